// Waiting, shown and said.
import { LoaderCircle } from "lucide-react";

export function Spinner({ size = 16 }: { size?: number }) {
	return <LoaderCircle aria-hidden size={size} className="animate-spin" />;
}

export function PageSpinner() {
	return (
		<div
			role="status"
			className="grid min-h-[50vh] place-items-center text-accent"
		>
			<Spinner size={28} />
			<span className="sr-only">Loading</span>
		</div>
	);
}
