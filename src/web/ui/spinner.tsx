// Waiting, shown and said.
import { LoaderCircleIcon } from "./icons.ts";

export function Spinner({ size = 16 }: { size?: number }) {
	return <LoaderCircleIcon aria-hidden size={size} className="animate-spin" />;
}

/** Stands where a page will be, so it has the heading a page has. */
export function PageSpinner() {
	return (
		<div
			role="status"
			className="grid min-h-[50vh] place-items-center text-accent"
		>
			<Spinner size={28} />
			<h1 className="sr-only">Loading</h1>
		</div>
	);
}
