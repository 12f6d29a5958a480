// What the log of activity says of its rows, read for those of one page: the log itself is looked for and sorted by keys alone.
import { type SQL, sql } from "drizzle-orm";
import type { Calls, Source } from "./activity-rows.ts";
import { user } from "./schema/accounts.ts";
import { resumeGenerations } from "./schema/documents.ts";
import { departedCalls } from "./schema/installation.ts";
import { apiUsageLogs } from "./schema/records.ts";

/** Whose name is empty goes by the address. */
export const NAME = sql`case when btrim(${user.name}) = '' then ${user.email} else ${user.name} end`;

/** `page` are keys with a place. */
export function detailed(page: SQL): SQL {
	return sql`(select page.place, page.owner as user_id, said.*, ${NAME} as user from (${page}) as page
		cross join lateral ((${callsOf("call", apiUsageLogs)}) union all (${callsOf("departed", departedCalls)}) union all (${DOCUMENTS})) as said
		left join ${user} on ${user.id} = page.owner)`;
}

function callsOf(source: Source, calls: Calls): SQL {
	return sql`select ${calls.id} as id, 'api_call' as type, coalesce(${calls.action_type}, ${calls.generation_type}) as action,
			case when ${calls.success} then 'success' else 'failed' end as status, ${time(calls.created_at)} as created_at,
			jsonb_build_object('model', ${calls.model_used}, 'tokens', ${calls.total_tokens}, 'cost', ${calls.estimated_cost}::float8,
				'ms', ${calls.response_time_ms}, 'error', ${calls.error_message}) as metadata
		from ${calls} where ${isOnPage(source, calls)}`;
}

const DOCUMENTS = sql`select ${resumeGenerations.id}, 'generation', ${resumeGenerations.kind}, ${resumeGenerations.generation_status},
		${time(resumeGenerations.created_at)}, jsonb_build_object('job_title', ${resumeGenerations.job_title},
			'company_name', ${resumeGenerations.company_name}, 'error', ${resumeGenerations.error_message})
	from ${resumeGenerations} where ${isOnPage("document", resumeGenerations)}`;

function isOnPage(source: Source, rows: Calls | typeof resumeGenerations): SQL {
	const isOwners =
		"user_id" in rows ? sql`${rows.user_id} = page.owner` : sql`true`;
	return sql`page.source = ${source} and ${rows.id} = page.id and ${isOwners}`;
}

function time(column: unknown): SQL {
	return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
