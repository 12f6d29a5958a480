// The declared fields as forms and requests take them: text from a form as well as the stored value is read into what is stored,
// or said to be wrong in the words that stand under the field.
import { z } from "zod";
import {
	columnOf,
	type Field,
	type Fields,
	LONGEST_LINE,
	MOST_LINES,
	type NamedField,
} from "../fields/field.ts";
import { readDate } from "../partial-date.ts";
import { storable } from "../plain-text.ts";
import { readWebAddress } from "../web-address.ts";

/** The fields in order, each with its name and its schema. */
export function named<F extends Fields>(
	fields: F,
): NamedField<keyof F & string>[] {
	return Object.entries(fields).map(([name, field]) => ({
		...field,
		...(isList(field) ? { max: LONGEST_LINE, most: MOST_LINES } : {}),
		name,
		column: columnOf(field),
		schema: formSchema(field),
	}));
}

function isList({ kind }: Field): boolean {
	return kind === "lines" || kind === "tags";
}

function formSchema(field: Field): z.ZodType {
	switch (field.kind) {
		case "text":
			return worded(oneLine, field);
		case "prose":
			return worded(storable, field);
		case "email":
			return emailTyped(field);
		case "phone":
			return optional(oneLine, field).refine(
				(number) => number === null || /^[\d\s()+-]+$/.test(number),
				"Please enter a valid phone number",
			);
		case "link":
			return optional(oneLine, field).refine(isWebAddress, field.message);
		case "date":
			return dateTyped(field);
		case "number":
			return numberTyped(field);
		case "tick":
			return z
				.boolean(`${field.label} is yes or no`)
				.nullish()
				.transform(Boolean);
		case "choice":
			return chosen(field);
		case "lines":
			return listOf(field);
		case "tags":
			return listOf(field).transform(withoutRepeats);
	}
}

/** Only http and https: documents link to it, and no document may link to anything else. */
function isWebAddress(address: string | null): boolean {
	return address === null || readWebAddress(address) === address;
}

function emailTyped(field: Field): z.ZodType {
	const message = "Please enter a valid email address";
	return field.isRequired
		? required(oneLine, field).pipe(z.email(message))
		: optional(oneLine, field).refine(
				(written) => written === null || z.email().safeParse(written).success,
				message,
			);
}

/** A year, a month or a day, as people write it: "2021", "2021-09", "Sep 2021", "4 Sep 2021". No part is made up. */
function dateTyped({ label, isRequired }: Field): z.ZodType {
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

function numberTyped({ label, range }: Field): z.ZodType {
	const { min, max, step } = range ?? UNLIMITED;
	const message = `${label} is a number from ${min} to ${max}, with at most two decimals`;
	return z
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
}

const UNLIMITED = { min: -Infinity, max: Infinity, step: 0.01 };

/** One of a few; where none is required, "Not Specified" is stored as null. */
function chosen({ label, options = [], isRequired }: Field): z.ZodType {
	const message = `${label} is one of ${options.join(", ")}`;
	return isRequired
		? z.literal([...options], {
				error: ({ input }) =>
					isBlank(input) ? `${label} is required` : message,
			})
		: z
				.literal(["", ...options], message)
				.nullish()
				.transform((value) => value || null);
}

/** Blank ones are dropped on save. */
function listOf({ label }: Field) {
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

/** "React" and "react" are one. */
function withoutRepeats(texts: readonly string[]): string[] {
	const first = new Map<string, string>();
	for (const text of texts) {
		const key = text.toLowerCase();
		if (!first.has(key)) first.set(key, text);
	}
	return [...first.values()];
}

type Clean = (written: string) => string;

function worded(clean: Clean, field: Field): z.ZodType {
	return field.isRequired ? required(clean, field) : optional(clean, field);
}

function isBlank(input: unknown): boolean {
	return input == null || (typeof input === "string" && input.trim() === "");
}

function required(clean: Clean, { label, max = Infinity }: Field) {
	return cleaned(clean, label).pipe(
		z.string().min(1, `${label} is required`).max(max, tooLong(label, max)),
	);
}

function optional(clean: Clean, { label, max = Infinity }: Field) {
	return cleaned(clean, label)
		.pipe(z.string().max(max, tooLong(label, max)))
		.transform((written) => written || null);
}

function cleaned(clean: Clean, label: string) {
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
