// A dialog of the browser's own kind: keeps the focus inside, closes on Escape, gives the focus back.
import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

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
	useEffect(() => {
		const dialog = ref.current;
		if (dialog && !dialog.open) dialog.showModal();
		return () => dialog?.close();
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
			<div className="mb-3 flex items-start justify-between gap-4">
				<h2 id={id} className="text-h2">
					{title}
				</h2>
				{onClose && (
					<button
						type="button"
						aria-label="Close"
						onClick={onClose}
						className="-m-1.5 rounded-1 p-1.5 text-ink-2 hover:bg-wash"
					>
						<X aria-hidden size={18} />
					</button>
				)}
			</div>
			{children}
		</dialog>
	);
}
