// Calls and documents of everybody as one log, newest first, page by page.
import { type SQL, sql } from "drizzle-orm";
import { detailed, NAME } from "./activity-details.ts";
import { activityEntry, type LoggedActivity } from "./activity-entry.ts";
import {
	CALLS,
	type Calls,
	DOCUMENTS,
	hasOlderWords,
	type Named,
	newestCalls,
	newestDocuments,
} from "./activity-rows.ts";
import {
	type ActivitySearch,
	CALL_NAMES,
	DOCUMENT_NAMES,
} from "./activity-search.ts";
import type { Tx } from "./database.ts";
import { findPeopleIds } from "./people.ts";
import { user } from "./schema/accounts.ts";
import { departedCalls } from "./schema/installation.ts";
import { apiUsageLogs } from "./schema/records.ts";
import { holdsText } from "./text-search.ts";

export type ActivityPage = {
	entries: LoggedActivity[];
	total: number;
	/** The window was full: there is more than is counted. */
	isCut: boolean;
	/** Words were looked for in the newest documents and failures alone: there are older ones. */
	isPart: boolean;
};

const MOST_PEOPLE = 1000;

/** One page of the log. */
export async function listActivity(
	tx: Tx,
	search: ActivitySearch,
	{ limit, offset }: { limit: number; offset: number },
): Promise<ActivityPage> {
	const named = await findNamed(tx, search.search);
	const calls = newestCalls(search, named);
	const documents = newestDocuments(search, named);
	const { rows } = await tx.execute<LoggedActivity & Counted>(
		sql`with calls as (${calls}), documents as (${documents}), log as (select * from calls union all select * from documents),
			page as (select log.*, row_number() over (order by ${orderOf(search)}) as place from log order by place limit ${limit} offset ${offset})
			select shown.*, (select count(*) from calls)::int as calls, (select count(*) from documents)::int as documents
			from ${detailed(sql`select * from page`)} as shown order by shown.place`,
	);
	const counts =
		rows[0] ?? (offset === 0 ? NONE : await countOf(tx, calls, documents));
	return {
		entries: rows.map(activityEntry),
		total: counts.calls + counts.documents,
		isCut:
			counts.calls === CALLS ||
			counts.documents === DOCUMENTS ||
			named?.people.length === MOST_PEOPLE,
		isPart: named !== null && (await areWordsOlder(tx)),
	};
}

/** The newest few, without counting the others. */
export async function listNewestActivity(
	tx: Tx,
	limit: number,
): Promise<LoggedActivity[]> {
	const calls = newestCalls(EVERYTHING, null, limit);
	const documents = newestDocuments(EVERYTHING, null, limit);
	const { rows } = await tx.execute<LoggedActivity>(
		sql`with newest as (select * from ((${calls}) union all (${documents})) as log order by at desc, id desc limit ${limit})
			select * from ${detailed(sql`select newest.*, row_number() over (order by at desc, id desc) as place from newest`)} as shown order by place`,
	);
	return rows.map(activityEntry);
}

const EVERYTHING: ActivitySearch = {
	search: "",
	type: "all",
	status: "all",
	since: null,
	sort: "time",
	order: "desc",
};

/** The newest first wherever the column says the same. */
function orderOf({ sort, order }: ActivitySearch): SQL {
	const by = {
		time: sql`log.at`,
		type: sql`case log.source when 'document' then 'generation' else 'api_call' end`,
		// By what is shown, as people read down the column.
		action: sql`case log.source when 'document' then ${worded(DOCUMENT_NAMES)} else ${worded(CALL_NAMES)} end`,
		status: sql`case log.sorted when 'completed' then 'success' else log.sorted end`,
		user: sql`(select lower(${NAME}) from ${user} where ${user.id} = log.owner)`,
	}[sort];
	const way = order === "asc" ? sql`asc nulls first` : sql`desc nulls last`;
	return sql`${by} ${way}, log.at desc, log.id desc`;
}

function worded(names: Readonly<Record<string, string>>): SQL {
	const words = Object.entries(names).map(
		([key, name]) => sql`when ${key} then ${name}`,
	);
	return sql`case log.sorted ${sql.join(words, sql` `)} end`;
}

async function areWordsOlder(tx: Tx): Promise<boolean> {
	const { rows } = await tx.execute<{ isOlder: boolean }>(
		sql`select ${hasOlderWords()} as "isOlder"`,
	);
	return rows[0]?.isOlder === true;
}

async function findNamed(tx: Tx, search: string): Promise<Named> {
	if (search.trim() === "") return null;
	const people = await findPeopleIds(tx, search, MOST_PEOPLE);
	return { people, models: await findModels(tx, search) };
}

/** Models whose names hold what is looked for: few, and each is one step through the index of calls by their model. */
async function findModels(tx: Tx, search: string): Promise<string[]> {
	const [own, departed] = [modelsOf(apiUsageLogs), modelsOf(departedCalls)];
	const { rows } = await tx.execute<{ model: string }>(
		sql`select model from (${own} union ${departed}) as named where ${holdsText(sql`lower(model)`, search)}`,
	);
	return rows.map(({ model }) => model);
}

function modelsOf(calls: Calls): SQL {
	const first = (above: SQL) =>
		sql`(select ${calls.model_used} from ${calls} where ${above} order by ${calls.model_used} limit 1)`;
	return sql`(with recursive step(model) as (${first(sql`true`)} union all
		select ${first(sql`${calls.model_used} > step.model`)} from step where step.model is not null)
		select model from step where model is not null)`;
}

type Counted = { calls: number; documents: number };
const NONE: Counted = { calls: 0, documents: 0 };

async function countOf(tx: Tx, calls: SQL, documents: SQL): Promise<Counted> {
	const { rows } = await tx.execute<Counted>(
		sql`select (select count(*) from (${calls}) as calls)::int as calls, (select count(*) from (${documents}) as documents)::int as documents`,
	);
	return rows[0] ?? { calls: 0, documents: 0 };
}
