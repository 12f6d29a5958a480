// The kinds of fields a profile has: how each is stored, typed into a form, and what makes it right. A field's schema takes text
// from a form as well as the stored value, and says what is wrong in the words that stand under the field.
import { z } from "zod";
import { readDate } from "../partial-date.ts";
import { storable } from "../plain-text.ts";
import { readWebAddress } from "../web-address.ts";
import type { Around, Field } from "./field.ts";

/** "YYYY", "YYYY-MM" or "YYYY-MM-DD". Months compare as text: they sort correctly and an unknown day never turns into the 1st. */
export const PartialDate = z
	.string()
	.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);

/** More lines than any entry of a real career has; what is longer is a document of its own. */
const MOST_LINES = 50;
const LONGEST_LINE = 2000;
const LONGEST_ADDRESS = 500;

type Needed = Around & { max: number; isRequired: true; mayLack?: never };
type Text = Around & {
	max: number;
	isRequired?: true;
	/** The form asks for it, but an import may come without: then null is stored. */
	mayLack?: true;
};

export function text(label: string, rules: Needed): Field<string, "name">;
export function text(label: string, rules: Text): Field<string | null, "text">;
export function text(label: string, rules: Text): Field {
	return { ...worded(oneLine, label, rules), kind: "text" };
}

/** Text over several lines. */
export function prose(label: string, rules: Needed): Field<string, "name">;
export function prose(label: string, rules: Text): Field<string | null, "text">;
export function prose(label: string, rules: Text): Field {
	return { ...worded(storable, label, rules), kind: "prose" };
}

/** One half of a person's name; "" where an import has none. */
export function nameOfPerson(
	label: string,
	rules: Around,
): Field<string, "name"> {
	const field = text(label, { ...rules, max: 100, isRequired: true });
	return { ...field, stored: plain(100).default("") };
}

/** An address of the web. Only http and https: documents link to it, and no document may link to anything else. */
export function link(
	label: string,
	message: string,
	rules: Around = {},
): Field<string | null, "text"> {
	const field = text(label, { ...rules, max: LONGEST_ADDRESS });
	const schema = optional(oneLine, label, LONGEST_ADDRESS).refine(
		(address) => address === null || readWebAddress(address) === address,
		message,
	);
	return { ...field, kind: "link", schema };
}

export function email(
	label: string,
	rules: Around & { isRequired?: true },
): Field<string | null, "text"> {
	const message = "Please enter a valid email address";
	const field = text(label, { ...rules, max: 320, mayLack: true });
	const schema = rules.isRequired
		? required(oneLine, label, 320).pipe(z.email(message))
		: optional(oneLine, label, 320).refine(
				(written) => written === null || z.email().safeParse(written).success,
				message,
			);
	return { ...field, kind: "email", schema };
}

export function phone(
	label: string,
	rules: Around,
): Field<string | null, "text"> {
	const field = text(label, { ...rules, max: 60 });
	const schema = optional(oneLine, label, 60).refine(
		(number) => number === null || /^[\d\s()+-]+$/.test(number),
		"Please enter a valid phone number",
	);
	return { ...field, kind: "phone", schema };
}

type Dated = Around & { isRequired?: true; mayLack?: true; isPast?: true };

/** A year, a month or a day, as people write it: "2021", "2021-09", "Sep 2021", "4 Sep 2021". No part is made up. */
export function date(
	label: string,
	rules: Dated & { isRequired: true; mayLack?: never },
): Field<string, "name">;
export function date(
	label: string,
	rules?: Dated,
): Field<string | null, "text">;
export function date(label: string, rules: Dated = {}): Field {
	const { mayLack, ...around } = rules;
	const isName = around.isRequired && !mayLack;
	return {
		...around,
		label,
		kind: "date",
		column: isName ? "name" : "text",
		stored: isName ? PartialDate : PartialDate.nullable().default(null),
		schema: typedDate(label, around.isRequired === true),
	};
}

function typedDate(label: string, isRequired: boolean): z.ZodType {
	return cleaned(oneLine, label).transform((written, context) => {
		if (written === "") {
			if (isRequired) context.addIssue(`${label} is required`);
			return null;
		}
		const read = readDate(written);
		if (read.date && read.isExact && isOnTheCalendar(read.date))
			return read.date;
		context.addIssue(
			"Enter a date such as Sep 2021, 2021-09 or 2021. Leave out what you don't know.",
		);
		return null;
	});
}

export function number(
	label: string,
	{ min, max, step, ...around }: Around & NonNullable<Field["range"]>,
): Field<number | null, "number"> {
	const message = `${label} is a number from ${min} to ${max}, with at most two decimals`;
	const schema = z
		.union([z.number(), z.string()], { error: message })
		.nullish()
		.transform((written, context) => {
			const typed = String(written ?? "").trim();
			if (typed === "") return null;
			const value = Number(typed.replace(",", "."));
			const isStep = Math.abs(Math.round(value / step) - value / step) < 1e-6;
			if (value >= min && value <= max && isStep) return value;
			context.addIssue(message);
			return null;
		});
	const stored = z.number().min(min).max(max).nullable().default(null);
	const range = { min, max, step };
	return {
		...around,
		label,
		kind: "number",
		column: "number",
		stored,
		schema,
		range,
	};
}

export function tick(
	label: string,
	rules: Around = {},
): Field<boolean, "flag"> {
	const schema = z
		.boolean(`${label} is yes or no`)
		.nullish()
		.transform(Boolean);
	const stored = z.boolean().default(false);
	return { ...rules, label, kind: "tick", column: "flag", stored, schema };
}

type Options<T extends string> = z.ZodType<T> & { options: readonly T[] };
type Choice<T extends string> = Around &
	Pick<Field, "optionLabels"> & { among: Options<T> };

/** One of a few; where none is required, "Not Specified" is stored as null. */
export function choice<T extends string>(
	label: string,
	rules: Choice<T> & { isRequired: true },
): Field<T, "name">;
export function choice<T extends string>(
	label: string,
	rules: Choice<T>,
): Field<T | null, "text">;
export function choice<T extends string>(
	label: string,
	{ among, ...around }: Choice<T> & { isRequired?: true },
): Field {
	const { options } = among;
	const message = `${label} is one of ${options.join(", ")}`;
	const chosen = { ...around, label, kind: "choice", options } as const;
	if (around.isRequired) {
		const schema = z.literal(options, {
			error: ({ input }) => (isBlank(input) ? `${label} is required` : message),
		});
		return { ...chosen, column: "name", stored: among, schema };
	}
	const schema = z
		.literal(["", ...options], message)
		.nullish()
		.transform((value) => value || null);
	const stored = among.nullable().default(null);
	return { ...chosen, column: "text", stored, schema };
}

type Listed = Around & { one: string };

/** Lines in a form of their own, each with its remove button. Blank ones are dropped on save. */
export function lines(label: string, rules: Listed): Field<string[], "lines"> {
	return {
		...rules,
		label,
		kind: "lines",
		column: "lines",
		stored: z.array(plain(LONGEST_LINE)).default([]),
		schema: listOf(label),
		max: LONGEST_LINE,
		most: MOST_LINES,
	};
}

/** Short texts added with Enter; no two alike. */
export function tags(
	label: string,
	rules: Listed & { isLong?: boolean },
): Field<string[], "lines"> {
	const schema = listOf(label).transform(withoutRepeats);
	return { ...lines(label, rules), kind: "tags", schema };
}

/** "React" and "react" are one. */
function withoutRepeats(texts: readonly string[]): string[] {
	const first = new Map<string, string>();
	for (const text of texts) {
		const key = text.toLowerCase();
		if (!first.has(key)) first.set(key, text);
	}
	return [...first.values()];
}

function worded(
	clean: (written: string) => string,
	label: string,
	{ mayLack, ...rules }: Text,
): Omit<Field, "kind"> {
	const { max, isRequired } = rules;
	const isName = isRequired && !mayLack;
	return {
		...rules,
		label,
		column: isName ? "name" : "text",
		stored: isName ? plain(max) : plain(max).nullable().default(null),
		schema: isRequired
			? required(clean, label, max)
			: optional(clean, label, max),
	};
}

function isBlank(input: unknown): boolean {
	return input == null || (typeof input === "string" && input.trim() === "");
}

function plain(max: number) {
	return z.string().trim().max(max);
}

function listOf(label: string) {
	return z
		.array(z.string(`${label} are lines of text`), `${label} are a list`)
		.nullish()
		.transform((all) => (all ?? []).map(oneLine).filter(Boolean))
		.pipe(
			z
				.array(z.string().max(LONGEST_LINE, tooLong("A line", LONGEST_LINE)))
				.max(MOST_LINES, `${label} can have at most ${MOST_LINES} lines`),
		);
}

function required(
	clean: (written: string) => string,
	label: string,
	max: number,
) {
	return cleaned(clean, label).pipe(
		z.string().min(1, `${label} is required`).max(max, tooLong(label, max)),
	);
}

function optional(
	clean: (written: string) => string,
	label: string,
	max: number,
) {
	return cleaned(clean, label)
		.pipe(z.string().max(max, tooLong(label, max)))
		.transform((written) => written || null);
}

function cleaned(clean: (written: string) => string, label: string) {
	return z
		.string(`${label} is text`)
		.nullish()
		.transform((written) => clean(written ?? ""));
}

function oneLine(written: string): string {
	return storable(written).replace(/\s+/g, " ");
}

function tooLong(what: string, max: number): string {
	return `${what} can have at most ${max} characters`;
}

function isOnTheCalendar(date: string): boolean {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	const february = isLeap ? 29 : 28;
	const lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
	return day <= (lengths[month - 1] ?? 0);
}
