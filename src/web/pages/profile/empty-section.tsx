// A section with nothing in it, and the quickest way to change that.
import { Link } from "@tanstack/react-router";
import { paths } from "../../paths.ts";

export function EmptySection({ text }: { text: string }) {
	return (
		<div className="py-8 text-center">
			<p className="text-ink-2">{text}</p>
			<Link
				to={paths.profile}
				search={{ view: "import" }}
				className="mt-2 inline-block font-medium text-accent underline-offset-4 hover:underline"
			>
				Import a resume to fill it
			</Link>
		</div>
	);
}
