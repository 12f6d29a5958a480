// The lines of an answer that are neither proved nor refuted, with the facts they name: what a judge is asked about.
import type { Fact } from "../match/match.ts";
import { entryPathOf, isBelow, isInSection } from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import { detailFacts } from "../proof/detail-facts.ts";
import { quarantine } from "../proof/quarantine.ts";
import { judgeContent } from "../tailoring/claims/check-claims.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import type { CitedSentence, DoubtfulLine, NumberedFact } from "./brief.ts";

/** More is no document anymore, and every line costs. */
const MOST_LINES = 32;
const MOST_FACTS = 12;
const LONGEST_LINE = 600;

type Doubted = {
	content: ResumeContent | LetterContent;
	cited: readonly CitedSentence[];
};

/** In the order of the document. A refuted line is none of them, whatever a judge would say. */
export function doubtfulLines(
	{ content, cited: sentences }: Doubted,
	profile: Profile,
	facts: readonly NumberedFact[],
): DoubtfulLine[] {
	const bySentence = new Map(
		sentences.map((one) => [keyOf(one.text), one.facts]),
	);
	const { problems } = judgeContent(content, profile);
	const details = detailFacts(profile);
	const lines: DoubtfulLine[] = [];
	for (const { verdict, where, line: text, entry } of problems) {
		if (verdict !== "unproved" || text === undefined) continue;
		const named = bySentence.get(keyOf(text)) ?? factsAt(where, content, facts);
		const cited = named
			.filter(({ path }) => entry === undefined || isBelow(path, entry))
			.flatMap((fact) => [fact, ...levelsOf(fact, details)])
			.slice(0, MOST_FACTS)
			.map((fact) => ({ path: fact.path, text: fact.text }));
		const isPlain =
			text.length <= LONGEST_LINE && quarantine(text).quarantined.length === 0;
		if (cited.length === 0 || !isPlain) continue;
		lines.push({
			path: where,
			text,
			...(entry === undefined ? {} : { entry }),
			facts: cited,
		});
	}
	return lines.slice(0, MOST_LINES);
}

/** A level, a date or a school that is no line of its own stands with what it belongs to. */
function levelsOf(
	{ path }: NumberedFact,
	details: readonly Fact[],
): readonly Fact[] {
	return isInSection(path, "languages", "certifications", "education")
		? details.filter((one) => entryPathOf(one.path) === entryPathOf(path))
		: [];
}

/** Sentences are cut out of paragraphs again, where a space may have gone. */
function keyOf(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

function factsAt(
	where: string,
	{ validation }: Pick<ResumeContent, "validation">,
	facts: readonly NumberedFact[],
): readonly NumberedFact[] {
	const sources = new Set(
		validation.lines
			.filter(({ path }) => path === where)
			.flatMap((line) => line.sources),
	);
	return facts.filter(({ path }) => sources.has(path));
}
