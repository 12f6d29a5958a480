// Publications: a title, its authors, where and when it appeared.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import type { Publication } from "../../profile/profile.ts";
import { type CitedFields, cited, citedText } from "../draft/cited.ts";
import { findDates, withoutDates } from "../lines/find-dates.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { type Entries, NOTHING } from "./cited-entries.ts";
import { datesOf, looksAlike } from "./entry-blocks.ts";

const DOI = /\b10\.\d{4,}\/[^\s()]+/;
const BETWEEN_AUTHORS = new RegExp(
	`,\\s*|\\s+(?:${inAnyLanguage(({ and }) => and)}|&)\\s+`,
	"u",
);
const UNSURE =
	"Title, authors and publisher stand in one line and could not be told apart for certain";

export function readPublications(
	paragraphs: Paragraph[],
	lastName: string,
): Entries<Publication> {
	const entries = groupsOf(paragraphs).map((group) => readOne(group, lastName));
	return { entries, left: [] };
}

/** Each bullet or number is one; else a line that looks as the first one does, after others that do not. */
function groupsOf(paragraphs: Paragraph[]): Paragraph[][] {
	const [model] = paragraphs;
	const groups: Paragraph[][] = [];
	const isStyled =
		model !== undefined && paragraphs.some((each) => !looksAlike(each, model));
	for (const paragraph of paragraphs) {
		const last = groups.at(-1);
		const isNew =
			!last ||
			paragraph.isBullet ||
			/^(?:\[\d+\]|\d+[.)])\s/.test(paragraph.text) ||
			(isStyled
				? model !== undefined && looksAlike(paragraph, model)
				: datesOf(paragraph) !== null || !datesOfAny(last));
		if (isNew) groups.push([paragraph]);
		else last?.push(paragraph);
	}
	return groups;
}

function datesOfAny(group: Paragraph[]): boolean {
	return group.some((line) => datesOf(line) !== null || group.length > 2);
}

function dateIn({ asides, text }: Paragraph): string | null {
	return (findDates(asides.join(" ")) ?? findDates(text))?.end ?? null;
}

function readOne(
	group: Paragraph[],
	lastName: string,
): CitedFields<Publication> {
	const [first, ...rest] = withWholeCitation(group) as [
		Paragraph,
		...Paragraph[],
	];
	const entry: CitedFields<Publication> = { authors: [] };
	// A title may tell of years itself: "Rural Power, 1954–1979".
	const dated =
		rest.find((line) => dateIn(line) !== null) ??
		(dateIn(first) !== null ? first : undefined);
	const date = dated ? dateIn(dated) : null;
	if (dated && date) entry.publication_date = cited(date, dated);
	const doi = group
		.map((line) => ({ line, found: DOI.exec(line.text)?.[0] }))
		.find(({ found }) => found);
	const link = group
		.flatMap((line) => line.links.map((url) => ({ url, line })))
		.find(({ url }) => /^https?:/i.test(url));
	if (link)
		entry.publication_url = cited(link.url, {
			...link.line,
			quote: `${link.line.quote} ${link.url}`,
		});
	if (rest.length === 0) return { ...entry, ...citation(first, lastName) };
	entry.publication_title =
		citedText(dated === first ? withoutDates(first.text) : first.text, first) ??
		NOTHING;
	for (const line of rest) {
		const text = withoutDates(
			line.text.replace(doi?.found ?? "\u0000", ""),
		).replace(/^[\s(]+|[\s)]+$/g, "");
		if (
			lastName !== "" &&
			line.text.includes(lastName) &&
			!entry.authors?.length
		)
			entry.authors = line.text
				.split(BETWEEN_AUTHORS)
				.filter(Boolean)
				.map((name) => cited(name.trim(), line));
		else if (!entry.publisher && text !== "") {
			const publisher = citedText(
				line.text.includes("(")
					? (/\(([^()]+)\)/.exec(line.text)?.[1] ?? text)
					: text,
				line,
			);
			if (publisher) entry.publisher = publisher;
		}
	}
	return entry;
}

/** A citation that goes over several lines is one. */
function withWholeCitation(group: Paragraph[]): Paragraph[] {
	const [first] = group;
	const text = group.map((line) => line.text).join(" ");
	const isBroken =
		first !== undefined && group.length > 1 && CITATION.test(first.text);
	if (!isBroken) return group;
	const quote = group.map((line) => line.quote).join("\n");
	return [
		{
			...first,
			...{ text, quote },
			asides: group.flatMap(({ asides }) => asides),
			links: group.flatMap(({ links }) => links),
		},
	];
}

/** Last names with initials, and the year in brackets: "Quill, A., & Marsh, B. (2020)". */
const CITATION =
	/^(?:[[(]?\d+[\].)]+\s*)?\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*,\s+\p{Lu}\.[^()]{0,300}\((?:19|20)\d{2}/u;

/** "Author, A., & Author, B. (2020). Title. Journal." in one line. */
function citation(line: Paragraph, lastName: string): CitedFields<Publication> {
	const text = line.text.replace(/^(?:\[\d+\]|\d+[.)])\s*/, "");
	const quoted = /[“"„«]([^”"“»]{8,})[”"“»]/u.exec(text);
	const apa =
		/^(.{3,200}?)\s*\((?:19|20)\d{2}[^)]*\)\.?\s*([^.]{8,}?)\.\s*(.*)$/su.exec(
			text,
		);
	if (apa) {
		const publisher = citedText(
			(apa[3] ?? "").replace(/[.\s]+$/, ""),
			line,
			UNSURE,
		);
		return {
			publication_title: citedText(apa[2] ?? "", line, UNSURE) ?? NOTHING,
			...(publisher && { publisher }),
			authors:
				lastName !== "" && apa[1]?.includes(lastName)
					? [cited(apa[1].trim(), line, UNSURE)]
					: [],
		};
	}
	const title = quoted?.[1] ?? withoutDates(text);
	return {
		publication_title:
			citedText(
				title.replace(/[.,]$/, "").slice(0, 500),
				line,
				quoted ? null : UNSURE,
			) ?? NOTHING,
	};
}
