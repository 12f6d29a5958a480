// A resume's content laid out as blocks: only here and in section-blocks.ts is it known which headings, lines and dates a resume has.
// Wording is not decided here; what the content says is what the document says, in the template's order.

import type { ResumeContent } from "../domain/tailoring/content/content.ts";
import { cleanLine } from "./clean-text.ts";
import type { Block, Doc, Linked, Look } from "./doc.ts";
import { documentDate, documentLanguage } from "./document-facts.ts";
import { inOneList, isGrouped } from "./experience-blocks.ts";
import { contentToJsonResume } from "./json-resume.ts";
import { mailtoLink, phoneLink, webLink } from "./link.ts";
import { type ResumeHeading, sectionBlocks } from "./section-blocks.ts";
import type { Template } from "./template.ts";
import { documentWordsOf } from "./words-of-language.ts";

/** PDF keyword lists are for finding a file again; more would be stuffing. */
const KEYWORDS = 30;

export function resumeDoc(content: ResumeContent, look: Look): Doc {
	const words = documentWordsOf(content.metadata.language);
	const columns = columnsOf(content, look.template);
	const name = cleanLine(content.personalInfo.name);
	return {
		kind: "resume",
		language: documentLanguage(content.metadata),
		title: name ? `${name} – ${words.resume}` : words.resume,
		author: name,
		keywords: [
			...new Set(
				[content.metadata.job.title, ...content.skills.technical].map(
					cleanLine,
				),
			),
		]
			.filter(Boolean)
			.slice(0, KEYWORDS),
		date: documentDate(content.metadata),
		paper: look.paper,
		template: look.template,
		...(look.photo && look.template.photoMm > 0 && { photo: look.photo }),
		header: {
			name,
			label: cleanLine(content.personalInfo.headline),
			contact: contact(content.personalInfo),
		},
		blocks: [...columns.beside, ...columns.main],
		...(columns.beside.length > 0 && { beside: columns.beside.length }),
		attachment: JSON.stringify(contentToJsonResume(content)),
	};
}

function contact(person: ResumeContent["personalInfo"]): Linked[] {
	return [
		mailtoLink(person.email),
		phoneLink(person.phone),
		{ text: cleanLine(person.location) },
		webLink(person.linkedin),
		webLink(person.website),
	].filter(({ text }) => text);
}

/** The sections of the sidebar, and all others. */
function columnsOf(
	content: ResumeContent,
	template: Template,
): { beside: Block[]; main: Block[] } {
	const { side, sections } = template.sidebar;
	const isBeside = (heading: ResumeHeading) =>
		side !== "none" && sections.includes(heading);
	const blocksOf = (headings: ResumeHeading[]) =>
		headings.flatMap((heading) => section(heading, content, template));
	const all = inOrder(orderOf(content, template));
	return {
		beside: blocksOf(inOrder(sections).filter(isBeside)).map((block) =>
			block.kind === "entry" ? { ...block, layout: "stacked" } : block,
		),
		main: blocksOf(all.filter((heading) => !isBeside(heading))),
	};
}

/** The template's order, with what this posting decides by right below the summary. */
function orderOf(
	{ metadata: { leading = [] } }: ResumeContent,
	{ order }: Template,
): string[] {
	return leading.length === 0 ? order : ["summary", ...leading, ...order];
}

function inOrder(order: string[]): ResumeHeading[] {
	const all = Object.keys(sectionBlocks) as ResumeHeading[];
	const wanted = order.filter(
		(name): name is ResumeHeading => name in sectionBlocks,
	);
	return [...new Set([...wanted, ...all])];
}

function section(
	heading: ResumeHeading,
	content: ResumeContent,
	template: Template,
): Block[] {
	const words = documentWordsOf(content.metadata.language);
	const composed = sectionBlocks[heading](content, words);
	const isList = LISTS.has(heading) && isGrouped(content);
	const blocks = isList ? inOneList(composed, template) : composed;
	const title = words.sections[heading];
	const cased = template.section.upper ? title.toUpperCase() : title;
	const counted = template.numbered.includes(heading)
		? blocks.map((block, at) =>
				block.kind === "entry" ? { ...block, number: `${at + 1}.` } : block,
			)
		: blocks;
	return blocks.length ? [{ kind: "section", title: cased }, ...counted] : [];
}

/** The sections whose entries say no more than what something is called. */
const LISTS: ReadonlySet<ResumeHeading> = new Set<ResumeHeading>([
	"certifications",
	"awards",
]);
