// What somebody reads who comes from the link of the confirmation mail, which leads to "/#confirmed": the way on, and nothing else
// on the first screen.
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";

/** Before the app is there the address alone shows it. */
export function Confirmed({ isShown }: { isShown: boolean }) {
	return (
		<div
			id="confirmed"
			role="status"
			className={clsx(
				"min-h-[calc(100svh-3.5rem)] scroll-mt-14 place-items-center bg-ok-wash px-4",
				isShown ? "grid" : "hidden target:grid",
			)}
		>
			<div className="max-w-[46ch] py-10 text-center">
				<p className="font-serif text-h1 font-semibold">
					Your email is confirmed.
				</p>
				<p className="mt-2 mb-6 text-ink-2">
					Sign in and choose how to begin: with a resume you have, with a sample
					person, or by hand.
				</p>
				<Link to={paths.auth} className={buttonClass({ kind: "primary" })}>
					Sign In
				</Link>
			</div>
		</div>
	);
}
