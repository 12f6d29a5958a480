// Which rows the log of activity holds, as SQL: the keys of calls and documents, each the newest first up to its window. What is looked
// for is narrowed before the window: each way in which a row may be meant is a query of its own that one index answers, since a condition
// that allows any of them is served by none. Whose a row is, what it is called and its model are found however old it is; words of
// companies, jobs and errors are looked for in the newest rows. What a row says is read for the page alone: activity-details.ts.
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
export type Calls = typeof apiUsageLogs | typeof departedCalls;
type Rows = Calls | typeof resumeGenerations;
export type Source = "call" | "departed" | "document";
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
	const key = keyOf(calls, {
		source: calls === apiUsageLogs ? "call" : "departed",
		sorted: {
			action: sql`coalesce(${calls.action_type}, ${calls.generation_type})`,
			status: sql`case when ${calls.success} then 'success' else 'failed' end`,
		},
		search,
	});
	return newest(calls, { key, isWanted, hits, most });
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
	const key = keyOf(resumeGenerations, {
		source: "document",
		sorted: { action: documents.kind, status: generation_status },
		search,
	});
	return newest(resumeGenerations, { key, isWanted, hits, most });
}

/** Whether there is more than words are looked for in. */
export function hasOlderWords(): SQL {
	const isThere = (rows: Rows, which: SQL) =>
		sql`exists (select from ${rows} where ${which} order by ${rows.created_at} desc, ${rows.id} desc offset ${LOOKED_THROUGH} limit 1)`;
	return sql`${isThere(resumeGenerations, sql`true`)} or ${isThere(apiUsageLogs, sql`not ${apiUsageLogs.success}`)}`;
}

type Wanted = { key: SQL; isWanted: SQL | undefined; most: number };
/** The keys of rows that are meant in one way. */
type Hits = (rows: Rows, wanted: Wanted) => SQL | null;

/** The rows that are meant in any of these ways; all where nothing is looked for. */
function newest(
	rows: Rows,
	{ hits, ...wanted }: Wanted & { hits: Hits[] | null },
): SQL {
	const { key, isWanted, most } = wanted;
	if (!hits)
		return sql`select ${key} from ${rows} where ${isWanted} ${newestFirst(rows, most)}`;
	const keys = hits.flatMap((find) => find(rows, wanted) ?? []);
	if (keys.length === 0) return sql`select ${key} from ${rows} where false`;
	const found = sql.join(
		keys.map((each) => sql`(${each})`),
		sql` union `,
	);
	return sql`select * from (${found}) as hits order by at desc, id desc limit ${most}`;
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
	return (rows, { key, isWanted, most }) =>
		values.length === 0
			? null
			: sql`select hit.* from unnest(array[${sql.join(
					values.map((value) => sql`${value}`),
					sql`, `,
				)}]::${sql.raw(type)}[]) as meant(value)
				cross join lateral (select ${key} from ${rows}
					where ${column} = meant.value and ${also} and ${isWanted} ${newestFirst(rows, most)}) as hit`;
}

/** Row-level security lets no index of words be used, so these are looked for among the newest alone. */
function holding(
	lowered: SQL,
	{ search }: ActivitySearch,
	{ and: also = sql`true` }: { and?: SQL } = {},
): Hits {
	return (rows, { key, isWanted, most }) =>
		sql`select ${key} from (select * from ${rows} where ${also} and ${isWanted} ${newestFirst(rows, LOOKED_THROUGH)}) as ${rows}
			where ${holdsText(lowered, search)} ${newestFirst(rows, most)}`;
}

/** With what the log is sorted by, where no index holds it: else the indexes answer alone. */
function keyOf(
	rows: Rows,
	{
		source,
		sorted,
		search: { sort },
	}: {
		source: Source;
		sorted: Record<"action" | "status", unknown>;
		search: ActivitySearch;
	},
): SQL {
	const owner = "user_id" in rows ? sql`${rows.user_id}` : sql`null::uuid`;
	const by =
		sort === "action" || sort === "status"
			? sql`${sorted[sort]}`
			: sql`null::text`;
	return sql`${source}::text as source, ${owner} as owner, ${rows.id} as id, ${rows.created_at} as at, ${by} as sorted`;
}

function newestFirst(rows: Rows, most: number): SQL {
	return sql`order by ${rows.created_at} desc, ${rows.id} desc limit ${most}`;
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
