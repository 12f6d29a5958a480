// The lines of an entry of an import. Each can open an entry of its own or go to another one of its section.

import { Menu } from "@base-ui/react/menu";
import type { ImportReply } from "../../../api/import.ts";
import { pathOf } from "../../../domain/profile/content-path.ts";
import type { SectionWithLines } from "../../../domain/resume-reading/cited-entries.ts";
import { factLabel } from "../../fact-label.ts";
import { buttonClass } from "../../ui/button.tsx";
import { SplitIcon } from "../../ui/icons.ts";
import type { EditReview } from "./import-choices.ts";
import { ImportMenuItem } from "./import-entry-menu.tsx";

type LinesProps = {
	section: SectionWithLines;
	reading: ImportReply;
	at: number;
	onEdit: EditReview;
};

export function ImportLines({ section, reading, at, onEdit }: LinesProps) {
	const lines = reading.profile[section][at]?.achievements ?? [];
	if (lines.length === 0) return null;
	return (
		<ul className="mt-2 list-disc space-y-1 pl-5 marker:text-accent">
			{Object.entries(lines).map(([place, line]) => (
				<li key={place} className="pr-9 break-words relative">
					<span className="inline-block max-w-[75ch] align-top">{line}</span>
					<LineMenu
						{...{ section, reading, at, onEdit, line }}
						place={Number(place)}
					/>
				</li>
			))}
		</ul>
	);
}

type LineMenuProps = LinesProps & { line: string; place: number };

function LineMenu({
	section,
	reading,
	at,
	onEdit,
	line,
	place,
}: LineMenuProps) {
	const others = reading.profile[section].flatMap((_, to) =>
		to === at ? [] : [to],
	);
	const here = { section, at, line: place };
	return (
		<Menu.Root modal={false}>
			<Menu.Trigger
				aria-label={`Move “${line}”`}
				title="Start a new entry here, or move this line"
				className={buttonClass({
					kind: "ghost",
					size: "small",
					className: "absolute -top-0.5 right-1 px-1.5 text-ink-2",
				})}
			>
				<SplitIcon aria-hidden size={14} />
			</Menu.Trigger>
			<Menu.Portal>
				<Menu.Positioner align="end" sideOffset={6} className="z-20">
					<Menu.Popup className="max-w-80 min-w-52 animate-fade rounded-2 border border-line bg-sheet p-1.5 shadow-over outline-none">
						<ImportMenuItem
							label="Start a new entry here"
							onPick={() => onEdit({ kind: "split", ...here }, "Entry split")}
						/>
						{others.map((to) => (
							<ImportMenuItem
								key={to}
								label={`Move to ${nameOf(reading, section, to)}`}
								onPick={() =>
									onEdit({ kind: "give", ...here, to }, "Line moved")
								}
							/>
						))}
					</Menu.Popup>
				</Menu.Positioner>
			</Menu.Portal>
		</Menu.Root>
	);
}

function nameOf(
	{ profile }: ImportReply,
	section: SectionWithLines,
	at: number,
): string {
	return `${at + 1}. ${factLabel(profile, pathOf(section, at))}`;
}
