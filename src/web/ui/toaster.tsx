// Draws the messages of toast.tsx. A message that comes before the drawer stands waits for it.
import { clsx } from "clsx";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { CircleAlertIcon, CircleCheckIcon } from "./icons.ts";
import "sonner/dist/styles.css";
import type { Notice } from "./notice.ts";
import { useWide } from "./use-wide.ts";

const SHOWN_MS = 5000;
let isStanding: () => void;
const standing = new Promise<void>((resolve) => {
	isStanding = resolve;
});

export async function show({ title, text, tone = "plain", action }: Notice) {
	await standing;
	toast.dismiss();
	const shown = toast.custom(
		(id) => (
			<div
				role={tone === "bad" ? "alert" : "status"}
				className={clsx(
					"flex w-full gap-3 rounded-2 border p-4 font-sans text-base text-ink shadow-over",
					tone === "bad" ? "border-bad bg-bad-wash" : "border-line bg-sheet",
				)}
			>
				{tone === "bad" && (
					<CircleAlertIcon
						aria-hidden
						size={18}
						className="mt-0.5 shrink-0 text-bad"
					/>
				)}
				{tone === "ok" && (
					<CircleCheckIcon
						aria-hidden
						size={18}
						className="mt-0.5 shrink-0 text-ok"
					/>
				)}
				<div className="min-w-0 flex-1">
					<p className="font-semibold">{title}</p>
					{text && <p className="mt-0.5 text-small text-ink-2">{text}</p>}
				</div>
				{action && (
					<button
						type="button"
						onClick={() => {
							toast.dismiss(id);
							action.run();
						}}
						className="self-start text-small font-semibold text-accent underline"
					>
						{action.label}
					</button>
				)}
				<button
					type="button"
					onClick={() => toast.dismiss(id)}
					className="self-start text-small text-ink-2 underline"
				>
					Close
				</button>
			</div>
		),
		{ duration: SHOWN_MS },
	);
	action?.until?.addEventListener("abort", () => toast.dismiss(shown));
}

export function Toaster() {
	useEffect(() => isStanding(), []);
	const isNarrow = !useWide("beyondPhone");
	return (
		<Sonner
			// Where it covers no heading; on a phone the buttons are at the bottom, so it stands below the bar there.
			position={isNarrow ? "top-center" : "bottom-right"}
			mobileOffset={{ top: 68, left: 12, right: 12 }}
			visibleToasts={1}
			duration={SHOWN_MS}
			theme="light"
		/>
	);
}
