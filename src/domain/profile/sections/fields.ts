// The kinds of fields a profile has: how each is typed into a form and what makes it right. A field's schema takes text from a
// form as well as the stored value, and says what is wrong in the words that stand under the field.
import { z } from "zod";
import { readDate } from "../partial-date.ts";
import { storable } from "../plain-text.ts";
import { readWebAddress } from "../web-address.ts";

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

export type Field<Name extends string = string> = {
	name: Name;
	label: string;
	kind: FieldKind;
	schema: z.ZodType;
	isRequired?: boolean;
	/** A day to come would be a claim about something that has not happened. */
	isPast?: boolean;
	hint?: string;
	options?: readonly string[];
	/** How options read where they are not words themselves. */
	optionLabels?: Readonly<Record<string, string>>;
	/** What a browser may fill in by itself. */
	autoComplete?: string;
	/** Lowest, highest and step of a number. */
	range?: { min: number; max: number; step: number };
	/** One of `tags`, or a line to add, in words. */
	one?: string;
	/** Tags that are sentences stand below each other. */
	isLong?: boolean;
};

/** What the person reads beside a field, and how much it takes. */
type Around = Pick<Field, "hint" | "autoComplete"> & {
	max: number;
	isRequired?: boolean;
};

/** Lines of an entry, so that no entry grows beyond all measure. */
const MOST_LINES = 500;
const LONGEST_LINE = 2000;

export function text<N extends string>(
	name: N,
	label: string,
	{ max, ...around }: Around,
): Field<N> {
	const schema = around.isRequired
		? required(oneLine, label, max)
		: optional(oneLine, label, max);
	return { name, label, kind: "text", schema, ...around };
}

/** Text over several lines. */
export function prose<N extends string>(
	name: N,
	label: string,
	{ max, ...around }: Around,
): Field<N> {
	const schema = around.isRequired
		? required(storable, label, max)
		: optional(storable, label, max);
	return { name, label, kind: "prose", schema, ...around };
}

/** An address of the web. Only http and https: documents link to it, and no document may link to anything else. */
export function link<N extends string>(
	name: N,
	label: string,
	message: string,
): Field<N> {
	const schema = optional(oneLine, label, 500).refine(
		(address) => address === null || readWebAddress(address) === address,
		message,
	);
	return { name, label, kind: "link", schema };
}

export function email<N extends string>(name: N, label: string): Field<N> {
	const message = "Please enter a valid email address";
	const schema = required(oneLine, label, 320).pipe(z.email(message));
	return {
		name,
		label,
		kind: "email",
		schema,
		isRequired: true,
		autoComplete: "email",
	};
}

export function phone<N extends string>(name: N, label: string): Field<N> {
	const schema = optional(oneLine, label, 60).refine(
		(number) => number === null || /^[\d\s()+-]+$/.test(number),
		"Please enter a valid phone number",
	);
	return { name, label, kind: "phone", schema, autoComplete: "tel" };
}

/** A year, a month or a day, as people write it: "2021", "2021-09", "Sep 2021", "4 Sep 2021". No part is made up. */
export function date<N extends string>(
	name: N,
	label: string,
	more: { isRequired?: boolean; isPast?: boolean } = {},
): Field<N> {
	const schema = cleaned(oneLine, label).transform((written, context) => {
		if (written === "") {
			if (more.isRequired) context.addIssue(`${label} is required`);
			return null;
		}
		const read = readDate(written);
		if (read.date && read.isExact && isOnTheCalendar(read.date))
			return read.date;
		context.addIssue(
			"Write a date such as Sep 2021, 2021-09 or 2021. Leave out what you do not know.",
		);
		return null;
	});
	return { name, label, kind: "date", schema, ...more };
}

export function number<N extends string>(
	name: N,
	label: string,
	{ min, max, step }: NonNullable<Field["range"]>,
): Field<N> {
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
	return { name, label, kind: "number", schema, range: { min, max, step } };
}

export function tick<N extends string>(name: N, label: string): Field<N> {
	const schema = z
		.boolean(`${label} is yes or no`)
		.nullish()
		.transform(Boolean);
	return { name, label, kind: "tick", schema };
}

type Choice = Pick<Field, "hint" | "optionLabels"> & {
	among: z.ZodType<string> & { options: readonly string[] };
	isRequired?: boolean;
};

/** One of a few; where none is required, "Not Specified" is stored as null. */
export function choice<N extends string>(
	name: N,
	label: string,
	{ among: { options }, ...around }: Choice,
): Field<N> {
	const message = `${label} is one of ${options.join(", ")}`;
	const schema = around.isRequired
		? required(oneLine, label, 100).pipe(z.literal(options, message))
		: z
				.literal(["", ...options], message)
				.nullish()
				.transform((chosen) => chosen || null);
	return { name, label, kind: "choice", schema, options, ...around };
}

/** Lines in a form of their own, each with its remove button. Blank ones are dropped on save. */
export function lines<N extends string>(
	name: N,
	label: string,
	one: string,
): Field<N> {
	return { name, label, kind: "lines", schema: listOf(label), one };
}

/** Short texts added with Enter; no two alike. */
export function tags<N extends string>(
	name: N,
	label: string,
	more: { one: string; hint?: string; isLong?: boolean },
): Field<N> {
	const schema = listOf(label).transform((all) => [...new Set(all)]);
	return { name, label, kind: "tags", schema, ...more };
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
	const lengths = [
		31,
		isLeap ? 29 : 28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31,
	];
	return day <= (lengths[month - 1] ?? 0);
}
