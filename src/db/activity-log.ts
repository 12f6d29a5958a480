// Calls and documents of everybody as one log, newest first. Each of the two is read by its own index up to a window; what
// is looked for is narrowed before the window, so that a rare thing is found however old it is.
import { and, or, type SQL, sql } from "drizzle-orm";
import { usageIn } from "./daily-sums.ts";
import type { Tx } from "./database.ts";
import { findPeopleIds } from "./people.ts";
import { user } from "./schema/accounts.ts";
import { resumeGenerations } from "./schema/documents.ts";
import { departedCalls } from "./schema/installation.ts";
import { apiUsageLogs } from "./schema/records.ts";

export type ActivityType = "api_call" | "generation";
export type ActivityStatus = "success" | "failed" | "processing";
export type ActivitySearch = {
	/** Part of an action, a name, an address, an id, a model, a job, a company or an error. */
	search: string;
	type: ActivityType | "all";
	status: ActivityStatus | "all";
	/** ISO time; only what is younger. */
	since: string | null;
	sort: ActivitySort;
	order: "asc" | "desc";
};
export type ActivitySort = "time" | "type" | "action" | "user" | "status";
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
};

const DAY_MS = 86_400_000;
/** The writer that asks no model: what it makes is logged, and is no call of one. */
const BUILT_IN = "builtin";
const CALLS = 2000;
const DOCUMENTS = 1000;
const MOST_PEOPLE = 1000;

const time = (column: unknown) =>
	sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

// What an entry is called: also what a search for an action is held against.
const CALL_NAMES = {
	resume: "Resume generation",
	cover_letter: "Cover letter generation",
	profile_analysis: "Profile analysis",
	profile_import: "Resume import",
	view_document: "Document viewed",
	generate_other: "Other document asked for",
	clear_fields: "Fields cleared",
} as const;
const DOCUMENT_NAMES = {
	resume: "Resume",
	cover_letter: "Cover letter",
} as const;

/** One page of the log. */
export async function listActivity(
	tx: Tx,
	search: ActivitySearch,
	{ limit, offset }: { limit: number; offset: number },
): Promise<ActivityPage> {
	const people =
		search.search.trim() === ""
			? null
			: await findPeopleIds(tx, search.search, MOST_PEOPLE);
	const models = await findModels(tx, search.search);
	const calls = newestCalls(search, { people, models });
	const documents = newestDocuments(search, people);
	const { rows } = await tx.execute<LoggedActivity & Counted>(
		sql`with calls as (${calls}), documents as (${documents}), log as (select * from calls union all select * from documents)
			select page.*, (select count(*) from calls)::int as calls, (select count(*) from documents)::int as documents,
				people.name as user
			from (select log.*, row_number() over (order by ${orderOf(search)}) as place from log order by place limit ${limit} offset ${offset}) as page
			left join (select ${user.id} as user_id, ${nameOf} as name from ${user}) as people using (user_id)
			order by page.place`,
	);
	const counts = rows[0] ?? (await countOf(tx, calls, documents));
	return {
		entries: rows.map(entryOf),
		total: counts.calls + counts.documents,
		isCut: counts.calls === CALLS || counts.documents === DOCUMENTS,
	};
}

/** The newest few, without counting the others. */
export async function listNewestActivity(
	tx: Tx,
	limit: number,
): Promise<LoggedActivity[]> {
	const calls = newestCalls(EVERYTHING, NOBODY, limit);
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
const NOBODY: Found = { people: null, models: [] };
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

/** Models whose names hold what is looked for, from the sums by day: few, and read at once. */
async function findModels(tx: Tx, search: string): Promise<string[]> {
	if (search.trim() === "") return [];
	const usage = await usageIn(tx, {});
	const { rows } = await tx.execute<{ model: string }>(
		sql`select distinct model_used as model from ${usage} where ${holds(sql`model_used`, search)}`,
	);
	return rows.map(({ model }) => model);
}

/** Ignoring case. */
function holds(column: unknown, search: string): SQL {
	return sql`strpos(lower(${column}), ${search.trim().toLowerCase()}) > 0`;
}

/** When the newest entry of either kind was made: as long as it stays the same there is nothing new to read. */
export async function findNewestActivity(tx: Tx): Promise<string | null> {
	const { rows } = await tx.execute<{ newest: string | null }>(
		sql`select greatest((select ${apiUsageLogs.created_at} from ${apiUsageLogs} order by ${apiUsageLogs.created_at} desc, ${apiUsageLogs.id} desc limit 1),
			(select ${resumeGenerations.created_at} from ${resumeGenerations} order by ${resumeGenerations.created_at} desc, ${resumeGenerations.id} desc limit 1))::text as newest`,
	);
	return rows[0]?.newest ?? null;
}

/** Entries of the log of calls in the last 24 hours, dialog actions and the built-in writer included. */
export async function countRecentEntries(tx: Tx, now: Date): Promise<number> {
	const since = new Date(now.getTime() - DAY_MS).toISOString();
	const own = await tx.$count(
		apiUsageLogs,
		sql`${apiUsageLogs.created_at} >= ${since}`,
	);
	const departed = await tx.$count(
		departedCalls,
		sql`${departedCalls.created_at} >= ${since}`,
	);
	return own + departed;
}

/** Calls of models in the last 24 hours. */
export async function countRecentCalls(tx: Tx, now: Date) {
	const since = new Date(now.getTime() - DAY_MS).toISOString();
	const { rows } = await tx.execute<{
		calls: number;
		failed: number;
		meanMs: number | null;
	}>(
		sql`select count(*)::int as calls, count(*) filter (where not success)::int as failed, avg(ms)::float8 as "meanMs"
			from (${recent(apiUsageLogs, since)} union all ${recent(departedCalls, since)}) as calls`,
	);
	return rows[0] ?? { calls: 0, failed: 0, meanMs: null };
}

function recent(
	calls: typeof apiUsageLogs | typeof departedCalls,
	since: string,
): SQL {
	return sql`select ${calls.success} as success, ${calls.response_time_ms} as ms from ${calls}
		where ${calls.created_at} >= ${since} and ${calls.action_type} is null and ${calls.model_used} <> ${BUILT_IN}`;
}

type Counted = { calls: number; documents: number };

async function countOf(tx: Tx, calls: SQL, documents: SQL): Promise<Counted> {
	const { rows } = await tx.execute<Counted>(
		sql`select (select count(*) from (${calls}) as calls)::int as calls, (select count(*) from (${documents}) as documents)::int as documents`,
	);
	return rows[0] ?? { calls: 0, documents: 0 };
}

/** Of those who are here and of those who left. */
function newestCalls(search: ActivitySearch, names: Found, most = CALLS): SQL {
	const own = callsIn(apiUsageLogs, apiUsageLogs.user_id, {
		...{ search, most },
		found: names,
	});
	const departed = callsIn(departedCalls, sql`null::uuid`, {
		...{ search, most },
		found: { ...names, people: names.people && [] },
	});
	return sql`select * from ((${own}) union all (${departed})) as all_calls order by at desc, id desc limit ${most}`;
}

function callsIn(
	calls: typeof apiUsageLogs | typeof departedCalls,
	owner: unknown,
	wanted: { search: ActivitySearch; found: Found; most: number },
): SQL {
	const { search, type, status, since } = wanted.search;
	const { people, models } = wanted.found;
	const name = sql`coalesce(${calls.action_type}, ${calls.generation_type})`;
	const isWanted = and(
		type === "generation" || status === "processing" ? sql`false` : sql`true`,
		status === "success" ? sql`${calls.success}` : sql`true`,
		status === "failed" ? sql`not ${calls.success}` : sql`true`,
		since ? sql`${calls.created_at} >= ${since}` : sql`true`,
		found(people, {
			owner,
			name,
			names: named(CALL_NAMES, search),
			others: [
				...(models.length > 0 ? [oneOf(calls.model_used, models)] : []),
				// Only what failed has an error: those are few, and have an index of their own.
				sql`(not ${calls.success} and ${holds(calls.error_message, search)})`,
			],
		}),
	);
	return sql`select ${calls.id} as id, 'api_call' as type, ${name} as action, case when ${calls.success} then 'success' else 'failed' end as status,
			${owner} as user_id, ${calls.created_at} as at, ${time(calls.created_at)} as created_at,
			jsonb_build_object('model', ${calls.model_used}, 'tokens', ${calls.total_tokens}, 'cost', ${calls.estimated_cost}::float8,
				'ms', ${calls.response_time_ms}, 'error', ${calls.error_message}) as metadata
		from ${calls} where ${isWanted} order by ${calls.created_at} desc, ${calls.id} desc limit ${wanted.most}`;
}

const STORED: Readonly<Record<ActivityStatus, readonly string[]>> = {
	success: ["completed"],
	failed: ["failed"],
	processing: ["generating", "processing"],
};

function newestDocuments(
	{ search, type, status, since }: ActivitySearch,
	people: readonly string[] | null,
	most = DOCUMENTS,
): SQL {
	const isWanted = and(
		type === "api_call" ? sql`false` : sql`true`,
		status === "all"
			? sql`true`
			: oneOf(resumeGenerations.generation_status, STORED[status]),
		since ? sql`${resumeGenerations.created_at} >= ${since}` : sql`true`,
		found(people, {
			owner: resumeGenerations.user_id,
			name: resumeGenerations.kind,
			names: named(DOCUMENT_NAMES, search),
			others: [
				resumeGenerations.company_name,
				resumeGenerations.job_title,
				resumeGenerations.error_message,
			].map((column) => holds(column, search)),
		}),
	);
	return sql`select ${resumeGenerations.id} as id, 'generation' as type, ${resumeGenerations.kind} as action, ${resumeGenerations.generation_status} as status,
			${resumeGenerations.user_id} as user_id, ${resumeGenerations.created_at} as at, ${time(resumeGenerations.created_at)} as created_at,
			jsonb_build_object('job_title', ${resumeGenerations.job_title}, 'company_name', ${resumeGenerations.company_name},
				'error', ${resumeGenerations.error_message}) as metadata
		from ${resumeGenerations} where ${isWanted} order by ${resumeGenerations.created_at} desc, ${resumeGenerations.id} desc limit ${most}`;
}

/** What a search names; nobody in particular where it is empty. */
type Found = { people: readonly string[] | null; models: readonly string[] };

/** Narrowed to people where a search names some, to actions where it names one, and to whatever else holds it. */
function found(
	people: readonly string[] | null,
	{
		owner,
		name,
		names,
		others,
	}: {
		owner: unknown;
		name: unknown;
		names: readonly string[];
		others: readonly SQL[];
	},
): SQL | undefined {
	if (people === null) return sql`true`;
	const isTheirs =
		people.length > 0
			? sql`${owner} in (${sql.join(
					people.map((id) => sql`${id}::uuid`),
					sql`, `,
				)})`
			: sql`false`;
	return or(
		isTheirs,
		names.length > 0 ? oneOf(name, names) : undefined,
		...others,
	);
}

function oneOf(column: unknown, values: readonly string[]): SQL {
	return sql`${column} in (${sql.join(
		values.map((value) => sql`${value}`),
		sql`, `,
	)})`;
}

function named(names: Readonly<Record<string, string>>, search: string) {
	const wanted = search.trim().toLowerCase();
	return Object.keys(names).filter((key) =>
		names[key]?.toLowerCase().includes(wanted),
	);
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
