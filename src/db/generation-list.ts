// A page of a person's documents. Everything is found, sorted and counted by the database, so that the ten-thousandth document
// costs no more than the tenth.
import { and, asc, count, desc, eq, ilike, inArray, or } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { type GenerationSummary, summaryColumns } from "./generations.ts";
import { resumeGenerations } from "./schema/documents.ts";

const table = resumeGenerations;

export type ListSearch = {
	/** Part of the company's name or the job's title. */
	search: string;
	type: "all" | GenerationSummary["kind"];
	status: "all" | "completed" | "processing" | "failed";
	sort: "newest" | "oldest";
	page: number;
	perPage: number;
};
export type ListPage = {
	generations: GenerationSummary[];
	total: number;
	/** Past the last page it is the last. */
	page: number;
};

/** A document that waits and one that is being made are the same to somebody who looks for them. */
const STATUSES = {
	completed: ["completed"],
	processing: ["generating", "processing"],
	failed: ["failed"],
} as const;

export async function listGenerationPage(
	tx: Tx,
	userId: string,
	wanted: ListSearch,
): Promise<ListPage> {
	const where = fitting(userId, wanted);
	const [counted] = await tx
		.select({ total: count() })
		.from(table)
		.where(where);
	const total = counted?.total ?? 0;
	const last = Math.max(1, Math.ceil(total / wanted.perPage));
	const page = Math.min(wanted.page, last);
	const order = wanted.sort === "newest" ? desc : asc;
	const generations = await tx
		.select(summaryColumns)
		.from(table)
		.where(where)
		.orderBy(order(table.created_at), order(table.id))
		.limit(wanted.perPage)
		.offset((page - 1) * wanted.perPage);
	return { generations, total, page };
}

function fitting(userId: string, { search, type, status }: ListSearch) {
	const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
	return and(
		eq(table.user_id, userId),
		type === "all" ? undefined : eq(table.kind, type),
		status === "all"
			? undefined
			: inArray(table.generation_status, [...STATUSES[status]]),
		search === ""
			? undefined
			: or(ilike(table.company_name, part), ilike(table.job_title, part)),
	);
}
