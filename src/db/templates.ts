// The templates that can be chosen, and the one a new document starts with.
import { randomUUIDv7 } from "node:crypto";
import { asc, desc, eq, sql } from "drizzle-orm";
import { mayUseTemplate, type Plan } from "../domain/account/plans.ts";
import { documentsIn } from "./daily-sums.ts";
import type { Tx } from "./database.ts";
import {
	coverLetterTemplates,
	resumeTemplateRows,
} from "./schema/documents.ts";
import { errorCode } from "./transactions.ts";

/** `layout_config` overrides parts of the built-in layout that `layout` names. */
export type StoredTemplate = {
	id: string;
	kind: "resume" | "letter";
	name: string;
	description: string;
	layout: string;
	layout_config: Record<string, unknown>;
	is_premium: boolean;
};

/** Active templates of both kinds, oldest first within each. */
export async function listActiveTemplates(tx: Tx): Promise<StoredTemplate[]> {
	const resumes = await tx
		.select()
		.from(resumeTemplateRows)
		.where(eq(resumeTemplateRows.is_active, true))
		.orderBy(asc(resumeTemplateRows.created_at), asc(resumeTemplateRows.id));
	const letters = await tx
		.select()
		.from(coverLetterTemplates)
		.where(eq(coverLetterTemplates.is_active, true))
		.orderBy(
			asc(coverLetterTemplates.created_at),
			asc(coverLetterTemplates.id),
		);
	return [
		...resumes.map(
			({
				id,
				name,
				description,
				template_type,
				layout_config,
				is_premium,
			}) => ({
				id,
				kind: "resume" as const,
				name,
				description: description ?? "",
				layout: template_type,
				layout_config,
				is_premium,
			}),
		),
		...letters.map(({ id, name, description }) => ({
			id,
			kind: "letter" as const,
			name,
			description: description ?? "",
			layout: name,
			layout_config: {},
			is_premium: false,
		})),
	];
}

/** The oldest active template the plan may use; null when an administrator left none. */
export async function findDefaultTemplate(
	tx: Tx,
	plan: Plan,
	kind: StoredTemplate["kind"],
): Promise<StoredTemplate | null> {
	const active = await listActiveTemplates(tx);
	return (
		active.find(
			(template) => template.kind === kind && mayUseTemplate(plan, template),
		) ?? null
	);
}

export type TemplateRow = typeof resumeTemplateRows.$inferSelect;
export type TemplateFields = Pick<
	TemplateRow,
	| "name"
	| "description"
	| "template_type"
	| "is_active"
	| "is_premium"
	| "layout_config"
>;

/** Every resume template, newest first, with how many documents were made with it. */
export async function listTemplates(
	tx: Tx,
): Promise<(TemplateRow & { uses: number })[]> {
	const documents = await documentsIn(tx, {}, ["template"]);
	const { rows } = await tx.execute<{ template: string; uses: number }>(
		sql`select template, sum(documents)::float8 as uses from ${documents} group by 1`,
	);
	const uses = new Map(rows.map(({ template, uses }) => [template, uses]));
	const templates = await tx
		.select()
		.from(resumeTemplateRows)
		.orderBy(desc(resumeTemplateRows.created_at), desc(resumeTemplateRows.id));
	return templates.map((template) => ({
		...template,
		uses: uses.get(template.id) ?? 0,
	}));
}

export async function findTemplate(
	tx: Tx,
	id: string,
): Promise<TemplateRow | null> {
	const [row] = await tx
		.select()
		.from(resumeTemplateRows)
		.where(eq(resumeTemplateRows.id, id))
		.for("update");
	return row ?? null;
}

/** null when the name is taken, in whatever case. */
export async function saveNewTemplate(
	tx: Tx,
	fields: TemplateFields,
): Promise<TemplateRow | null> {
	const [row] = await tx
		.insert(resumeTemplateRows)
		.values({ ...fields, id: randomUUIDv7() })
		.onConflictDoNothing()
		.returning();
	return row ?? null;
}

/** False when the name is another template's. */
export async function saveTemplateFields(
	tx: Tx,
	id: string,
	changed: Partial<TemplateFields>,
): Promise<boolean> {
	try {
		// A refused name must not end the transaction around it.
		await tx.transaction((inner) =>
			inner
				.update(resumeTemplateRows)
				.set(changed)
				.where(eq(resumeTemplateRows.id, id)),
		);
		return true;
	} catch (error) {
		if (errorCode(error) === TAKEN) return false;
		throw error;
	}
}

const TAKEN = "23505";

/** Whether another template than this one can be chosen. Two who switch off the last two wait for each other. */
export async function hasOtherActive(tx: Tx, id: string): Promise<boolean> {
	const active = await tx
		.select({ id: resumeTemplateRows.id })
		.from(resumeTemplateRows)
		.where(eq(resumeTemplateRows.is_active, true))
		.for("update");
	return active.some((template) => template.id !== id);
}
