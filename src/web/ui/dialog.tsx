// A dialog of the browser's own kind: keeps the focus inside, closes on Escape, gives the focus back.
import { clsx } from "clsx";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { XIcon } from "./icons.ts";

type DialogProps = {
	title: string;
	onClose?: () => void;
	isWide?: boolean;
	/** Hides the page behind it. */
	isVeiled?: boolean;
	children: ReactNode;
};

/** Open while it is rendered. Without `onClose` it stays until its work is done. */
export function Dialog({
	title,
	onClose,
	isWide = false,
	isVeiled = false,
	children,
}: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const id = useId();
	// Closed while it is still in the page: from one that was taken out the focus does not go back.
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (dialog && !dialog.open) dialog.showModal();
		return () => {
			dialog?.close();
			setTimeout(toPage);
		};
	}, []);
	return (
		<dialog
			ref={ref}
			aria-labelledby={id}
			onCancel={(event) => {
				event.preventDefault();
				onClose?.();
			}}
			// A browser lets a second Escape through although the first was refused, unless the key itself is.
			onKeyDown={(event) => {
				if (event.key !== "Escape" || event.defaultPrevented) return;
				event.preventDefault();
				onClose?.();
			}}
			className={clsx(
				"animate-fade rounded-2 border border-line bg-sheet p-5 shadow-over sm:p-6",
				isWide
					? "w-[min(820px,calc(100vw-24px))]"
					: "w-[min(460px,calc(100vw-32px))]",
				isVeiled && "backdrop:backdrop-blur-xl",
			)}
		>
			<h2 id={id} className="mb-3 pr-8 text-h2">
				{title}
			</h2>
			{children}
			{/* Last, so that the focus begins at what the dialog is about. */}
			{onClose && (
				<button
					type="button"
					aria-label="Close"
					onClick={onClose}
					className="absolute top-3.5 right-3.5 rounded-1 p-1.5 text-ink-2 hover:bg-wash sm:top-4.5 sm:right-4.5"
				>
					<XIcon aria-hidden size={18} />
				</button>
			)}
		</dialog>
	);
}

/** What opened the dialog may be gone with what was done in it: then the page has the focus, not nobody. */
function toPage() {
	if (document.activeElement === document.body)
		document.getElementById("content")?.focus({ preventScroll: true });
}
