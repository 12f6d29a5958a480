// In which order the sections stand, moved by buttons.

import type { ReactNode } from "react";
import { ChevronDownIcon, ChevronUpIcon } from "../../../ui/icons.ts";

type OrderProps = {
	order: readonly string[];
	onChange: (order: string[]) => void;
};

export function SectionOrder({ order, onChange }: OrderProps) {
	const move = (at: number, by: -1 | 1) => {
		const moved = [...order];
		const [section = ""] = moved.splice(at, 1);
		moved.splice(at + by, 0, section);
		onChange(moved);
	};
	return (
		<ol className="space-y-1">
			{order.map((section, at) => (
				<li
					key={section}
					className="flex items-center justify-between gap-2 rounded-1 bg-wash py-0.5 pr-1 pl-3 text-[14px]"
				>
					{sectionName(section)}
					<span className="flex">
						<MoveButton
							label={`Move ${sectionName(section)} up`}
							isEnd={at === 0}
							onMove={() => move(at, -1)}
						>
							<ChevronUpIcon aria-hidden size={16} />
						</MoveButton>
						<MoveButton
							label={`Move ${sectionName(section)} down`}
							isEnd={at === order.length - 1}
							onMove={() => move(at, 1)}
						>
							<ChevronDownIcon aria-hidden size={16} />
						</MoveButton>
					</span>
				</li>
			))}
		</ol>
	);
}

type MoveProps = {
	label: string;
	isEnd: boolean;
	onMove: () => void;
	children: ReactNode;
};

/** Keeps the focus where it is at the end of the way, so that pressing on does nothing worse than nothing. */
function MoveButton({ label, isEnd, onMove, children }: MoveProps) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-disabled={isEnd}
			onClick={() => !isEnd && onMove()}
			className="rounded-1 p-1.5 text-ink-2 hover:bg-line aria-disabled:opacity-35"
		>
			{children}
		</button>
	);
}

/** "Work experience" for work_experience. */
function sectionName(section: string): string {
	const words = section.replaceAll("_", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
