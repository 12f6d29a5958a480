// Skills and software: lists in one line, in bullets, in a column, in groups with a name, with or without a level.
import { readSkillLevel, readSoftwareLevel } from "../../profile/levels.ts";
import type { Language, Skill, Software } from "../../profile/profile.ts";
import { type Cited, type CitedFields, cited } from "../draft/cited.ts";
import { headingKind } from "../lines/headings.ts";
import { isLanguageName } from "../lines/language-names.ts";
import { isLevelWord } from "../lines/level-words.ts";
import { labeled, listPieces } from "../lines/list-pieces.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { isSelfAssessment } from "../lines/self-assessment.ts";
import type { Entries } from "./cited-entries.ts";
import { isLanguageRow, readLanguages } from "./read-languages.ts";

/** Longer than this it is a sentence, which would read as a broken skill. */
const LONGEST = 100;

export type SkillList = Entries<Skill> & { languages: CitedFields<Language>[] };

/** `heading` is the group of what stands in no other. */
export function readSkills(
	paragraphs: Paragraph[],
	heading: Paragraph | null = null,
): SkillList {
	const list: SkillList = { entries: [], left: [], languages: [] };
	let group = heading;
	const named = new Set<Paragraph>();
	for (const [index, paragraph] of paragraphs.entries()) {
		const below = paragraphs[index + 1];
		const { text } = paragraph;
		if (isLevelWord(text) && !isShortName(text)) {
			giveLevel(list, group, paragraph);
			continue;
		}
		if (opensGroup(paragraph, below, paragraphs)) {
			group = paragraph;
			continue;
		}
		if (isDeed(paragraph, group)) {
			if (group && !named.has(group))
				addPieces(list, group.text, { paragraph: group, label: heading });
			if (group) named.add(group);
			list.left.push(paragraph);
			continue;
		}
		if (isLanguageRow(text)) {
			list.languages.push(...readLanguages([paragraph]).entries);
			continue;
		}
		if (isSelfAssessment(text)) continue;
		const parts = groupIn(paragraph);
		if (parts && isLanguageGroup(parts)) {
			list.languages.push(
				...readLanguages([{ ...paragraph, text: parts.list }]).entries,
			);
			continue;
		}
		const isPlain = parts === null || parts.list.split(/\s+/).length > 60;
		const label: Paragraph | null = isPlain
			? group
			: { ...paragraph, text: parts?.label ?? "" };
		addPieces(list, isPlain ? text : (parts?.list ?? ""), { paragraph, label });
	}
	list.entries = withoutRepeats(list.entries);
	return list;
}

/** A name and its list; "Lime mortar: 4/5" is a skill with its level. */
function groupIn(paragraph: Paragraph): { label: string; list: string } | null {
	const parts = labeled(paragraph.text) ?? labeledByLook(paragraph);
	return parts && isLevelWord(parts.list) ? null : parts;
}

/** A resume by skills tells below each of them what was done: a sentence is no skill, and its place is another. */
function isDeed(
	{ text, isBullet }: Paragraph,
	group: Paragraph | null,
): boolean {
	const [first = "", ...others] = listPieces(text);
	return (
		isBullet &&
		group !== null &&
		others.length === 0 &&
		labeled(text) === null &&
		first.split(/\s+/).length > LONGEST_NAME
	);
}

/** In words. */
const LONGEST_NAME = 6;

/** "Databases" in bold before "SQL, Redis". */
function labeledByLook({
	text,
	runs,
}: Paragraph): { label: string; list: string } | null {
	const [label, ...rest] = runs;
	const isLabel =
		label?.isBold === true &&
		rest.length > 0 &&
		rest.every(({ isBold }) => !isBold) &&
		/[,;|•·]/u.test(text.slice(label.text.length)) &&
		!/[,;|•·]/u.test(label.text);
	return isLabel
		? { label: label.text.trim(), list: text.slice(label.text.length).trim() }
		: null;
}

function isShortName(text: string): boolean {
	return /^[A-Z][+#]{0,2}$/.test(text);
}

function addPieces(
	list: SkillList,
	text: string,
	{ paragraph, label }: { paragraph: Paragraph; label: Paragraph | null },
): void {
	const isSentence =
		text.length > 140 &&
		listPieces(text).every((piece) => piece.split(/\s+/).length > 5);
	const pieces = isSentence ? [text] : listPieces(text);
	for (const piece of pieces) {
		const { name, level } = withLevel(piece);
		// "90" and "%" where a narrow column broke "90 %".
		if (/^\d{1,3}$/.test(name)) continue;
		if (name.length > LONGEST || isLevelWord(name)) {
			if (name.length > LONGEST)
				list.left.push({ ...paragraph, text: piece, quote: piece });
			continue;
		}
		const category = label ? cleanLabel(label.text) : "";
		list.entries.push({
			skill_name: cited(name, paragraph),
			...(level && { skill_level: cited(level, paragraph) }),
			...(category && label && { category: cited(category, label) }),
		});
	}
}

function cleanLabel(text: string): string {
	return text.replace(/[:：\s]+$/u, "").slice(0, 120);
}

/** "Python (Advanced)", "SQL – Expert". */
function withLevel(piece: string): {
	name: string;
	level: ReturnType<typeof readSkillLevel>;
} {
	const found =
		/^(.+?)\s*(?:[([]\s*([^()[\]]+)\s*[)\]]|(?:\s[–—-]|\s?[:：])\s*([^–—:]+))$/u.exec(
			piece,
		);
	const word = (found?.[2] ?? found?.[3] ?? "").trim();
	return found && isLevelWord(word)
		? { name: (found[1] ?? piece).trim(), level: readSkillLevel(word) }
		: { name: piece, level: null };
}

/** A level on a line of its own is that of the name above it, or of the group it stands in. */
function giveLevel(
	list: SkillList,
	group: Paragraph | null,
	paragraph: Paragraph,
): void {
	const level = readSkillLevel(paragraph.text);
	const last = list.entries.at(-1);
	if (level && last && !group) last.skill_level = cited(level, paragraph);
}

/** A line in a look of its own, or one with a level below it, above a list. */
function opensGroup(
	paragraph: Paragraph,
	below: Paragraph | undefined,
	all: Paragraph[],
): boolean {
	if (
		paragraph.isBullet ||
		!below ||
		/[,;|•]/.test(paragraph.text) ||
		paragraph.text.length > 50
	)
		return false;
	if (/[:：]$/.test(paragraph.text)) return true;
	const isList = (text: string) => listPieces(text).length > 1;
	const next = all[all.indexOf(below) + 1];
	if (isLevelWord(below.text))
		return next !== undefined && isList(next.text) && !isList(paragraph.text);
	const isApart =
		(paragraph.isBold && !below.isBold) ||
		paragraph.size > below.size + 0.7 ||
		paragraph.isHeading ||
		(!paragraph.isBullet && below.isBullet);
	return isApart && !isList(paragraph.text);
}

function isLanguageGroup({
	label,
	list,
}: {
	label: string;
	list: string;
}): boolean {
	if (headingKind(label) !== "languages") return false;
	return listPieces(list).some((piece) =>
		isLanguageName(piece.split(/\s+[(–—:-]|[(:]/u)[0]?.trim() ?? ""),
	);
}

export function withoutRepeats(
	skills: CitedFields<Skill>[],
): CitedFields<Skill>[] {
	const seen = new Set<string>();
	return skills.filter(({ skill_name }) => {
		const key = (skill_name?.value ?? "").toLowerCase();
		if (key === "" || seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}

export function readSoftware(paragraphs: Paragraph[]): Entries<Software> {
	const { entries, left } = readSkills(paragraphs);
	return {
		left,
		entries: entries.map(({ skill_name, skill_level, category }) => {
			const level = skill_level ? readSoftwareLevel(skill_level.value) : null;
			return {
				...(skill_name && { software_name: skill_name }),
				...(level &&
					skill_level && {
						proficiency_level: { ...skill_level, value: level },
					}),
				...(category && { category }),
			} as CitedFields<Software> & { software_name: Cited<string> };
		}),
	};
}
