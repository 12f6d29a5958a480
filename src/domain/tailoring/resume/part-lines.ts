// How many lines of a page the listed sections take: an estimate, as everything in `fit/page-lines.ts`.
import { ENTRY_LINES, SECTION_LINES, textLines } from "../fit/page-lines.ts";
import type { ListedParts } from "./listed-parts.ts";
import type { SkillGroup } from "./skill-groups.ts";

export function skillLines(groups: readonly SkillGroup[]): number {
	if (groups.length === 0) return 0;
	return groups.reduce(
		(sum, { name, skills }) =>
			sum + textLines(`${name}: ${skills.map(({ text }) => text).join(", ")}`),
		SECTION_LINES,
	);
}

/** The lines the listed sections take, their headings included. */
export function partLines(parts: ListedParts): number {
	const { education, certifications, languages, publications } = parts;
	const sections = [education, certifications, languages, publications].filter(
		(part) => part.length > 0,
	).length;
	const schools = education.reduce(
		(sum, { lines }) =>
			sum +
			ENTRY_LINES +
			lines.reduce((taken, { text }) => taken + textLines(text), 0),
		0,
	);
	const papers = publications.reduce(
		(sum, { entry }) =>
			sum +
			ENTRY_LINES +
			(entry.authors.length > 0 ? 1 : 0) +
			textLines(entry.description),
		0,
	);
	return (
		sections * SECTION_LINES +
		schools +
		certifications.length * ENTRY_LINES +
		Math.ceil(languages.length / 4) +
		papers +
		rareLines(parts)
	);
}

function rareLines({ awards, interests, references }: ListedParts): number {
	const sections = [awards, interests, references].filter(
		(part) => part.length > 0,
	).length;
	const reported = [
		...awards.map(({ entry }) => entry.description),
		...references.map(({ entry }) => entry.reference),
	];
	return (
		sections * SECTION_LINES +
		(awards.length + references.length) * ENTRY_LINES +
		reported.reduce((sum, text) => sum + textLines(text), 0) +
		textLines(interests.map(({ entry }) => entry.name).join(", "))
	);
}
