// What a field of the profile is: a row of facts, declared once in the file of its section beside this one. The form, the table,
// the stored shape, the export and the import follow from the row.
import type { z } from "zod";

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

export type Field = {
	kind: FieldKind;
	label: string;
	hint?: string;
	/** What a browser may fill in by itself. */
	autoComplete?: string;
	/**
	 * Its names in a JSON Resume: the first is written, all are read. A field without one is written as "x-…", so that an export
	 * read again is the same profile.
	 */
	json?: readonly string[];
	/** Shown with its label below an entry when the entry's card does not show it already. */
	isListed?: true;
	/** The most characters of a text. */
	max?: number;
	isRequired?: true;
	/** The form asks for it, but an import may come without: then null is stored. */
	mayLack?: true;
	/** The form asks for it, but an import may come without: then "" is stored. */
	mayBeBlank?: true;
	/** A day to come would be a claim about something that has not happened. */
	isPast?: true;
	/** Of a link: what stands under the field where it holds none. */
	message?: string;
	options?: readonly string[];
	/** How options read where they are not words themselves. */
	optionLabels?: Readonly<Record<string, string>>;
	/** Lowest, highest and step of a number. */
	range?: { min: number; max: number; step: number };
	/** One of `tags`, or a line to add, in words. */
	one?: string;
	/** Tags that are sentences stand below each other. */
	isLong?: true;
};
export type Fields = Readonly<Record<string, Field>>;

/** A field as a form and a request need it. */
export type NamedField<Name extends string = string> = Field & {
	name: Name;
	column: ColumnKind;
	/** What a form or a request may hold, read into what is stored; its messages stand under the field. */
	schema: z.ZodType;
	/** The most lines of a list. */
	most?: number;
};

/** More lines than any entry of a real career has; what is longer is a document of its own. */
export const MOST_LINES = 50;
export const LONGEST_LINE = 2000;

export type ColumnOf<F> = F extends { kind: "tick" }
	? "flag"
	: F extends { kind: "number" }
		? "number"
		: F extends { kind: "lines" | "tags" }
			? "lines"
			: F extends { isRequired: true; mayLack?: never }
				? "name"
				: "text";

export function columnOf({ kind, isRequired, mayLack }: Field): ColumnKind {
	switch (kind) {
		case "tick":
			return "flag";
		case "number":
			return "number";
		case "lines":
		case "tags":
			return "lines";
		default:
			return isRequired && !mayLack ? "name" : "text";
	}
}

type Words<F> = F extends { options: readonly (infer Option)[] }
	? Option
	: string;

/** What a field holds once stored. */
export type StoredValue<F> = {
	text: Words<F> | null;
	name: Words<F>;
	lines: string[];
	flag: boolean;
	number: number | null;
}[ColumnOf<F>];

/** What the fields hold once stored. */
export type Stored<F extends Fields> = {
	-readonly [Name in keyof F]: StoredValue<F[Name]>;
};

export type LabeledValue = { label: string; value: string };

/** What the listed fields of an entry hold, with their labels; empty ones are left out. */
export function listedDetails(
	fields: readonly NamedField[],
	entry: object,
): LabeledValue[] {
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
		Object.entries(fields).map(([name, field]) => [
			name,
			values[columnOf(field)],
		]),
	) as Stored<F>;
}
