// What can be done with an entry of an import, behind one button. All of it works by keyboard.
import { Menu } from "@base-ui/react/menu";
import type { ListSection } from "../../../domain/profile/sections/section.ts";
import {
	isNamed,
	SECTIONS_WITH_LINES,
} from "../../../domain/resume-reading/cited-entries.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EllipsisIcon } from "../../ui/icons.ts";
import { type EditReview, SECTION_WORDS } from "./import-choices.ts";

type MenuProps = {
	title: string;
	section: ListSection;
	at: number;
	/** How many entries the section has. */
	count: number;
	onEdit: EditReview;
};

export function ImportEntryMenu(props: MenuProps) {
	const { title } = props;
	return (
		<Menu.Root modal={false}>
			<Menu.Trigger
				aria-label={`Change ${title}`}
				className={buttonClass({ size: "small", className: "px-2" })}
			>
				<EllipsisIcon aria-hidden size={16} />
			</Menu.Trigger>
			<Menu.Portal>
				<Menu.Positioner align="end" sideOffset={6} className="z-20">
					<Menu.Popup className="min-w-52 animate-fade rounded-2 border border-line bg-sheet p-1.5 shadow-over outline-none">
						<Places {...props} />
					</Menu.Popup>
				</Menu.Positioner>
			</Menu.Portal>
		</Menu.Root>
	);
}

function Places({ section, at, count, onEdit }: MenuProps) {
	const here = { section, at };
	const from = SECTIONS_WITH_LINES.find((name) => name === section);
	return (
		<>
			{at > 0 && (
				<>
					<ImportMenuItem
						label="Move up"
						onPick={() =>
							onEdit({ kind: "move", ...here, to: at - 1 }, "Entry moved")
						}
					/>
					<ImportMenuItem
						label="Join with the entry above"
						onPick={() => onEdit({ kind: "merge", ...here }, "Entries joined")}
					/>
				</>
			)}
			{at < count - 1 && (
				<ImportMenuItem
					label="Move down"
					onPick={() =>
						onEdit({ kind: "move", ...here, to: at + 1 }, "Entry moved")
					}
				/>
			)}
			{from &&
				SECTIONS_WITH_LINES.filter((to) => to !== from).map((to) => (
					<ImportMenuItem
						key={to}
						label={`Move to ${SECTION_WORDS[to]}`}
						onPick={() =>
							onEdit(
								{ kind: "transfer", section: from, at, to },
								`Moved to ${SECTION_WORDS[to]}`,
							)
						}
					/>
				))}
			{isNamed(section) && (
				<ImportMenuItem
					label="Split into two entries"
					onPick={() => onEdit({ kind: "divide", section, at }, "Entry split")}
				/>
			)}
			<Menu.Separator className="my-1.5 h-px bg-line" />
			<ImportMenuItem
				label="Leave out"
				onPick={() => onEdit({ kind: "remove", ...here }, "Entry left out")}
			/>
		</>
	);
}

type ItemProps = { label: string; onPick: () => void };

export function ImportMenuItem({ label, onPick }: ItemProps) {
	return (
		<Menu.Item
			onClick={onPick}
			className="flex cursor-default items-center rounded-1 px-3 py-1.5 outline-none data-highlighted:bg-wash"
		>
			{label}
		</Menu.Item>
	);
}
