// What a section of the profile is made of. Each section's own rules stand in its file beside this one; forms, API and
// tables are made from them, so that nothing is said twice.
import { z } from "zod";
import {
	type LabeledValue,
	listedDetails,
	type NamedField,
} from "../fields/field.ts";
import type { Profile } from "../profile.ts";
import { SECTION_TABS } from "./tabs.ts";

export type ListSection = Exclude<keyof Profile, "personal">;
export type SectionEntry<K extends ListSection = ListSection> =
	Profile[K][number];

/** An entry as it reads. Empty parts are left out when it is shown; dates stay dates, whoever shows them words them. */
export type EntryCard = {
	title: string;
	subtitle?: string;
	period?: { from: string | null; to: string | null; goesOn: boolean };
	/** Until when it is valid. */
	validTo?: string | null;
	text?: string | null;
	lines?: string[];
	tags?: string[];
	links?: { label: string; url: string | null }[];
	/** Fields that are shown with their labels. */
	details?: LabeledValue[];
};

/** The pair of dates that must stand in order, and the tick that says there is no end. */
export type DateOrder = {
	start: string;
	end: string;
	current?: string;
	message: string;
};

export type SectionDeclaration<K extends ListSection = ListSection> = {
	name: K;
	/** The specification's table, which is also the entries' address. */
	table: string;
	tab: string;
	label: string;
	/** One entry in words: "Add skill", "Are you sure you want to delete this skill?" */
	entry: string;
	empty: string;
	fields: readonly NamedField[];
	dates?: DateOrder;
	/** The most entries it holds: more than any career brings. */
	most: number;
	/** Where a new entry stands until the page is loaded again. */
	newAt: "top" | "end";
	/** Adding goes on in an open dialog; these fields keep their value. */
	addsMany?: { keeps: readonly string[] };
	/** Short entries stand side by side. */
	isShort?: true;
	said: SectionMessages;
	card(entry: SectionEntry<K>): EntryCard;
};

/** Titles of the messages, word for word from the specification. */
export type SectionMessages = {
	added: string;
	changed: string;
	deleted: string;
	fetchFailed: string;
	saveFailed: string;
	deleteFailed: string;
};

/** A section that is read from a list of sections no longer knows which entry is its own; it is only given those. */
export function section<K extends ListSection>(
	rules: Omit<SectionDeclaration<K>, "tab"> & {
		fields: readonly NamedField<keyof SectionEntry<K> & string>[];
	},
): SectionDeclaration {
	const { card, fields } = rules;
	const whole: SectionDeclaration<K> = {
		...rules,
		tab: SECTION_TABS[rules.name],
		card: (entry) => ({
			...card(entry),
			details: listedDetails(fields, entry),
		}),
	};
	return whole as unknown as SectionDeclaration;
}

/**
 * The one schema of an entry, for the form and for the server. It takes what a form holds (text for dates and numbers) and
 * what the API is sent alike, and gives a whole entry: trimmed, empty text null, dates as YYYY[-MM[-DD]].
 * `today` gives the last day that is not the future: "YYYY-MM-DD".
 */
export function entrySchema<K extends ListSection>(
	section: SectionDeclaration<K>,
	today: () => string,
): z.ZodType<SectionEntry<K>> {
	const { fields, dates } = section;
	const shape = Object.fromEntries(
		fields.map(({ name, schema }) => [name, schema]),
	);
	const whole = rulesOf(section, today).reduce(
		(entry, { path, message, isKept }) =>
			// Also where another field is wrong, so that everything is said at once.
			entry.refine(isKept, { path: [path], message, when: isObject }),
		z.object(shape),
	);
	const ended = whole.transform((entry) =>
		dates?.current && entry[dates.current]
			? { ...entry, [dates.end]: null }
			: entry,
	);
	return ended as unknown as z.ZodType<SectionEntry<K>>;
}

/** The day it already is somewhere: a person may live fourteen hours ahead of the server. */
export function latestToday(now: Date): string {
	return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

type Values = Record<string, unknown>;
type Rule = {
	path: string;
	message: string;
	isKept: (entry: Values) => boolean;
};

function rulesOf(
	{ fields, dates }: Pick<SectionDeclaration, "fields" | "dates">,
	today: () => string,
): Rule[] {
	const rules: Rule[] = fields
		.filter(({ isPast }) => isPast)
		.map(({ name, label }) => ({
			path: name,
			message: `${label} cannot be in the future`,
			isKept: (entry) => !isBefore(today(), entry[name]),
		}));
	if (!dates) return rules;
	const { start, end, current, message } = dates;
	const goesOn = (entry: Values) => current && entry[current] === true;
	return [
		...rules,
		{
			path: end,
			message,
			isKept: (entry) => goesOn(entry) || !isBefore(entry[end], entry[start]),
		},
		{
			path: start,
			message: "A future start date can't be current",
			isKept: (entry) => !(goesOn(entry) && isBefore(today(), entry[start])),
		},
	];
}

function isObject({ value }: { value: unknown }): boolean {
	return typeof value === "object" && value !== null;
}

/** Months compare as text. A year alone may still be later in that year, so only what both dates say is compared. */
function isBefore(one: unknown, other: unknown): boolean {
	if (typeof one !== "string" || typeof other !== "string") return false;
	const known = Math.min(one.length, other.length);
	return one.slice(0, known) < other.slice(0, known);
}
