// Calls and documents of everybody as one log, newest first, page by page.
import { type SQL, sql } from "drizzle-orm";
import {
	CALLS,
	DOCUMENTS,
	hasOlderWords,
	type Named,
	newestCalls,
	newestDocuments,
} from "./activity-rows.ts";
import {
	type ActivitySearch,
	type ActivityType,
	CALL_NAMES,
	DOCUMENT_NAMES,
} from "./activity-search.ts";
import { usageIn } from "./daily-sums.ts";
import type { Tx } from "./database.ts";
import { findPeopleIds } from "./people.ts";
import { user } from "./schema/accounts.ts";
import { holdsText } from "./text-search.ts";

export type LoggedActivity = {
	id: string;
	type: ActivityType;
	action: string;
	/** "success", "failed", "generating", "processing" or "completed", as it is stored. */
	status: string;
	user: string | null;
	/** Null: the person has left. */
	user_id: string | null;
	details: string;
	created_at: string;
	metadata: Record<string, unknown>;
};
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
		sql`with calls as (${calls}), documents as (${documents}), log as (select * from calls union all select * from documents)
			select page.*, (select count(*) from calls)::int as calls, (select count(*) from documents)::int as documents,
				people.name as user
			from (select log.*, row_number() over (order by ${orderOf(search)}) as place from log order by place limit ${limit} offset ${offset}) as page
			left join (select ${user.id} as user_id, ${nameOf} as name from ${user}) as people using (user_id)
			order by page.place`,
	);
	const counts =
		rows[0] ?? (offset === 0 ? NONE : await countOf(tx, calls, documents));
	return {
		entries: rows.map(entryOf),
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
		sql`select page.*, ${nameOf} as user
			from (select * from ((${calls}) union all (${documents})) as log order by at desc, id desc limit ${limit}) as page
			left join ${user} on ${user.id} = page.user_id order by page.at desc, page.id desc`,
	);
	return rows.map(entryOf);
}

const EVERYTHING: ActivitySearch = {
	search: "",
	type: "all",
	status: "all",
	since: null,
	sort: "time",
	order: "desc",
};
/** Whose name is empty goes by the address. */
const nameOf = sql`case when btrim(${user.name}) = '' then ${user.email} else ${user.name} end`;

/** The newest first wherever the column says the same. */
function orderOf({ sort, order }: ActivitySearch): SQL {
	const by = {
		time: sql`log.at`,
		type: sql`log.type`,
		// By what is shown, as people read down the column.
		action: sql`case log.type when 'api_call' then ${worded(CALL_NAMES)} else ${worded(DOCUMENT_NAMES)} end`,
		status: sql`case log.status when 'completed' then 'success' else log.status end`,
		user: sql`(select lower(${nameOf}) from ${user} where ${user.id} = log.user_id)`,
	}[sort];
	const way = order === "asc" ? sql`asc nulls first` : sql`desc nulls last`;
	return sql`${by} ${way}, log.at desc, log.id desc`;
}

function worded(names: Readonly<Record<string, string>>): SQL {
	const words = Object.entries(names).map(
		([key, name]) => sql`when ${key} then ${name}`,
	);
	return sql`case log.action ${sql.join(words, sql` `)} end`;
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

/** Models whose names hold what is looked for, from the sums by day: few, and read at once. */
async function findModels(tx: Tx, search: string): Promise<string[]> {
	const usage = await usageIn(tx, {});
	const { rows } = await tx.execute<{ model: string }>(
		sql`select distinct model_used as model from ${usage} where ${holdsText(sql`lower(model_used)`, search)}`,
	);
	return rows.map(({ model }) => model);
}

type Counted = { calls: number; documents: number };
const NONE: Counted = { calls: 0, documents: 0 };

async function countOf(tx: Tx, calls: SQL, documents: SQL): Promise<Counted> {
	const { rows } = await tx.execute<Counted>(
		sql`select (select count(*) from (${calls}) as calls)::int as calls, (select count(*) from (${documents}) as documents)::int as documents`,
	);
	return rows[0] ?? { calls: 0, documents: 0 };
}

function entryOf({
	id,
	type,
	action,
	status,
	user: name,
	user_id,
	created_at,
	metadata,
}: LoggedActivity): LoggedActivity {
	const isCall = type === "api_call";
	const names: Readonly<Record<string, string>> = isCall
		? CALL_NAMES
		: DOCUMENT_NAMES;
	return {
		id,
		type,
		action: names[action] ?? action,
		status,
		user: name,
		user_id,
		details: isCall ? callDetails(metadata) : documentDetails(metadata),
		created_at,
		metadata,
	};
}

function callDetails(metadata: Record<string, unknown>): string {
	const { model, tokens, cost, ms, error } = metadata;
	return [
		model && `${model}`,
		Number(tokens) > 0 && `${tokens} tokens`,
		Number(cost) > 0 && `$${Number(cost).toFixed(6)}`,
		ms !== null && ms !== undefined && `${(Number(ms) / 1000).toFixed(1)} s`,
		error && `${error}`,
	]
		.filter(Boolean)
		.join(", ");
}

function documentDetails(metadata: Record<string, unknown>): string {
	const { job_title, company_name, error } = metadata;
	const job = company_name ? `${job_title} at ${company_name}` : job_title;
	return [job, error].filter(Boolean).join(": ");
}
