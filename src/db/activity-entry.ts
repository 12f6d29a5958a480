// A row of the log of activity as an entry for administrators.
import {
	type ActivityType,
	CALL_NAMES,
	DOCUMENT_NAMES,
} from "./activity-search.ts";

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

export function activityEntry({
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
