// Any address that is not ours.
import { Link } from "@tanstack/react-router";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { PageTitle } from "../ui/page.tsx";
import { ShellFrame } from "./shell.tsx";

export function NotFoundPage() {
	return (
		<ShellFrame>
			<PageTitle title="Page not found" />
			<div className="mx-auto max-w-md px-4 py-24 text-center">
				<h1 className="text-h1">
					<span className="mb-2 block text-hero text-accent">404</span>
					<span className="sr-only"> - </span>Oops! Page not found
				</h1>
				<p className="mt-3 mb-6 text-ink-2">
					The address may have a typo, or the page has moved.
				</p>
				<Link to={paths.home} className={buttonClass({ kind: "primary" })}>
					Return to Home
				</Link>
			</div>
		</ShellFrame>
	);
}
