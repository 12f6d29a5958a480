// A value with the place in the source it was read from. Drafts are built of these; settling them gives a profile's entries
// and, apart from them, the list of sources.
import type { z } from "zod";
import type { Paragraph } from "../lines/paragraph.ts";
import type { FieldSource } from "./imported-profile.ts";

export type Cited<T> = {
	value: T;
	quote: string;
	page: number;
	/** Why the value may be wrong, where that is so. */
	why: string | null;
};

/** An entry of the profile whose fields still know where they came from. */
export type CitedFields<T> = {
	[Key in keyof T]?: T[Key] extends string[]
		? Cited<string>[]
		: Cited<NonNullable<T[Key]>>;
};

type Place = Pick<Paragraph, "quote" | "page">;

export function cited<T>(
	value: T,
	place: Place,
	why: string | null = null,
): Cited<T> {
	return { value, quote: place.quote, page: place.page, why };
}

/** A field's value, or none where the text is empty. */
export function citedText(
	text: string,
	place: Place,
	why: string | null = null,
): Cited<string> | undefined {
	const value = text.replace(/\s*\t\s*/g, " ").trim();
	return value === "" ? undefined : cited(value, place, why);
}

type Settled<T> = { entry: T; sources: FieldSource[] };

/** The entry that a draft stands for. `at` is its path in the profile. */
export function settle<T>(
	schema: z.ZodType<T>,
	draft: CitedFields<T>,
	at: (string | number)[],
): Settled<T> {
	const plain: Record<string, unknown> = {};
	const sources: FieldSource[] = [];
	for (const [field, held] of Object.entries(draft)) {
		if (Array.isArray(held)) {
			const lines = held as Cited<string>[];
			plain[field] = lines.map(({ value }) => value);
			for (const [index, line] of lines.entries())
				sources.push(sourceOf(line, [...at, field, index]));
		} else if (held !== undefined) {
			const one = held as Cited<unknown>;
			plain[field] = one.value;
			sources.push(sourceOf(one, [...at, field]));
		}
	}
	const entry = fitted(schema, plain);
	return {
		entry,
		sources: sources.map((source) =>
			isCut(plain, entry, source.path.slice(at.length))
				? { ...source, doubtful: true, why: TOO_LONG }
				: source,
		),
	};
}

const TOO_LONG = "Longer than this field holds: its end was left out";

/** Whether what was read at a path of the draft is longer than what the entry keeps there. */
function isCut(
	plain: Record<string, unknown>,
	entry: unknown,
	[field, line]: readonly (string | number)[],
): boolean {
	const [read, kept] = [plain, entry as Record<string, unknown>].map((held) => {
		const value = held[String(field)];
		return Array.isArray(value) ? value[Number(line)] : value;
	});
	return (
		typeof read === "string" &&
		typeof kept === "string" &&
		kept.length < read.trim().length
	);
}

function sourceOf(
	{ quote, page, why }: Cited<unknown>,
	path: (string | number)[],
): FieldSource {
	return {
		path,
		quote,
		...(page > 0 && { page }),
		doubtful: why !== null,
		...(why !== null && { why }),
	};
}

/** What is longer than a field may be is cut to its length; the review shows the whole line beside it. */
function fitted<T>(schema: z.ZodType<T>, plain: Record<string, unknown>): T {
	const tried = schema.safeParse(plain);
	if (tried.success) return tried.data;
	const shorter = Object.fromEntries(
		Object.entries(plain).map(([field, held]) => [
			field,
			Array.isArray(held) ? [...held] : held,
		]),
	);
	for (const issue of tried.error.issues) {
		const [field, index] = issue.path;
		const held = shorter[String(field)];
		const longest =
			issue.code === "too_big" && typeof issue.maximum === "number"
				? issue.maximum
				: null;
		if (longest === null) delete shorter[String(field)];
		else if (typeof held === "string")
			shorter[String(field)] = cutTo(held, longest);
		else if (Array.isArray(held) && typeof index === "number")
			held[index] = cutTo(String(held[index]), longest);
	}
	return schema.parse(shorter);
}

function cutTo(text: string, longest: number): string {
	return text
		.slice(0, longest)
		.replace(/[\ud800-\udbff]$/, "")
		.trim();
}
