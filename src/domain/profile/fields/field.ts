// What a field of the profile is: declared once, in the file of its section beside this one. The form, the table, the stored
// shape, the export and the import follow from the declaration.
import { z } from "zod";

export type FieldKind =
	| "text"
	| "email"
	| "phone"
	| "link"
	| "prose"
	| "date"
	| "number"
	| "tick"
	| "choice"
	| "lines"
	| "tags";

/** What the table holds: text that may be missing, text that may not, a list, yes or no, a number. */
export type ColumnKind = "text" | "name" | "lines" | "flag" | "number";

/** Beside what the kind needs: what the person reads, and how other programs call the field. */
export type Around = {
	hint?: string;
	/** What a browser may fill in by itself. */
	autoComplete?: string;
	/**
	 * Its names in a JSON Resume: the first is written, all are read. A field without one is written as "x-…", so that an export
	 * read again is the same profile.
	 */
	json?: readonly string[];
	/** Shown with its label below an entry when the entry's card does not show it already. */
	isListed?: boolean;
};

export type Field<
	T = unknown,
	Column extends ColumnKind = ColumnKind,
> = Around & {
	label: string;
	kind: FieldKind;
	column: Column;
	/** What is stored and travels. */
	stored: z.ZodType<T>;
	/** What a form or a request may hold, read into what is stored; its messages stand under the field. */
	schema: z.ZodType;
	/** The most characters of a text, or of each line of a list. */
	max?: number;
	/** The most lines of a list. */
	most?: number;
	isRequired?: boolean;
	/** A day to come would be a claim about something that has not happened. */
	isPast?: boolean;
	options?: readonly string[];
	/** How options read where they are not words themselves. */
	optionLabels?: Readonly<Record<string, string>>;
	/** Lowest, highest and step of a number. */
	range?: { min: number; max: number; step: number };
	/** One of `tags`, or a line to add, in words. */
	one?: string;
	/** Tags that are sentences stand below each other. */
	isLong?: boolean;
};

export type Fields = Readonly<Record<string, Field>>;
export type NamedField<Name extends string = string> = Field & { name: Name };

/** The fields in order, each with its name. */
export function named<F extends Fields>(
	fields: F,
): NamedField<keyof F & string>[] {
	return Object.entries(fields).map(([name, field]) => ({ ...field, name }));
}

export type LabelledValue = { label: string; value: string };

/** What the listed fields of an entry hold, with their labels; empty ones are left out. */
export function listedDetails(
	fields: readonly NamedField[],
	entry: object,
): LabelledValue[] {
	return fields.flatMap(({ name, label, isListed }) => {
		const value = isListed ? wordsOf(Reflect.get(entry, name)) : "";
		return value === "" ? [] : [{ label, value }];
	});
}

function wordsOf(value: unknown): string {
	if (Array.isArray(value)) return value.join(", ");
	if (value === true) return "Yes";
	return value === null || value === undefined || value === false
		? ""
		: String(value);
}

type Shape<F extends Fields> = { [Name in keyof F]: F[Name]["stored"] };

/** The stored shape of an entry with these fields. */
export function storedShape<F extends Fields>(
	fields: F,
): z.ZodObject<Shape<F>, z.core.$strip> {
	const shape = Object.fromEntries(
		Object.entries(fields).map(([name, { stored }]) => [name, stored]),
	);
	return z.object(shape) as z.ZodObject<Shape<F>, z.core.$strip>;
}

/** What the fields hold once stored. */
export type Stored<F extends Fields> = {
	[Name in keyof F]: F[Name] extends Field<infer T> ? T : never;
};

/** The fields but those of these names. */
export function without<F extends Fields, Name extends keyof F & string>(
	fields: F,
	...names: Name[]
): Omit<F, Name> {
	const left = Object.entries(fields).filter(
		([name]) => !names.some((other) => other === name),
	);
	return Object.fromEntries(left) as Omit<F, Name>;
}

/** An entry in which nothing is said yet. */
export function emptyEntry<F extends Fields>(fields: F): Stored<F> {
	const values: Record<ColumnKind, unknown> = {
		text: null,
		name: "",
		lines: [],
		flag: false,
		number: null,
	};
	return Object.fromEntries(
		Object.entries(fields).map(([name, { column }]) => [name, values[column]]),
	) as Stored<F>;
}
