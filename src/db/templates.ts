// The templates that can be chosen, and the one a new document starts with.
import { asc, eq } from "drizzle-orm";
import { mayUseTemplate, type Plan } from "../domain/account/plans.ts";
import type { Tx } from "./database.ts";
import { coverLetterTemplates, resumeTemplates } from "./schema/documents.ts";

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
		.from(resumeTemplates)
		.where(eq(resumeTemplates.is_active, true))
		.orderBy(asc(resumeTemplates.created_at), asc(resumeTemplates.id));
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
