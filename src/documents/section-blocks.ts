// What each section of a resume says, as blocks. Which sections there are is in this table; in what order they stand, in the template.
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
import type { Block } from "./doc.ts";
import { documentLanguage } from "./document-facts.ts";
import { bullets, entryBlock } from "./entry-block.ts";
import { awardBlocks, experienceBlocks } from "./experience-blocks.ts";
import { linkedTitle, webLink } from "./link.ts";
import { leadOf, listed, skillBlocks } from "./skill-blocks.ts";

export type ResumeHeading = keyof DocumentWords["sections"];
type Compose = (content: ResumeContent, words: DocumentWords) => Block[];

export const sectionBlocks: Record<ResumeHeading, Compose> = {
	summary: ({ summary }) =>
		cleanParagraphs(summary).map((lines) => ({
			kind: "paragraph",
			text: lines.join(" "),
			path: "summary",
		})),

	work_experience: experienceBlocks,

	education: ({ education }, words) =>
		education.flatMap((school, i) =>
			entryBlock(pathOf("education", i), {
				title: { text: cleanLine(school.degree) },
				subtitle: school.institution,
				place: school.location,
				date: rangeText(school.dates, words),
				bullets: bullets(school.details, pathOf("education", i, "details")),
			}),
		),

	skills: skillBlocks,

	projects: ({ projects }, words) =>
		projects.flatMap((project, i) => {
			const [address = "", second = ""] = [
				project.url,
				project.githubUrl,
			].filter((url) => cleanLine(url));
			const [start = "", end = ""] = [project.start_date, project.end_date].map(
				cleanLine,
			);
			// When it began alone would read as all the time it took.
			const range =
				end === ""
					? start.slice(0, YEAR_LENGTH)
					: [start, end].filter(Boolean).join(" - ");
			const value = listed(project.technologies, words);
			return entryBlock(pathOf("projects", i), {
				title: linkedTitle(project.name, address),
				date: rangeText(range, words),
				links: [webLink(address), webLink(second)].filter(({ url }) => url),
				description: project.description,
				...(value && {
					note: {
						key: leadOf(words.technologies, words),
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
			return entryBlock(pathOf("certifications", i), {
				title: linkedTitle(certificate.name, certificate.url),
				subtitle: namesIssuer(certificate) ? "" : certificate.issuer,
				date: [monthText(certificate.date, words), expires]
					.filter(Boolean)
					.join(", "),
			});
		}),

	publications: ({ publications }, words) =>
		publications.flatMap((work, i) => {
			const authors = work.authors.map(cleanLine).filter(Boolean).join(", ");
			return entryBlock(pathOf("publications", i), {
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
			entryBlock(pathOf("volunteer", i), {
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

	awards: awardBlocks,

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
			entryBlock(pathOf("references", i), {
				title: { text: cleanLine(reference.name) },
				subtitle: reference.relationship,
				description: reference.reference,
			}),
		),
};

/** An item of a list begins with a capital, whatever the language does inside a sentence. */
function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Of "YYYY-MM". */
const YEAR_LENGTH = 4;

/** "CMDRT, CSA Group" says by whom it was issued. */
function namesIssuer({
	name,
	issuer,
}: ResumeContent["certifications"][number]): boolean {
	const said = cleanLine(issuer).toLowerCase();
	return said !== "" && cleanLine(name).toLowerCase().endsWith(`, ${said}`);
}
