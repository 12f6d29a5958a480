// The skills of a resume as lines: its groups by name, then those that stand in none. And lists of names as every section writes them.
import type { DocumentWords } from "../domain/language/document-words.ts";
import { pathOf } from "../domain/profile/content-path.ts";
import type { ResumeContent } from "../domain/tailoring/content/content.ts";
import { cleanLine } from "./clean-text.ts";
import type { Block } from "./doc.ts";

export function skillBlocks(
	{ skills }: ResumeContent,
	words: DocumentWords,
): Block[] {
	// "Skills: …" under the heading "Skills" says it twice.
	const isHeading = (name: string) =>
		cleanLine(name).toLowerCase() === words.sections.skills.toLowerCase();
	const groups = skills.groups.map((group, i) =>
		skillLine(
			isHeading(group.name) ? "" : leadOf(group.name, words),
			listed(group.skills, words),
			pathOf("skills", "groups", i),
		),
	);
	const shown = new Set(
		skills.groups.flatMap((group) => group.skills.map(cleanLine)),
	);
	const unshown = (list: string[]) =>
		list.filter((skill) => !shown.has(cleanLine(skill)));
	const [technical, soft] = [unshown(skills.technical), unshown(skills.soft)];
	const named = technical.length > 0 && soft.length > 0;
	return [
		...groups,
		skillLine(
			named ? leadOf(words.technicalSkills, words) : "",
			listed(technical, words),
			pathOf("skills", "technical"),
		),
		skillLine(
			named || groups.length > 0 ? leadOf(words.softSkills, words) : "",
			listed(soft, words),
			pathOf("skills", "soft"),
		),
	].flat();
}

/** What stands before a colon that every format sets right behind it. */
export function leadOf(
	name: string,
	{ beforeColon = "" }: DocumentWords,
): string {
	const clean = cleanLine(name);
	return clean === "" ? "" : `${clean}${beforeColon}`;
}

function skillLine(name: string, value: string, path: string): Block[] {
	if (!value) return [];
	return [
		name
			? { kind: "pair", key: name, value, path }
			: { kind: "paragraph", text: value, path },
	];
}

/** Parted by semicolons where one of them holds a comma: "Excel, pivot tables; Word". */
export function listed(
	names: string[],
	{ beforeColon = "" }: Pick<DocumentWords, "beforeColon">,
): string {
	const clean = names.map(cleanLine).filter(Boolean);
	const holdsComma = clean.some((name) => /, (?![^(]*\))/.test(name));
	return clean.join(holdsComma ? `${beforeColon}; ` : ", ");
}
