// Entries with the lines of the source they were read from, as they are joined, parted and carried to another section.
import { Profile } from "../profile/profile.ts";
import type { FieldSource } from "./draft/imported-profile.ts";

/** Sections whose entries tell of something that was done, in lines of their own. */
export const SECTIONS_WITH_LINES = [
	"work_experience",
	"education",
	"projects",
	"volunteer",
] as const;
export type SectionWithLines = (typeof SECTIONS_WITH_LINES)[number];

export type EntryValues = Record<string, unknown>;
/** A source, with its path below the entry. */
type Found = { keys: (string | number)[]; source: FieldSource };
export type CitedEntry = { values: EntryValues; found: Found[] };
/** What a person wrote over is theirs: its source is no longer where it was read. */
export function withValues(
	{ values, found }: CitedEntry,
	next: EntryValues,
): CitedEntry {
	const isSame = ({ keys: [field = ""] }: Found) =>
		JSON.stringify(values[field]) === JSON.stringify(next[field]);
	return { values: next, found: found.filter(isSame) };
}

export function merged(
	above: CitedEntry,
	below: CitedEntry,
): { whole: CitedEntry; lost: string[] } {
	const values = { ...above.values };
	const found = [...above.found];
	const lost: string[] = [];
	const count = linesOf(above).length;
	for (const [field, value] of Object.entries(below.values)) {
		const mine = values[field];
		const theirs = below.found.filter(({ keys }) => keys[0] === field);
		if (isEmpty(value) || mine === value) continue;
		if (Array.isArray(mine) && Array.isArray(value)) {
			values[field] = [...mine, ...(value as unknown[])];
			const shift = ({ keys, source }: Found) => ({
				keys: keys.map((key) => (typeof key === "number" ? key + count : key)),
				source,
			});
			found.push(...theirs.map(shift));
		} else if (isEmpty(mine)) {
			values[field] = value;
			found.push(...theirs);
		} else if (field === "description") values[field] = `${mine}\n${value}`;
		else if (typeof value === "string") lost.push(value);
	}
	return { whole: { values, found }, lost };
}

export function parted(
	section: SectionWithLines,
	entry: CitedEntry,
	line: number,
): CitedEntry[] {
	const lines = linesOf(entry);
	const title = lines[line];
	if (title === undefined) return [entry];
	const of = (from: number, to: number) => withLines(entry, from, to);
	const rest = of(line + 1, lines.length);
	const source = entry.found.find(
		({ keys }) => keys[0] === "achievements" && keys[1] === line,
	);
	const name = NAMES[section].title;
	return [
		of(0, line),
		{
			values: { ...EMPTY[section], [name]: title, achievements: linesOf(rest) },
			found: [
				...rest.found.filter(({ keys }) => keys[0] === "achievements"),
				...(source ? [{ ...source, keys: [name] }] : []),
			],
		},
	];
}

/** What an entry of names is called, and whom it is from: what was joined by mistake stands in the one or the other. */
const NAMED = {
	certifications: { title: "certification_name", of: "issuing_organization" },
	awards: { title: "award_name", of: "awarding_organization" },
} as const;
export type NamedSection = keyof typeof NAMED;

export function isNamed(section: string): section is NamedSection {
	return Object.hasOwn(NAMED, section);
}

/** Two entries of one: where the title joins two names, between these; else its second name becomes a title. */
export function divided(
	section: NamedSection,
	{ values, found }: CitedEntry,
): CitedEntry[] {
	const { title, of } = NAMED[section];
	const [first = "", ...more] = String(values[title] ?? "").split(JOINT);
	const isInTitle = more.length > 0;
	const second = isInTitle ? more.join(" / ") : String(values[of] ?? "");
	if (second === "") return [{ values, found }];
	const its = isInTitle ? title : of;
	return [
		{
			values: {
				...values,
				[title]: first,
				...(isInTitle ? {} : { [of]: null }),
			},
			found: found.filter(({ keys }) => isInTitle || keys[0] !== of),
		},
		{
			values: { [title]: second, [of]: null },
			found: found
				.filter(({ keys }) => keys[0] === its)
				.map((one) => ({ ...one, keys: [title] })),
		},
	];
}

const JOINT = /\s+[/|;·•]\s+|\s*[;|]\s+/u;

export function given(
	entries: CitedEntry[],
	{ at, line, to }: { at: number; line: number; to: number },
): CitedEntry[] {
	const [from, target] = [entries[at], entries[to]];
	const text = from && linesOf(from)[line];
	if (!from || !target || text === undefined || from === target) return entries;
	const lines = linesOf(from);
	const kept = [
		...lines.slice(0, line).map((_, place) => place),
		...lines.slice(line + 1).map((_, place) => place + line + 1),
	];
	const isIt = ({ keys }: Found) =>
		keys[0] === "achievements" && keys[1] === line;
	const place = linesOf(target).length;
	return entries.map((each) => {
		if (each === from) return onlyLines(from, kept);
		if (each !== target) return each;
		return {
			values: { ...each.values, achievements: [...linesOf(each), text] },
			found: [
				...each.found,
				...from.found
					.filter(isIt)
					.map((one) => ({ ...one, keys: ["achievements", place] })),
			],
		};
	});
}

/** What the fields of one section are called in the others. */
const NAMES: Record<SectionWithLines, Record<"title" | "of", string>> = {
	work_experience: { title: "job_title", of: "company_name" },
	education: { title: "field_of_study", of: "institution_name" },
	projects: { title: "project_name", of: "" },
	volunteer: { title: "role_title", of: "organization_name" },
};
const EMPTY: Record<SectionWithLines, EntryValues> = {
	work_experience: { job_title: "", company_name: "" },
	education: { institution_name: "" },
	projects: { project_name: "" },
	volunteer: { role_title: "", organization_name: "" },
};
const GOES_ON = new Set(["is_current", "is_ongoing"]);

export function transferred(
	{ values, found }: CitedEntry,
	from: SectionWithLines,
	to: SectionWithLines,
): { whole: CitedEntry; lost: string[] } {
	const known = Profile.shape[to].unwrap().element.shape as object;
	const target = (field: string): string | null => {
		const role = (["title", "of"] as const).find(
			(each) => NAMES[from][each] === field,
		);
		if (role) return NAMES[to][role] || null;
		if (GOES_ON.has(field))
			return [...GOES_ON].find((name) => Object.hasOwn(known, name)) ?? null;
		return Object.hasOwn(known, field) ? field : null;
	};
	const next: EntryValues = { ...EMPTY[to] };
	const lost: string[] = [];
	for (const [field, value] of Object.entries(values)) {
		if (isEmpty(value)) continue;
		const there = target(field);
		if (there) next[there] = value;
		else
			lost.push(...[value].flat().filter((each) => typeof each === "string"));
	}
	return {
		whole: {
			values: next,
			found: found.flatMap(({ keys: [field = "", ...rest], source }) => {
				const there = target(String(field));
				return there ? [{ keys: [there, ...rest], source }] : [];
			}),
		},
		lost,
	};
}

function linesOf({ values }: CitedEntry): string[] {
	return Array.isArray(values.achievements)
		? values.achievements.map(String)
		: [];
}

function withLines(entry: CitedEntry, from: number, to: number): CitedEntry {
	const places = linesOf(entry).flatMap((_, at) =>
		at >= from && at < to ? [at] : [],
	);
	return onlyLines(entry, places);
}

/** The entry with these of its lines, each with its source. */
function onlyLines(
	{ values, found }: CitedEntry,
	places: number[],
): CitedEntry {
	const lines = linesOf({ values, found });
	return {
		values: { ...values, achievements: places.map((place) => lines[place]) },
		found: found.flatMap((one) => {
			const [field, line] = one.keys;
			if (field !== "achievements" || typeof line !== "number") return [one];
			const place = places.indexOf(line);
			return place < 0 ? [] : [{ ...one, keys: ["achievements", place] }];
		}),
	};
}

function isEmpty(value: unknown): boolean {
	return (
		value === null ||
		value === undefined ||
		value === "" ||
		value === false ||
		(Array.isArray(value) && value.length === 0)
	);
}
