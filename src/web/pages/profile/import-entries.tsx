// A section of an import, entry by entry: each can be changed, put elsewhere, joined, parted or left out, and takes lines that are
// dragged onto it.
import { clsx } from "clsx";
import { useState } from "react";
import type { ImportReply } from "../../../api/import.ts";
import { pathOf } from "../../../domain/profile/content-path.ts";
import type { SectionDeclaration } from "../../../domain/profile/sections/section.ts";
import { TELLING } from "../../../domain/resume-reading/cited-entries.ts";
import { Chip } from "../../ui/card.tsx";
import { EntryText } from "./entry-list.tsx";
import type { EditReview } from "./import-choices.ts";
import { EditFields } from "./import-dialog.tsx";
import { ImportEntryMenu } from "./import-entry-menu.tsx";
import { ImportLines } from "./import-lines.tsx";
import { entryOf } from "./profile-sections.ts";
import { isLineDragged, removedLine } from "./unread-lines.tsx";

type EntriesProps = {
	section: SectionDeclaration;
	reading: ImportReply;
	onEdit: EditReview;
	/** A line without a place was dropped on a path of the profile. */
	onRemoveLine: (line: number, to: string) => void;
};

export function ImportEntries({
	section,
	reading,
	onEdit,
	onRemoveLine,
}: EntriesProps) {
	const [opened, setOpened] = useState<number | null>(null);
	const entries = reading.profile[section.name];
	const entry = opened === null ? undefined : entries[opened];
	return (
		<>
			<ul>
				{Object.keys(entries).map((place) => (
					<ImportEntry
						key={place}
						section={section}
						reading={reading}
						at={Number(place)}
						onEdit={onEdit}
						onOpen={() => setOpened(Number(place))}
						onRemoveLine={onRemoveLine}
					/>
				))}
			</ul>
			{entry && opened !== null && (
				<EditFields
					section={section}
					entry={entry}
					onClose={() => setOpened(null)}
					onSave={(changed) => {
						setOpened(null);
						const at = { section: section.name, at: opened };
						onEdit({ kind: "change", ...at, entry: changed }, "Entry changed");
					}}
				/>
			)}
		</>
	);
}

type EntryProps = EntriesProps & { at: number; onOpen: () => void };

function ImportEntry({
	section,
	reading,
	at,
	onEdit,
	onOpen,
	onRemoveLine,
}: EntryProps) {
	const [isOver, setIsOver] = useState(false);
	const entry = reading.profile[section.name][at];
	if (!entry) return null;
	const card = entryOf(section.card(entry));
	const telling = TELLING.find((name) => name === section.name);
	const title = card.title || "Entry without a title";
	return (
		<li
			onDragOver={(event) => {
				if (!telling || !isLineDragged(event)) return;
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={(event) => {
				setIsOver(false);
				const line = removedLine(event);
				if (!telling || line === null) return;
				event.preventDefault();
				onRemoveLine(line, pathOf(telling, at, "achievements"));
			}}
			className={clsx(
				"relative border-t border-line py-4 first:border-0 first:pt-0 last:pb-0",
				isOver && "bg-accent-wash outline-2 outline-accent-line",
			)}
		>
			<EntryText
				entry={{ ...card, title, ...(telling ? { lines: [] } : {}) }}
				headClass="pr-12"
				mark={<Doubt reading={reading} section={section.name} at={at} />}
			/>
			{telling && (
				<ImportLines
					section={telling}
					reading={reading}
					at={at}
					onEdit={onEdit}
				/>
			)}
			<div className="absolute top-2 right-0">
				<ImportEntryMenu
					title={title}
					section={section.name}
					at={at}
					count={reading.profile[section.name].length}
					onEdit={onEdit}
					onOpen={onOpen}
				/>
			</div>
		</li>
	);
}

type DoubtProps = { reading: ImportReply; section: string; at: number };

/** How many fields of an entry the reader was not sure of. */
function Doubt({ reading, section, at }: DoubtProps) {
	const count = reading.sources.filter(
		({ path, doubtful }) => doubtful && path[0] === section && path[1] === at,
	).length;
	if (count === 0) return null;
	return (
		<Chip size="small" tone="warn">
			{count === 1 ? "Check one field" : `Check ${count} fields`}
		</Chip>
	);
}
