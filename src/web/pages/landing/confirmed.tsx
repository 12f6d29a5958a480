// What somebody reads who comes from the link of the confirmation mail, which leads to "/#confirmed".
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
			className={clsx("bg-ok-wash", !isShown && "hidden target:block")}
		>
			<div className="mx-auto flex max-w-[1180px] flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-7">
				<p>
					<strong className="font-semibold">Your email is confirmed.</strong>{" "}
					Sign in and begin.
				</p>
				<Link to={paths.auth} className={buttonClass({ kind: "primary" })}>
					Sign In
				</Link>
			</div>
		</div>
	);
}
