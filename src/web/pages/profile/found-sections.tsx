// What an import found, section by section, to be set right where the reader was wrong.
import type { ImportReply } from "../../../api/import.ts";
import { listSections } from "../../../domain/profile/sections/all-sections.ts";
import { editImport } from "../../../domain/resume-reading/edit-import.ts";
import type { Placing } from "../../../domain/resume-reading/placing.ts";
import { Card, Chip } from "../../ui/card.tsx";
import { EntryList } from "./entry-list.tsx";
import { FoundPersonal } from "./found-personal.tsx";
import type { EditReview } from "./import-choices.ts";
import { ImportEntries } from "./import-entries.tsx";
import {
	type ProfileSection,
	profileSections,
	sectionCount,
} from "./profile-sections.ts";
import { ReadFrom } from "./read-from.tsx";

type SectionsProps = {
	reading: ImportReply;
	placings: readonly Placing[];
	onPlace: (placings: Placing[]) => void;
	onEdited: (reading: ImportReply, done: string) => void;
};

export function FoundSections({
	reading,
	placings,
	onPlace,
	onEdited,
}: SectionsProps) {
	const edit: EditReview = (what, done) =>
		onEdited(editImport(reading, what), done);
	const removeLine = (line: number, to: string) =>
		onPlace([...placings.filter((each) => each.line !== line), { line, to }]);
	return profileSections.map((section) => {
		const found = section.entries(reading.profile);
		if (found.length === 0) return null;
		if (section.name === "personal")
			return (
				<FoundPersonal
					key={section.tab}
					section={section}
					reading={reading}
					onEdited={onEdited}
				/>
			);
		const list = listSections.find(({ name }) => name === section.name);
		const entries = list && (
			<ImportEntries
				section={list}
				reading={reading}
				onEdit={edit}
				onRemoveLine={removeLine}
			/>
		);
		return (
			<Card key={section.tab} aria-labelledby={`found-${section.tab}`}>
				<div className="mb-4 flex items-center gap-3">
					<h2 id={`found-${section.tab}`} className="text-h2">
						{section.label}
					</h2>
					<Chip>{sectionCount(section, reading.profile)}</Chip>
				</div>
				{isGrouped(section) ? (
					<>
						<EntryList entries={found} />
						<details className="mt-4 border-t border-line pt-3">
							<summary className="cursor-pointer text-small text-accent">
								Change one by one
							</summary>
							<div className="mt-3">{entries}</div>
						</details>
					</>
				) : (
					(entries ?? <EntryList entries={found} />)
				)}
				<ReadFrom reading={reading} section={section.name} />
			</Card>
		);
	});
}

/** Short names stand together under their category. */
function isGrouped({ name }: ProfileSection): boolean {
	return name === "skills" || name === "software";
}
