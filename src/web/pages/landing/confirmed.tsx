// What somebody reads who comes from the link of the confirmation mail, which leads to "/#confirmed".
import { Link } from "@tanstack/react-router";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";

export function Confirmed() {
	return (
		<div id="confirmed" role="status" className="bg-ok-wash">
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
