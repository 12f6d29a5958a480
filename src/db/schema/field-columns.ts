// A declared field as a column and as a check of the table, so that adding a field to the profile is no work here.
import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	numeric,
	text,
} from "drizzle-orm/pg-core";
import {
	type ColumnKind,
	type ColumnOf,
	columnOf,
	type Field,
	type Fields,
} from "../../domain/profile/fields/field.ts";
import { oneOf, partialDateCheck } from "./columns.ts";

const columns = {
	text: () => text(),
	name: () => text().notNull(),
	/** An empty list is stored as null, as the specification says. */
	lines: () => text().array(),
	flag: () => boolean().notNull().default(false),
	number: () => numeric({ mode: "number" }),
} satisfies Record<ColumnKind, () => unknown>;

type Columns<F extends Fields> = {
	-readonly [Name in keyof F]: ReturnType<(typeof columns)[ColumnOf<F[Name]>]>;
};

/** A column for each field, under its name. */
export function columnsFor<F extends Fields>(fields: F): Columns<F> {
	return Object.fromEntries(
		Object.entries(fields).map(([name, field]) => [
			name,
			columns[columnOf(field)](),
		]),
	) as Columns<F>;
}

/** What the database itself holds the fields to: dates are dates, choices are among their options, numbers in their range. */
export function checksFor<F extends Fields>(
	table: string,
	fields: F,
	made: Record<keyof F, AnyPgColumn>,
) {
	return Object.entries(fields).flatMap(([name, field]) => {
		const column = made[name];
		return column ? checkFor(`${table}_${name}`, field, column) : [];
	});
}

function checkFor(name: string, field: Field, column: AnyPgColumn) {
	const { kind, options, range } = field;
	if (kind === "date") return [partialDateCheck(name, column)];
	if (options) return [oneOf(name, column, options)];
	if (!range) return [];
	const [min, max] = [range.min, range.max].map((bound) =>
		sql.raw(String(bound)),
	);
	return [check(name, sql`${column} between ${min} and ${max}`)];
}
