// The whole form: a card for each part of the document.

import { memo } from "react";
import { isBelow, pathOf } from "../../../domain/profile/content-path.ts";
import { Card } from "../../ui/card.tsx";
import { type FormDraft, formOfKind } from "./draft.ts";
import { EntriesEditor } from "./entries-editor.tsx";
import { FieldEditor } from "./field-editor.tsx";
import type { FormPart } from "./form.ts";

export const DocumentForm = memo(function DocumentForm({
	draft,
}: {
	draft: FormDraft;
}) {
	return (
		<div className="space-y-3.5">
			{formOfKind(draft.kind).map((part) => (
				<Card key={part.id} id={part.id} className="max-sm:p-3.5">
					<h2
						className={isOneField(part) ? "sr-only" : "mb-3 font-sans text-h3"}
					>
						{part.label}
					</h2>
					<PartFields part={part} draft={draft} />
				</Card>
			))}
		</div>
	);
});

function PartFields({ part, draft }: { part: FormPart; draft: FormDraft }) {
	const { fields, entries, least } = part;
	const shown = fields.filter(({ name }) => !isSpare(name, draft));
	return (
		<div className="space-y-4">
			{entries && (
				<EntriesEditor
					list={entries}
					entries={draft.entries[entries.name] ?? []}
				/>
			)}
			{shown.length > 0 && (
				<div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
					{shown.map((field) => (
						<FieldEditor
							key={field.name}
							field={field}
							owner={null}
							holder={draft}
							least={least}
						/>
					))}
				</div>
			)}
		</div>
	);
}

/** Its field says the same. */
function isOneField({ label, fields }: FormPart): boolean {
	return fields.length === 1 && fields[0]?.label === label;
}

/** Where skills stand in groups, the two lists without a group are shown only when something is in them. */
function isSpare(name: string, { entries, lists }: FormDraft): boolean {
	return (
		isBelow(name, "skills") &&
		(entries[pathOf("skills", "groups")] ?? []).length > 0 &&
		(lists[name] ?? []).length === 0
	);
}
