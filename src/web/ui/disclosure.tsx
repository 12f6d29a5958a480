// A button that opens a small sheet of further actions below itself. Closes on Escape, on leaving it, and after a choice.
import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { buttonClass } from "./button.tsx";
import { ChevronDownIcon } from "./icons.ts";

type DisclosureProps = { label: string; children: ReactNode };

export function Disclosure({ label, children }: DisclosureProps) {
	const ref = useRef<HTMLDetailsElement>(null);
	const summary = useRef<HTMLElement>(null);
	const close = () => {
		if (ref.current) ref.current.open = false;
	};
	return (
		<details
			ref={ref}
			className="relative"
			onBlur={({ relatedTarget }) =>
				!ref.current?.contains(relatedTarget) && close()
			}
			onKeyDown={({ key }) => {
				if (key !== "Escape") return;
				close();
				summary.current?.focus();
			}}
		>
			<summary
				ref={summary}
				className={clsx(
					buttonClass(),
					"list-none [&::-webkit-details-marker]:hidden",
				)}
			>
				{label}
				<ChevronDownIcon aria-hidden size={16} />
			</summary>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the sheet closes after a press on one of its own buttons */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing a button by keyboard clicks as well */}
			<div
				onClick={close}
				className="absolute right-0 z-10 mt-1.5 flex min-w-44 flex-col rounded-2 border border-line bg-sheet p-1.5 shadow-over [&>*]:justify-start"
			>
				{children}
			</div>
		</details>
	);
}
