// What administrators change about templates. Documents keep the layout they were made with; each change is in the audit log.
import { saveAuditEntry } from "../db/audit-log.ts";
import type { Tx } from "../db/database.ts";
import {
	findTemplate,
	hasOtherActive,
	type StoredTemplate,
	saveNewTemplate,
	saveTemplateFields,
	type TemplateFields,
} from "../db/templates.ts";
import { asSystem } from "../db/transactions.ts";
import { readLayoutConfig } from "../documents/templates/layout-config.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Acting } from "./acting.ts";

/** Refuses "conflict" for a name that is taken in whatever case, "bad-input" for a layout out of bounds. */
export function addTemplate(
	{ database, by, now }: Acting,
	fields: TemplateFields,
): Promise<string> {
	refuseLayout(fields.layout_config);
	return asSystem(database, async (tx) => {
		const saved = await saveNewTemplate(tx, fields);
		if (!saved) throw taken(fields.name);
		await note(
			tx,
			{ action: "add_template", id: saved.id, details: fields },
			{ by, now },
		);
		return saved.id;
	});
}

/** Only what is named changes. The last active template stays active. */
export function changeTemplate(
	{ database, by, now }: Acting,
	id: string,
	changed: Partial<TemplateFields>,
): Promise<void> {
	if (changed.layout_config) refuseLayout(changed.layout_config);
	return asSystem(database, async (tx) => {
		const before = await findTemplate(tx, id);
		if (!before) throw new Refusal("not-found", "There is no such template.");
		if (Object.keys(changed).length === 0) return;
		if (
			changed.is_active === false &&
			before.is_active &&
			!(await hasOtherActive(tx, id))
		)
			throw new Refusal(
				"conflict",
				"This is the last active template, and resumes need one. Activate another one first.",
			);
		if (!(await saveTemplateFields(tx, id, changed)))
			throw taken(changed.name ?? before.name);
		const keys = Object.keys(changed) as (keyof TemplateFields)[];
		await note(
			tx,
			{
				action: "change_template",
				id,
				details: {
					before: Object.fromEntries(keys.map((key) => [key, before[key]])),
					after: changed,
				},
			},
			{ by, now },
		);
	});
}

/** How a look would be drawn, before it is anybody's template. Refuses "bad-input" for a layout out of bounds. */
export function unsavedTemplate({
	template_type: layout,
	layout_config,
}: Pick<TemplateFields, "template_type" | "layout_config">): StoredTemplate {
	refuseLayout(layout_config);
	return {
		id: "",
		kind: "resume",
		name: "",
		description: "",
		layout,
		layout_config,
		is_premium: false,
	};
}

type Act = { action: string; id: string; details: Record<string, unknown> };

function note(
	tx: Tx,
	{ action, id, details }: Act,
	who: Pick<Acting, "by" | "now">,
): Promise<void> {
	return saveAuditEntry(tx, {
		...who,
		action,
		subject: { type: "resume_template", id },
		details,
	});
}

function refuseLayout(layout_config: Record<string, unknown>): void {
	const read = readLayoutConfig(layout_config);
	if (read.ok) return;
	const [first] = read.problems;
	throw new Refusal("bad-input", `${first?.where}: ${first?.message}.`, {
		fields: Object.fromEntries(
			read.problems.map(({ where, message }) => [where, message]),
		),
	});
}

function taken(name: string): Refusal {
	const message = `There is already a template called ${name}.`;
	return new Refusal("conflict", message, { fields: { name: message } });
}
