// A resume's content laid out as blocks: the only place that knows which headings, lines and dates a resume has.
// Wording is not decided here; what the content says is what the document says, in the template's order.

import type { DocumentWords } from "../domain/language/document-words.ts";
import { LANGUAGE_CODES } from "../domain/language/language-code.ts";
import { pathOf } from "../domain/profile/content-path.ts";
import type { ResumeContent } from "../domain/tailoring/content/content.ts";
import {
	languageName,
	levelInWords,
} from "../domain/tailoring/wording/spoken.ts";
import { cleanLine, cleanParagraphs } from "./clean-text.ts";
import { monthText, rangeText } from "./date-text.ts";
import type { Block, Doc, Linked, Look } from "./doc.ts";
import { documentDate, documentLanguage } from "./document-facts.ts";
import { joinedAwards } from "./joined-awards.ts";
import { contentToJsonResume } from "./json-resume.ts";
import { linkedTitle, mailtoLink, phoneLink, webLink } from "./link.ts";
import type { Template } from "./template.ts";
import { documentWordsOf } from "./words.ts";

/** How a document is to look, apart from what it says. */

type Heading = keyof DocumentWords["sections"];
type Compose = (content: ResumeContent, words: DocumentWords) => Block[];

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
	const isBeside = (heading: Heading) =>
		side !== "none" && sections.includes(heading);
	const blocksOf = (headings: Heading[]) =>
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

function inOrder(order: string[]): Heading[] {
	const all = Object.keys(compose) as Heading[];
	const wanted = order.filter((name): name is Heading => name in compose);
	return [...new Set([...wanted, ...all])];
}

function section(
	heading: Heading,
	content: ResumeContent,
	template: Template,
): Block[] {
	const words = documentWordsOf(content.metadata.language);
	const composed = compose[heading](content, words);
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

const compose: Record<Heading, Compose> = {
	summary: ({ summary }) =>
		cleanParagraphs(summary).map((lines) => ({
			kind: "paragraph",
			text: lines.join(" "),
			path: "summary",
		})),

	work_experience: (content, words) => {
		const { experience } = content;
		const joined = joinedIn(content);
		const isOneEmployer = isGrouped(content) ? isSameEmployer : () => false;
		return experience.flatMap((job, i) => {
			const continues = isOneEmployer(job, experience[i - 1]);
			const opens = !continues && isOneEmployer(job, experience[i + 1]);
			const isBelow = continues || opens;
			return [
				...(opens ? [employerOf(job)] : []),
				...entry(pathOf("experience", i), {
					title: { text: cleanLine(job.title) },
					subtitle: isBelow ? "" : job.company,
					place: isBelow ? "" : job.location,
					date: rangeText(job.dates, words),
					bullets: [
						...bullets(
							job.achievements,
							pathOf("experience", i, "achievements"),
						),
						...(joined.get(i) ?? []).map(({ award, path }) => ({
							text: awardLine(award, words),
							path,
						})),
					],
					...(opens && { isTight: true as const }),
				}),
			];
		});
	},

	education: ({ education }, words) =>
		education.flatMap((school, i) =>
			entry(pathOf("education", i), {
				title: { text: cleanLine(school.degree) },
				subtitle: school.institution,
				place: school.location,
				date: rangeText(school.dates, words),
				bullets: bullets(school.details, pathOf("education", i, "details")),
			}),
		),

	skills: ({ skills }, words) => {
		// "Skills: …" under the heading "Skills" says it twice.
		const isHeading = (name: string) =>
			cleanLine(name).toLowerCase() === words.sections.skills.toLowerCase();
		const groups = skills.groups.map((group, i) =>
			skillLine(
				isHeading(group.name) ? "" : keyOf(group.name, words),
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
				named ? keyOf(words.technicalSkills, words) : "",
				listed(technical, words),
				pathOf("skills", "technical"),
			),
			skillLine(
				named || groups.length > 0 ? keyOf(words.softSkills, words) : "",
				listed(soft, words),
				pathOf("skills", "soft"),
			),
		].flat();
	},

	projects: ({ projects }, words) =>
		projects.flatMap((project, i) => {
			const [address = "", second = ""] = [
				project.url,
				project.githubUrl,
			].filter((url) => cleanLine(url));
			const range = [project.start_date, project.end_date]
				.map(cleanLine)
				.filter(Boolean)
				.join(" - ");
			const value = listed(project.technologies, words);
			return entry(pathOf("projects", i), {
				title: linkedTitle(project.name, address),
				date: rangeText(range, words),
				links: [webLink(address), webLink(second)].filter(({ url }) => url),
				description: project.description,
				...(value && {
					note: {
						key: keyOf(words.technologies, words),
						value,
						path: pathOf("projects", i, "technologies"),
					},
				}),
				bullets: bullets(
					project.achievements,
					pathOf("projects", i, "achievements"),
				),
			});
		}),

	certifications: ({ certifications }, words) =>
		certifications.flatMap((certificate, i) => {
			const until = monthText(certificate.expiryDate, words);
			const expires = until && words.expires.replace("{date}", until);
			return entry(pathOf("certifications", i), {
				title: linkedTitle(certificate.name, certificate.url),
				subtitle: certificate.issuer,
				date: [monthText(certificate.date, words), expires]
					.filter(Boolean)
					.join(", "),
			});
		}),

	publications: ({ publications }, words) =>
		publications.flatMap((work, i) => {
			const authors = work.authors.map(cleanLine).filter(Boolean).join(", ");
			return entry(pathOf("publications", i), {
				title: linkedTitle(work.title, work.url),
				subtitle: work.publisher,
				date: monthText(work.date, words),
				description: [authors, cleanLine(work.description)]
					.filter(Boolean)
					.join(". "),
			});
		}),

	languages: ({ languages, metadata }, words) => {
		const levels: Record<string, string> = words.levels;
		const code =
			LANGUAGE_CODES.find((one) => one === documentLanguage(metadata)) ?? "en";
		const spoken = languages.map(({ language, proficiency }) => {
			const level = cleanLine(proficiency);
			const name = capitalized(languageName(cleanLine(language), code));
			const said = levels[level] ?? levelInWords(level, code);
			const isCapital = /^\p{Lu}.*\(/u.test(level);
			return level ? `${name} (${isCapital ? capitalized(said) : said})` : name;
		});
		return spoken.length
			? [{ kind: "paragraph", text: spoken.join(", "), path: "languages" }]
			: [];
	},

	volunteer: ({ volunteer }, words) =>
		volunteer.flatMap((role, i) =>
			entry(pathOf("volunteer", i), {
				title: { text: cleanLine(role.role) },
				subtitle: role.organization,
				date: rangeText(role.dates, words),
				description: role.description,
				bullets: bullets(
					role.achievements,
					pathOf("volunteer", i, "achievements"),
				),
			}),
		),

	awards: (content, words) => {
		const joined = new Set(
			[...joinedIn(content).values()].flatMap((those) =>
				those.map(({ path }) => path),
			),
		);
		return content.awards.flatMap((award, i) => {
			const path = pathOf("awards", i);
			if (joined.has(path)) return [];
			return entry(path, {
				title: { text: cleanLine(award.title) },
				subtitle: award.awarder,
				date: monthText(award.date, words),
				description: award.description,
			});
		});
	},

	interests: ({ interests }, words) => {
		const all = interests.map(({ name, keywords }) => {
			const details = listed(keywords, words);
			return details ? `${cleanLine(name)} (${details})` : cleanLine(name);
		});
		const text = all.filter(Boolean).join(", ");
		return text ? [{ kind: "paragraph", text, path: "interests" }] : [];
	},

	references: ({ references }) =>
		references.flatMap((reference, i) =>
			entry(pathOf("references", i), {
				title: { text: cleanLine(reference.name) },
				subtitle: reference.relationship,
				description: reference.reference,
			}),
		),
};

type Entry = Extract<Block, { kind: "entry" }>;
type Position = ResumeContent["experience"][number];

function isGrouped({ metadata }: ResumeContent): boolean {
	return metadata.arrangement === "grouped";
}

function joinedIn(content: ResumeContent): ReturnType<typeof joinedAwards> {
	return isGrouped(content) ? joinedAwards(content) : new Map();
}

/** Several positions at one place stand under its name. */
function isSameEmployer(job: Position, other: Position | undefined): boolean {
	const nameOf = ({ company, location, title }: Position) =>
		cleanLine(title) === ""
			? ""
			: [company, location].map(cleanLine).join("\n").toLowerCase();
	return (
		other !== undefined &&
		cleanLine(job.company) !== "" &&
		nameOf(job) !== "" &&
		nameOf(job) === nameOf(other)
	);
}

function employerOf({ company, location }: Position): Entry {
	return {
		kind: "entry",
		title: {
			text: [company, location].map(cleanLine).filter(Boolean).join(", "),
		},
		subtitle: "",
		place: "",
		date: "",
		description: "",
		bullets: [],
		isHeld: true,
	};
}

function awardLine(
	{ title, date, description }: ResumeContent["awards"][number],
	words: DocumentWords,
): string {
	const named = [cleanLine(title), monthText(date, words)]
		.filter(Boolean)
		.join(", ");
	return [named, cleanLine(description)].filter(Boolean).join(": ");
}

/** Entries of a head alone, as one list: each behind the one before it, its date with the rest unless dates have a column. */
function inOneList(blocks: Block[], { entry: { layout } }: Template): Block[] {
	const isHead = (block: Block | undefined): block is Entry =>
		block?.kind === "entry" &&
		block.description === "" &&
		block.bullets.length === 0 &&
		block.note === undefined;
	if (!blocks.every(isHead)) return blocks;
	return blocks.map((block, at) => ({
		...block,
		...(layout !== "dates-left" && {
			subtitle: [block.subtitle, block.date].filter(Boolean).join(", "),
			date: "",
		}),
		...(at > 0 && { isTight: true as const }),
	}));
}

/** The sections whose entries say no more than what something is called. */
const LISTS: ReadonlySet<Heading> = new Set<Heading>([
	"certifications",
	"awards",
]);

/** An entry with what is known of it. */
function entry(
	path: string,
	known: Partial<Entry> & Pick<Entry, "title">,
): Block[] {
	const full: Entry = {
		kind: "entry",
		title: known.title,
		subtitle: cleanLine(known.subtitle ?? ""),
		place: cleanLine(known.place ?? ""),
		date: known.date ?? "",
		description: cleanLine(known.description ?? ""),
		bullets: known.bullets ?? [],
		path,
		...(known.links?.length && { links: known.links }),
		...(known.isTight && { isTight: known.isTight }),
		...(known.note && { note: known.note }),
	};
	return titled(full);
}

/** No heading is empty: what else is known moves up, in the order of the page. An entry without words is none. */
function titled(full: Entry): Block[] {
	const { title, subtitle, place, description, bullets, links = [] } = full;
	const lead = (text: string, rest: Partial<Entry>): Block[] => [
		{ ...full, ...rest, title: { ...title, text } },
	];
	if (title.text) return [full];
	if (subtitle) return lead(subtitle, { subtitle: "" });
	if (place) return lead(place, { place: "" });
	const [link, ...otherLinks] = links;
	if (link) return lead(link.text, { links: otherLinks });
	if (description) return lead(description, { description: "" });
	const [first, ...others] = bullets;
	if (first) return lead(first.text, { bullets: others });
	// A date or a list of tools alone says nothing about anybody.
	return [];
}

function bullets(lines: string[], path: string): Entry["bullets"] {
	return lines
		.map((line, i) => ({ text: cleanLine(line), path: pathOf(path, i) }))
		.filter(({ text }) => text);
}

/** What stands before a colon that every format sets right behind it. */
function keyOf(name: string, { beforeColon = "" }: DocumentWords): string {
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
function listed(
	names: string[],
	{ beforeColon = "" }: Pick<DocumentWords, "beforeColon">,
): string {
	const clean = names.map(cleanLine).filter(Boolean);
	const holdsComma = clean.some((name) => /, (?![^(]*\))/.test(name));
	return clean.join(holdsComma ? `${beforeColon}; ` : ", ");
}

/** An item of a list begins with a capital, whatever the language does inside a sentence. */
function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
