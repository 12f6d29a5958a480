// Indexes of the two tables that hold calls: the newest of a model, of a kind of call, of what was pressed in a dialog, of failures.
import { sql } from "drizzle-orm";
import { type ExtraConfigColumn, index } from "drizzle-orm/pg-core";

type CallColumns = Record<
	| "id"
	| "created_at"
	| "success"
	| "model_used"
	| "generation_type"
	| "action_type",
	ExtraConfigColumn
>;

/** With an owner, where the table has one. */
export function callIndexes(
	table: string,
	{ user_id: owner, ...t }: CallColumns & { user_id?: ExtraConfigColumn },
) {
	// What is asked of a row beside its name is answered by the index itself.
	const narrowing = owner ? [t.success, owner] : [t.success];
	// Made anew for each: an index takes the order of its columns away with it.
	const newest = () =>
		[t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()] as const;
	return [
		index(`${table}_newest`).on(...newest()),
		// Few of all: whatever is asked of what failed is found by reading through them.
		index(`${table}_failed`)
			.on(
				...newest(),
				t.model_used,
				t.generation_type,
				t.action_type,
				...(owner ? [owner] : []),
			)
			.where(sql`not success`),
		index(`${table}_model`).on(t.model_used, ...newest(), ...narrowing),
		index(`${table}_type`)
			.on(t.generation_type, ...newest(), ...narrowing)
			.where(sql`action_type is null`),
		index(`${table}_action`)
			.on(t.action_type, ...newest(), ...narrowing)
			.where(sql`action_type is not null`),
	];
}
