// The documents a person had made: what was asked for, how far it is, and what came out.
import {
	and,
	desc,
	eq,
	getTableColumns,
	type InferSelectModel,
	ne,
	or,
	sql,
} from "drizzle-orm";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import type { Tx } from "./database.ts";
import { refundUnit } from "./quota.ts";
import {
	coverLetterJsonData,
	resumeGenerations,
	resumeJsonData,
} from "./schema/documents.ts";
import { letterIn } from "./stored-letter.ts";
import { resumeIn } from "./stored-resume.ts";

const table = resumeGenerations;

export type Generation = InferSelectModel<typeof resumeGenerations>;
export type NewGeneration = Pick<
	Generation,
	| "id"
	| "kind"
	| "job_title"
	| "company_name"
	| "job_description"
	| "selected_sections"
	| "ai_enhancement_strength"
	| "template_id"
	| "template"
	| "request_key"
> &
	Partial<
		Pick<Generation, "layout" | "engine" | "why_them" | "document_language">
	>;
export type GenerationSummary = Omit<
	Generation,
	"job_description" | "request_key" | "user_id" | "layout"
>;
/** How far a document is; the same four words and percentages a browser is shown. */
export type Progress = Pick<
	Generation,
	| "id"
	| "generation_status"
	| "step"
	| "progress"
	| "error_title"
	| "error_message"
>;
/** One of the two, by the document's kind; both null until it is completed. */
export type StoredContent = {
	resume: ResumeContent | null;
	letter: LetterContent | null;
};

const {
	job_description: _text,
	request_key: _key,
	user_id: _owner,
	layout: _layout,
	...listed
} = getTableColumns(table);
/** What a list shows of a document: without the posting, which is long. */
export const summaryColumns = listed;
const progressColumns = {
	id: table.id,
	generation_status: table.generation_status,
	step: table.step,
	progress: table.progress,
	error_title: table.error_title,
	error_message: table.error_message,
};

export async function findGeneration(
	tx: Tx,
	userId: string,
	id: string,
): Promise<Generation | null> {
	const [found] = await tx.select().from(table).where(own(userId, id));
	return found ?? null;
}

/** The newest finished document of the other kind that answers the same posting. */
export async function findCompanion(
	tx: Tx,
	userId: string,
	{ kind, job_description }: Pick<Generation, "kind" | "job_description">,
): Promise<string | null> {
	const [newest] = await tx
		.select({ id: table.id })
		.from(table)
		.where(
			and(
				eq(table.user_id, userId),
				ne(table.kind, kind),
				eq(table.generation_status, "completed"),
				eq(table.job_description, job_description),
			),
		)
		.orderBy(desc(table.created_at))
		.limit(1);
	return newest?.id ?? null;
}

/** The text of the posting answered last. */
export async function findNewestPosting(
	tx: Tx,
	userId: string,
): Promise<string | null> {
	const [newest] = await tx
		.select({ posting: table.job_description })
		.from(table)
		.where(eq(table.user_id, userId))
		.orderBy(desc(table.created_at))
		.limit(1);
	return newest?.posting ?? null;
}

/** The document an earlier copy of the same request made. */
export async function findGenerationByRequest(
	tx: Tx,
	userId: string,
	requestKey: string,
): Promise<Generation | null> {
	const [found] = await tx
		.select()
		.from(table)
		.where(and(eq(table.user_id, userId), eq(table.request_key, requestKey)));
	return found ?? null;
}

/** False when the same request has been stored in the meantime; then nothing was written. */
export async function saveNewGeneration(
	tx: Tx,
	userId: string,
	generation: NewGeneration,
): Promise<boolean> {
	const stored = await tx
		.insert(table)
		.values({ ...generation, user_id: userId })
		.onConflictDoNothing({ target: [table.user_id, table.request_key] })
		.returning({ id: table.id });
	return stored.length > 0;
}

/** A finished document under another id and title, with everything it was made from. Its content is saved apart. */
export async function saveCopy(
	tx: Tx,
	userId: string,
	{ of, id, title }: { of: Generation; id: string; title: string },
): Promise<void> {
	const { created_at: _made, ...same } = of;
	await tx.insert(table).values({
		...same,
		user_id: userId,
		id,
		job_title: title,
		request_key: `copy ${id}`,
	});
}

export async function saveProgress(
	tx: Tx,
	userId: string,
	{ id, ...progress }: Partial<Progress> & { id: string },
) {
	await tx.update(table).set(progress).where(own(userId, id));
}

/** With the layout as it is now. Letters have the template's name alone. */
export async function saveTemplate(
	tx: Tx,
	userId: string,
	{
		id,
		template,
	}: {
		id: string;
		template: {
			id: string;
			kind: "resume" | "letter";
			name: string;
		} & NonNullable<Generation["layout"]>;
	},
): Promise<void> {
	const template_id = template.kind === "resume" ? template.id : null;
	await tx
		.update(table)
		.set({
			template: template.name,
			template_id,
			layout: {
				layout: template.layout,
				layout_config: template.layout_config,
			},
		})
		.where(own(userId, id));
}

/** `title` and `message` are what the person is told. */
export async function saveFailure(
	tx: Tx,
	userId: string,
	failure: { id: string; title: string; message: string },
) {
	await tx
		.update(table)
		.set({
			generation_status: "failed",
			error_title: failure.title,
			error_message: failure.message,
		})
		.where(own(userId, failure.id));
}

/** How far these documents are, whoever they belong to: for the server, which tells each person of their own. */
export async function listProgress(
	tx: Tx,
	watched: { userId: string; id: string }[],
): Promise<Progress[]> {
	if (watched.length === 0) return [];
	return tx
		.select(progressColumns)
		.from(table)
		.where(or(...watched.map(({ userId, id }) => own(userId, id))));
}

export async function saveResume(
	tx: Tx,
	userId: string,
	stored: { id: string; resume: ResumeContent },
): Promise<void> {
	await tx
		.insert(resumeJsonData)
		.values({
			user_id: userId,
			generation_id: stored.id,
			resume_json: stored.resume,
		})
		.onConflictDoUpdate({
			target: [resumeJsonData.user_id, resumeJsonData.generation_id],
			set: { resume_json: stored.resume, updated_at: sql`now()` },
		});
}

export async function saveLetter(
	tx: Tx,
	userId: string,
	stored: { id: string; letter: LetterContent },
): Promise<void> {
	const cover_letter_json = { cover_letter: stored.letter };
	await tx
		.insert(coverLetterJsonData)
		.values({
			user_id: userId,
			generation_id: stored.id,
			cover_letter_json,
		})
		.onConflictDoUpdate({
			target: [coverLetterJsonData.user_id, coverLetterJsonData.generation_id],
			set: { cover_letter_json, updated_at: sql`now()` },
		});
}

export async function findContent(
	tx: Tx,
	userId: string,
	id: string,
): Promise<StoredContent> {
	const [resume] = await tx
		.select({ json: resumeJsonData.resume_json })
		.from(resumeJsonData)
		.where(
			and(
				eq(resumeJsonData.user_id, userId),
				eq(resumeJsonData.generation_id, id),
			),
		);
	const [letter] = await tx
		.select({ json: coverLetterJsonData.cover_letter_json })
		.from(coverLetterJsonData)
		.where(
			and(
				eq(coverLetterJsonData.user_id, userId),
				eq(coverLetterJsonData.generation_id, id),
			),
		);
	return {
		resume: resume ? resumeIn(resume.json) : null,
		letter: letter ? letterIn(letter.json) : null,
	};
}

/** False when there was none. Its stored JSON and its job go with it, and the unit of one that was never finished is given back. */
export async function deleteGeneration(
	tx: Tx,
	userId: string,
	id: string,
): Promise<boolean> {
	await refundUnit(tx, userId, id);
	const deleted = await tx
		.delete(table)
		.where(own(userId, id))
		.returning({ id: table.id });
	return deleted.length > 0;
}

function own(userId: string, id: string) {
	return and(eq(table.user_id, userId), eq(table.id, id));
}

/** Whether there is such a document, and it is not this person's. */
export async function isDocumentOfOther(
	tx: Tx,
	userId: string,
	id: string,
): Promise<boolean> {
	const found = await tx
		.select({ id: resumeGenerations.id })
		.from(resumeGenerations)
		.where(
			and(eq(resumeGenerations.id, id), ne(resumeGenerations.user_id, userId)),
		)
		.limit(1);
	return found.length > 0;
}
