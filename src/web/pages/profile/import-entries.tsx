// A section of an import, entry by entry: each can be changed, put elsewhere, joined, parted or left out, and takes lines that are
// dragged onto it.

import { useRef, useState } from "react";
import type { ImportReply } from "../../../api/import.ts";
import { pathOf } from "../../../domain/profile/content-path.ts";
import type { SectionDeclaration } from "../../../domain/profile/sections/section.ts";
import { SECTIONS_WITH_LINES } from "../../../domain/resume-reading/cited-entries.ts";
import { Button } from "../../ui/button.tsx";
import { chipClass } from "../../ui/card.tsx";
import { PencilIcon } from "../../ui/icons.ts";
import { doubtId } from "./doubtful-fields.tsx";
import { EntryText } from "./entry-list.tsx";
import type { EditReview } from "./import-choices.ts";
import { ImportEntryMenu } from "./import-entry-menu.tsx";
import { EditFields } from "./import-fields.tsx";
import { ImportLines } from "./import-lines.tsx";
import { LineTarget } from "./line-target.tsx";
import { entryOf } from "./profile-sections.ts";

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
	return (
		<ul>
			{Object.keys(reading.profile[section.name]).map((place) => (
				<ImportEntry
					key={place}
					section={section}
					reading={reading}
					at={Number(place)}
					isOpen={opened === Number(place)}
					onOpen={(isOpen) => setOpened(isOpen ? Number(place) : null)}
					onEdit={(what, done) => {
						// What is open may stand elsewhere then.
						setOpened(null);
						onEdit(what, done);
					}}
					onRemoveLine={onRemoveLine}
				/>
			))}
		</ul>
	);
}

type EntryProps = EntriesProps & {
	at: number;
	/** Its fields stand in the place of its text. */
	isOpen: boolean;
	onOpen: (isOpen: boolean) => void;
};

function ImportEntry({
	section,
	reading,
	at,
	isOpen,
	onEdit,
	onOpen,
	onRemoveLine,
}: EntryProps) {
	const edit = useRef<HTMLButtonElement>(null);
	const entry = reading.profile[section.name][at];
	if (!entry) return null;
	const card = entryOf(section.card(entry));
	const withLines = SECTIONS_WITH_LINES.find((name) => name === section.name);
	const title = card.title || "Entry without a title";
	const shown = { ...card, title, ...(withLines && { lines: [] }) };
	const close = () => {
		onOpen(false);
		// The button is there again once the form is gone.
		setTimeout(() => edit.current?.focus());
	};
	return (
		<LineTarget
			path={withLines ? pathOf(withLines, at, "achievements") : null}
			onRemoveLine={onRemoveLine}
		>
			{isOpen ? (
				<EditFields
					section={section}
					entry={entry}
					onClose={() => close()}
					onSave={(changed) => {
						close();
						const here = { section: section.name, at };
						onEdit(
							{ kind: "change", ...here, entry: changed },
							"Entry changed",
						);
					}}
				/>
			) : (
				<>
					<EntryText
						entry={shown}
						headClass="pr-22"
						mark={<Doubt reading={reading} section={section.name} at={at} />}
					/>
					{withLines && (
						<ImportLines
							section={withLines}
							reading={reading}
							at={at}
							onEdit={onEdit}
						/>
					)}
					<div className="absolute top-3 right-0 flex gap-1 group-first:-top-1">
						<Button
							ref={edit}
							kind="ghost"
							size="small"
							aria-label={`Edit ${title}`}
							className="px-2"
							onClick={() => onOpen(true)}
						>
							<PencilIcon aria-hidden size={15} />
						</Button>
						<ImportEntryMenu
							title={title}
							section={section.name}
							at={at}
							count={reading.profile[section.name].length}
							onEdit={onEdit}
						/>
					</div>
				</>
			)}
		</LineTarget>
	);
}

type DoubtProps = { reading: ImportReply; section: string; at: number };

/** How many fields of an entry the reader was not sure of. */
function Doubt({ reading, section, at }: DoubtProps) {
	const doubtful = reading.sources.filter(
		({ path, doubtful }) => doubtful && path[0] === section && path[1] === at,
	);
	const [first] = doubtful;
	if (!first) return null;
	const count = doubtful.length;
	return (
		<button
			type="button"
			className={chipClass({ size: "small", tone: "warn" })}
			onClick={() => lookAt(doubtId(first.path))}
		>
			{count === 1 ? "Check one field" : `Check ${count} fields`}
		</button>
	);
}

/** Up to where the field can be set right. */
function lookAt(id: string): void {
	const item = document.getElementById(id);
	item?.scrollIntoView({ block: "center" });
	item?.querySelector("input")?.focus({ preventScroll: true });
}
