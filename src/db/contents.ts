// What a finished document says, as a person edits it: read together with its version, saved only on top of the version it
// was read at. The content that the queue stores first is db/generations'.
import { and, eq, inArray, sql } from "drizzle-orm";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import type { Tx } from "./database.ts";
import { coverLetterJsonData, resumeJsonData } from "./schema/documents.ts";
import { letterIn } from "./stored-letter.ts";
import { resumeIn } from "./stored-resume.ts";

/** A content, how often it was saved, and by whom last: the session is one opening of an editor. */
export type Edition = (
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent }
) & { version: number; session: string | null; updatedAt: string };

/** Null until the document is completed. */
export async function findEdition(
	tx: Tx,
	userId: string,
	id: string,
): Promise<Edition | null> {
	const [resume] = await tx
		.select({
			content: resumeJsonData.resume_json,
			version: resumeJsonData.version,
			session: resumeJsonData.edit_session,
			updatedAt: resumeJsonData.updated_at,
		})
		.from(resumeJsonData)
		.where(ownResume(userId, id));
	if (resume)
		return { ...resume, kind: "resume", content: resumeIn(resume.content) };
	const [letter] = await tx
		.select({
			content: coverLetterJsonData.cover_letter_json,
			version: coverLetterJsonData.version,
			session: coverLetterJsonData.edit_session,
			updatedAt: coverLetterJsonData.updated_at,
		})
		.from(coverLetterJsonData)
		.where(ownLetter(userId, id));
	if (!letter) return null;
	const content = letterIn(letter.content);
	return { ...letter, kind: "cover_letter", content };
}

export type NewEdition = {
	id: string;
	on: number;
	session: string;
	now: Date;
} & (
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent }
);

/** False when the document is no longer at the version `on`: somebody else saved, or it was deleted. */
export async function saveEdition(
	tx: Tx,
	userId: string,
	edition: NewEdition,
): Promise<boolean> {
	const { id, on, session, now } = edition;
	const stamp = {
		version: on + 1,
		edit_session: session,
		updated_at: now.toISOString(),
	};
	const saved =
		edition.kind === "resume"
			? await tx
					.update(resumeJsonData)
					.set({ ...stamp, resume_json: edition.content })
					.where(and(ownResume(userId, id), eq(resumeJsonData.version, on)))
					.returning({ id: resumeJsonData.generation_id })
			: await tx
					.update(coverLetterJsonData)
					.set({
						...stamp,
						cover_letter_json: { cover_letter: edition.content },
					})
					.where(
						and(ownLetter(userId, id), eq(coverLetterJsonData.version, on)),
					)
					.returning({ id: coverLetterJsonData.generation_id });
	return saved.length > 0;
}

/** How many lines of each document wait for the person's word; without those where none does. */
export async function listToConfirm(
	tx: Tx,
	userId: string,
	ids: readonly string[],
): Promise<Map<string, number>> {
	if (ids.length === 0) return new Map();
	const resumes = await tx
		.select({
			id: resumeJsonData.generation_id,
			count: sql<number>`(${resumeJsonData.resume_json} #>> '{validation,to_confirm}')::int`,
		})
		.from(resumeJsonData)
		.where(
			and(
				eq(resumeJsonData.user_id, userId),
				inArray(resumeJsonData.generation_id, [...ids]),
			),
		);
	const letters = await tx
		.select({
			id: coverLetterJsonData.generation_id,
			count: sql<number>`(${coverLetterJsonData.cover_letter_json} #>> '{cover_letter,validation,to_confirm}')::int`,
		})
		.from(coverLetterJsonData)
		.where(
			and(
				eq(coverLetterJsonData.user_id, userId),
				inArray(coverLetterJsonData.generation_id, [...ids]),
			),
		);
	return new Map(
		[...resumes, ...letters]
			.filter(({ count }) => count > 0)
			.map(({ id, count }) => [id, count]),
	);
}

/** Keeps how many lines wait for the person's word; nothing else of the document changes, and it was not edited. */
export async function saveToConfirm(
	tx: Tx,
	userId: string,
	{ id, on, toConfirm }: { id: string; on: number; toConfirm: number },
): Promise<void> {
	const count = sql`to_jsonb(${toConfirm}::int)`;
	await tx
		.update(resumeJsonData)
		.set({
			resume_json: sql`jsonb_set(${resumeJsonData.resume_json}, '{validation,to_confirm}', ${count})`,
		})
		.where(and(ownResume(userId, id), eq(resumeJsonData.version, on)));
	await tx
		.update(coverLetterJsonData)
		.set({
			cover_letter_json: sql`jsonb_set(${coverLetterJsonData.cover_letter_json}, '{cover_letter,validation,to_confirm}', ${count})`,
		})
		.where(and(ownLetter(userId, id), eq(coverLetterJsonData.version, on)));
}

function ownResume(userId: string, id: string) {
	return and(
		eq(resumeJsonData.user_id, userId),
		eq(resumeJsonData.generation_id, id),
	);
}

function ownLetter(userId: string, id: string) {
	return and(
		eq(coverLetterJsonData.user_id, userId),
		eq(coverLetterJsonData.generation_id, id),
	);
}
