// Where comes from what was left out and what the person put back: from the profile, as it was left out of it.
import { resumeOf } from "../../mapping/profile-to-resume.ts";
import { factsOf } from "../../match/facts.ts";
import {
	entryIndexOf,
	entryPathOf,
	isBelow,
	isEntryLine,
	isInSection,
	keysOf,
	lastKeyOf,
	pathOf,
	valueAt,
} from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import type { LineOrigin, ResumeContent } from "./content.ts";
import { contentNameOf } from "./content-names.ts";

const LISTS = ["achievements", "details"];

/** For whatever has no origin and says what was left out of the same entry or list, word for word. */
export function putBackOrigins(
	content: ResumeContent,
	profile: Profile,
): LineOrigin[] {
	return [
		...lineOrigins(content),
		...entryOrigins(content, profile),
		...skillOrigins(content, profile),
	];
}

function lineOrigins({
	metadata,
	validation,
	...words
}: ResumeContent): LineOrigin[] {
	const known = new Set(validation.lines.map(({ path }) => path));
	const lines = metadata.omitted.filter(({ path }) => isEntryLine(path));
	return lines.flatMap(({ path: source, text }): LineOrigin[] => {
		const entry = validation.lines.find(
			({ path, sources }) =>
				keysOf(path).length === 2 && sources.includes(entryPathOf(source)),
		);
		if (!entry) return [];
		const places = LISTS.flatMap((name) =>
			placesIn(words, pathOf(entry.path, name)),
		);
		const place = places.find(
			(path) => !known.has(path) && valueAt(words, path) === text,
		);
		if (place === undefined) return [];
		known.add(place);
		return [kept(place, source)];
	});
}

function entryOrigins(
	{ metadata, validation, ...words }: ResumeContent,
	profile: Profile,
): LineOrigin[] {
	const known = new Set(validation.lines.map(({ path }) => path));
	const whole = resumeOf(profile);
	return metadata.omitted.flatMap(({ path: source }): LineOrigin[] => {
		const name = contentNameOf(source);
		if (name === null) return [];
		const entry = valueAt(whole, pathOf(name, entryIndexOf(source) ?? -1));
		const place = placesIn(words, name).find(
			(path) => !known.has(path) && isSame(valueAt(words, path), entry),
		);
		if (place === undefined) return [];
		const lines = LISTS.flatMap((list) =>
			placesIn(words, pathOf(place, list)),
		).map((path) => kept(path, factBelow(source, valueAt(words, path))));
		return [kept(place, source), ...lines];
	});

	function factBelow(source: string, text: unknown): string {
		const found = factsOf(profile).find(
			(fact) => isBelow(fact.path, source) && fact.text === text,
		);
		return found?.path ?? source;
	}
}

function skillOrigins(
	{ metadata, validation, ...words }: ResumeContent,
	profile: Profile,
): LineOrigin[] {
	if (!metadata.omitted.some(({ path }) => isSkill(path))) return [];
	const known = new Set(validation.lines.map(({ path }) => path));
	const named = factsOf(profile).filter(({ path }) => isSkill(path));
	const places = placesIn(words, pathOf("skills", "groups")).flatMap((group) =>
		placesIn(words, pathOf(group, "skills")),
	);
	return places
		.filter((path) => !known.has(path))
		.flatMap((path) => {
			const fact = named.find(({ text }) => text === valueAt(words, path));
			return fact ? [kept(path, fact.path)] : [];
		});
}

function isSkill(path: string): boolean {
	return (
		isInSection(path, "skills", "software") && lastKeyOf(path).endsWith("_name")
	);
}

function kept(path: string, source: string): LineOrigin {
	return { path, sources: [source], change: "kept" };
}

function isSame(one: unknown, other: unknown): boolean {
	return other !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

function placesIn(words: object, list: string): string[] {
	const lines: unknown = valueAt(words, list);
	return Array.isArray(lines) ? lines.map((_, at) => pathOf(list, at)) : [];
}
