// One thing the palette offers, and a group of them under a heading.
import { Command } from "cmdk";
import type { ReactNode } from "react";
import type { IconComponent } from "../ui/icon.ts";

/** Closes the palette and goes. */
export type Go = (leave: () => Promise<void>) => void;

type GroupProps = { heading: string; children: ReactNode };

export function Group({ heading, children }: GroupProps) {
	return (
		<Command.Group
			heading={heading}
			className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-[11.5px] [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-2"
		>
			{children}
		</Command.Group>
	);
}

type ChoiceProps = {
	Icon: IconComponent;
	label: string;
	id?: string;
	note?: string;
	onChoose: () => void;
};

export function PaletteChoice({
	Icon,
	label,
	id = label,
	note = "",
	onChoose,
}: ChoiceProps) {
	return (
		<Command.Item
			value={`${label} ${note} ${id}`}
			onSelect={onChoose}
			className="flex cursor-pointer items-center gap-3 rounded-1 px-3 py-2 text-[14px] aria-selected:bg-accent-wash aria-selected:text-accent-deep"
		>
			<Icon aria-hidden size={16} className="shrink-0 text-ink-3" />
			<span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-3">
				<span title={label} className="truncate sm:min-w-0">
					{label}
				</span>
				{note && (
					<span
						title={note}
						className="truncate text-small text-ink-2 sm:min-w-0"
					>
						{note}
					</span>
				)}
			</span>
		</Command.Item>
	);
}
