// What the sections under headings of the person's own are about, once what is known of all the others is at hand.
import { headingKind } from "../lines/headings.ts";
import { reachesSomebody } from "../lines/ways-to-reach.ts";
import { datesOf, isProse } from "./entry-blocks.ts";
import { kindByContent } from "./section-content.ts";
import type { ResumeSection } from "./sections.ts";

/** A section under a heading of the person's own is told by what stands in it. */
export function guessedSections(all: ResumeSection[]): ResumeSection[] {
	const sections = withOtherSkills(all.map(asListed));
	// There is one summary, and where nothing at the top is prose it may stand anywhere.
	let hasSummary = sections.some(
		({ kind, paragraphs }) =>
			kind === "summary" ||
			(kind === "top" &&
				paragraphs.some(
					(line) => isProse(line) && !reachesSomebody(line.text),
				)),
	);
	const hasSchool = sections.some(({ kind }) => kind === "education");
	return sections.flatMap((section, at) => {
		// Where no other section is about school, "Training" may be.
		if (section.kind === "certifications" && !hasSchool) {
			const isSchool = kindByContent(unheaded(section)) === "education";
			return [isSchool ? { ...section, kind: "education" } : section];
		}
		if (section.kind !== "unknown") return [section];
		const kind = kindByContent(section, !hasSchool);
		const parts = partedAtKnown(section);
		if (isBorneOut(parts) || (kind === null && parts.length > 1))
			return parts.map((part) => ({ ...part, kind: kindOf(part) }));
		if (kind === null) return [section];
		if (kind !== "summary") return [{ ...section, kind }];
		const isLate = sections
			.slice(0, at)
			.some((before) => before.kind !== "top" && before.kind !== "unknown");
		// Behind others it has to be one: a few words below one sentence are lines of many kinds.
		if (hasSummary || (isLate && !section.paragraphs.every(isProse)))
			return [section];
		hasSummary = true;
		return [{ ...section, kind }];
	});
}

/** "Other" right below a list of skills, over a list that looks the same, is one of further skills. */
function withOtherSkills(sections: ResumeSection[]): ResumeSection[] {
	return sections.map((section, at) => {
		const before = sections[at - 1];
		const areFurther =
			["other", "unknown"].includes(section.kind) &&
			before !== undefined &&
			kindOf(before) === "skills" &&
			isFurtherList(section) &&
			before.paragraphs[0]?.isBullet === section.paragraphs[0]?.isBullet;
		return areFurther ? { ...section, kind: "skills" } : section;
	});
}

function kindOf(section: ResumeSection): ResumeSection["kind"] {
	return section.kind === "unknown"
		? (kindByContent(section) ?? "unknown")
		: section.kind;
}

/** A list of skills, or of so few names that it could be one of anything. */
function isFurtherList(section: ResumeSection): boolean {
	const kind = kindByContent(
		section.kind === "other" ? unheaded(section) : section,
	);
	const areNames = section.paragraphs.every(
		({ text, asides }) =>
			asides.length === 0 &&
			/^[^\d,;:]{2,}$/u.test(text) &&
			text.split(/\s+/).length <= 3,
	);
	return (
		kind === "skills" ||
		(kind === null && areNames && section.paragraphs.length > 1)
	);
}

/** "Career summary" over prose sums up; over a row of jobs with their dates it lists them. And "Speaking" may be of languages. */
function asListed(section: ResumeSection): ResumeSection {
	const { kind, paragraphs } = section;
	if (kind === "other" && kindByContent(unheaded(section)) === "languages")
		return { ...section, kind: "languages" };
	const spans = paragraphs.filter((line) => datesOf(line)?.isRange);
	const isList = spans.length > 1 && spans.length > paragraphs.length / 2;
	return kind === "summary" &&
		isList &&
		kindByContent(unheaded(section)) === "work"
		? { ...section, kind: "work" }
		: section;
}

function unheaded(section: ResumeSection): ResumeSection {
	return { ...section, heading: null };
}

/** "What I bring" over "Languages" and "Hobbies": known words in a plain look part a section of the person's own. */
function partedAtKnown(section: ResumeSection): ResumeSection[] {
	const parts: ResumeSection[] = [{ ...section, paragraphs: [] }];
	for (const paragraph of section.paragraphs) {
		const kind = paragraph.isBullet ? null : headingKind(paragraph.text);
		if (kind) parts.push({ kind, heading: paragraph, paragraphs: [] });
		else parts.at(-1)?.paragraphs.push(paragraph);
	}
	return parts;
}

/** Whether what stands below the known words is what they say; as a list of names anything may be a skill. */
function isBorneOut([, ...parts]: ResumeSection[]): boolean {
	return parts.some(
		({ kind, paragraphs }) =>
			kind !== "skills" &&
			kind === kindByContent({ kind, heading: null, paragraphs }),
	);
}
