// The rows of the log of activity as SQL: calls and documents, each the newest first up to its window. What is looked for is
// narrowed before the window: each way in which a row may be meant is a query of its own that one index answers, since a condition that
// allows any of them is served by none. Whose a row is, what it is called and its model are found however old it is; words of companies,
// jobs and errors are looked for in the newest rows.
import { and, type SQL, sql } from "drizzle-orm";
import {
	type ActivitySearch,
	type ActivityStatus,
	CALL_NAMES,
	DOCUMENT_NAMES,
} from "./activity-search.ts";
import { resumeGenerations } from "./schema/documents.ts";
import { departedCalls } from "./schema/installation.ts";
import { apiUsageLogs } from "./schema/records.ts";
import { holdsText } from "./text-search.ts";

export const CALLS = 2000;
export const DOCUMENTS = 1000;
/** In how many of the newest documents, and of the newest calls that failed, words are looked for. */
const LOOKED_THROUGH = 10_000;

/** Who and which models a search names; null where nothing is looked for. */
export type Named = {
	people: readonly string[];
	models: readonly string[];
} | null;
type Calls = typeof apiUsageLogs | typeof departedCalls;
type Rows = Calls | typeof resumeGenerations;
type Narrowed = { search: ActivitySearch; named: Named; most: number };

/** Of those who are here and of those who left. */
export function newestCalls(
	search: ActivitySearch,
	named: Named,
	most = CALLS,
): SQL {
	const own = callsIn(apiUsageLogs, { search, named, most });
	const departed = callsIn(departedCalls, {
		...{ search, most },
		named: named && { ...named, people: [] },
	});
	return sql`select * from ((${own}) union all (${departed})) as all_calls order by at desc, id desc limit ${most}`;
}

function callsIn(calls: Calls, { search, named, most }: Narrowed): SQL {
	const { type, status, since } = search;
	const isWanted = and(
		type === "generation" || status === "processing" ? sql`false` : sql`true`,
		status === "success" ? sql`${calls.success}` : sql`true`,
		status === "failed" ? sql`not ${calls.success}` : sql`true`,
		since ? sql`${calls.created_at} >= ${since}` : sql`true`,
	);
	const hits = named && [
		...("user_id" in calls
			? [each(calls.user_id, named.people, { type: "uuid" })]
			: []),
		each(calls.model_used, named.models),
		each(calls.action_type, namesWith(CALL_NAMES, search)),
		each(calls.generation_type, namesWith(CALL_NAMES, search), {
			and: sql`${calls.action_type} is null`,
		}),
		// Only what failed has an error. Said twice, it is expected to be far seldomer, and all that failed would be read and sorted.
		...(status === "success"
			? []
			: [
					holding(sql`lower(${calls.error_message})`, search, {
						and: status === "failed" ? sql`true` : sql`not ${calls.success}`,
					}),
				]),
	];
	const columns = sql`${calls.id} as id, 'api_call' as type, coalesce(${calls.action_type}, ${calls.generation_type}) as action,
		case when ${calls.success} then 'success' else 'failed' end as status,
		${ownerOf(calls)} as user_id, ${calls.created_at} as at, ${time(calls.created_at)} as created_at,
		jsonb_build_object('model', ${calls.model_used}, 'tokens', ${calls.total_tokens}, 'cost', ${calls.estimated_cost}::float8,
			'ms', ${calls.response_time_ms}, 'error', ${calls.error_message}) as metadata`;
	return newest(calls, { columns, isWanted, hits, most });
}

const STORED: Readonly<Record<ActivityStatus, readonly string[]>> = {
	success: ["completed"],
	failed: ["failed"],
	processing: ["generating", "processing"],
};

export function newestDocuments(
	search: ActivitySearch,
	named: Named,
	most = DOCUMENTS,
): SQL {
	const { type, status, since } = search;
	const { generation_status, created_at, error_message, ...documents } =
		resumeGenerations;
	const isWanted = and(
		type === "api_call" ? sql`false` : sql`true`,
		status === "all"
			? sql`true`
			: // Those that did not come out well are few and have an index of their own.
				sql`${generation_status} in ${[...STORED[status]]}`,
		since ? sql`${created_at} >= ${since}` : sql`true`,
	);
	const words = sql`lower(${documents.company_name} || E'\n' || ${documents.job_title} || E'\n' || coalesce(${error_message}, ''))`;
	const hits = named && [
		each(documents.user_id, named.people, { type: "uuid" }),
		each(documents.kind, namesWith(DOCUMENT_NAMES, search)),
		holding(words, search),
	];
	const columns = sql`${documents.id} as id, 'generation' as type, ${documents.kind} as action, ${generation_status} as status,
		${documents.user_id} as user_id, ${created_at} as at, ${time(created_at)} as created_at,
		jsonb_build_object('job_title', ${documents.job_title}, 'company_name', ${documents.company_name}, 'error', ${error_message}) as metadata`;
	return newest(resumeGenerations, { columns, isWanted, hits, most });
}

/** Whether there is more than words are looked for in. */
export function hasOlderWords(): SQL {
	const isThere = (rows: Rows, which: SQL) =>
		sql`exists (select from ${rows} where ${which} order by ${rows.created_at} desc, ${rows.id} desc offset ${LOOKED_THROUGH} limit 1)`;
	return sql`${isThere(resumeGenerations, sql`true`)} or ${isThere(apiUsageLogs, sql`not ${apiUsageLogs.success}`)}`;
}

type Wanted = { columns: SQL; isWanted: SQL | undefined; most: number };
/** The keys of rows that are meant in one way. */
type Hits = (rows: Rows, wanted: Wanted) => SQL | null;

/** The rows that are meant in any of these ways; all where nothing is looked for. */
function newest(
	rows: Rows,
	{ hits, ...wanted }: Wanted & { hits: Hits[] | null },
): SQL {
	const { columns, isWanted, most } = wanted;
	if (!hits)
		return sql`select ${columns} from ${rows} where ${isWanted} ${newestFirst(rows, most)}`;
	const keys = hits.flatMap((find) => find(rows, wanted) ?? []);
	if (keys.length === 0) return sql`select ${columns} from ${rows} where false`;
	const found = sql.join(
		keys.map((key) => sql`(${key})`),
		sql` union `,
	);
	const isTheirs =
		"user_id" in rows ? sql`${rows.user_id} = hit.owner` : sql`true`;
	return sql`select ${columns} from (select * from (${found}) as hits order by hit_at desc, hit_id desc limit ${most}) as hit
		join ${rows} on ${rows.id} = hit.hit_id and ${isTheirs}`;
}

/** The newest of each of these values, so that no value is looked for among the rows of all. */
function each(
	column: unknown,
	values: readonly string[],
	{
		type = "text",
		and: also = sql`true`,
	}: { type?: "text" | "uuid"; and?: SQL } = {},
): Hits {
	return (rows, { isWanted, most }) =>
		values.length === 0
			? null
			: sql`select hit.* from unnest(array[${sql.join(
					values.map((value) => sql`${value}`),
					sql`, `,
				)}]::${sql.raw(type)}[]) as meant(value)
				cross join lateral (select ${keyOf(rows)} from ${rows}
					where ${column} = meant.value and ${also} and ${isWanted} ${newestFirst(rows, most)}) as hit`;
}

/** Row-level security lets no index of words be used, so these are looked for among the newest alone. */
function holding(
	lowered: SQL,
	{ search }: ActivitySearch,
	{ and: also = sql`true` }: { and?: SQL } = {},
): Hits {
	return (rows, { isWanted, most }) =>
		sql`select ${keyOf(rows)} from (select * from ${rows} where ${also} and ${isWanted} ${newestFirst(rows, LOOKED_THROUGH)}) as ${rows}
			where ${holdsText(lowered, search)} ${newestFirst(rows, most)}`;
}

function keyOf(rows: Rows): SQL {
	return sql`${ownerOf(rows)} as owner, ${rows.id} as hit_id, ${rows.created_at} as hit_at`;
}

function ownerOf(rows: Rows): SQL {
	return "user_id" in rows ? sql`${rows.user_id}` : sql`null::uuid`;
}

function newestFirst(rows: Rows, most: number): SQL {
	return sql`order by ${rows.created_at} desc, ${rows.id} desc limit ${most}`;
}

function time(column: unknown): SQL {
	return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function namesWith(
	names: Readonly<Record<string, string>>,
	{ search }: ActivitySearch,
): string[] {
	const wanted = search.trim().toLowerCase();
	return Object.keys(names).filter((key) =>
		names[key]?.toLowerCase().includes(wanted),
	);
}
