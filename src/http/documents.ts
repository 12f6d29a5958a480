// A person's own documents: the list, and one of them.
import { type GenerationReply, generationCalls } from "../api/generations.ts";
import { findEdition, listToConfirm } from "../db/contents.ts";
import { listGenerationPage } from "../db/generation-list.ts";
import {
	findCompanion,
	findGeneration,
	type GenerationSummary,
} from "../db/generations.ts";
import { listRoles } from "../db/roles.ts";
import { asPerson } from "../db/transactions.ts";
import { findTaken } from "../db/usage.ts";
import { documentId, noDocument } from "./document-id.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

export function documentRoutes({ db }: Pick<Store, "db">): Route[] {
	return [
		answers(generationCalls.list, async ({ person: { id }, query }) => {
			const { found, open } = await asPerson(db, id, async (tx) => {
				const page = await listGenerationPage(tx, id, query);
				const ids = page.generations.map((one) => one.id);
				return { found: page, open: await listToConfirm(tx, id, ids) };
			});
			const generations = found.generations.map((one) =>
				summaryOf(one, open.get(one.id)),
			);
			return { ...found, generations, perPage: query.perPage };
		}),
		answers(generationCalls.read, ({ person, params }) =>
			readDocument(db, person.id, documentId(params)),
		),
	];
}

function readDocument(
	db: Store["db"],
	userId: string,
	id: string,
): Promise<GenerationReply> {
	return asPerson(db, userId, async (tx) => {
		const generation = await findGeneration(tx, userId, id);
		if (!generation) throw noDocument();
		const edition = await findEdition(tx, userId, id);
		const isAdmin = (await listRoles(tx, userId)).includes("admin");
		const { job_description, layout } = generation;
		return {
			generation: {
				...summaryOf(generation, edition?.content.validation.to_confirm),
				...{ job_description, layout },
			},
			version: edition?.version ?? 0,
			edited_at: editedAt(edition),
			resume: edition?.kind === "resume" ? edition.content : null,
			letter: edition?.kind === "cover_letter" ? edition.content : null,
			took: isAdmin ? await findTaken(tx, userId, id) : null,
			companion: await findCompanion(tx, userId, generation),
		};
	});
}

type Edition = Awaited<ReturnType<typeof findEdition>>;

function editedAt(edition: Edition): string | null {
	if (!edition || edition.version === 1) return null;
	return new Date(edition.updatedAt).toISOString();
}

function summaryOf(
	{
		id,
		kind,
		job_title,
		company_name,
		template,
		generation_status,
		progress,
		error_title,
		error_message,
		created_at,
	}: GenerationSummary,
	to_confirm = 0,
) {
	return {
		id,
		kind,
		job_title,
		company_name,
		template,
		generation_status,
		progress,
		error_title,
		error_message,
		created_at: new Date(created_at).toISOString(),
		to_confirm,
	};
}
