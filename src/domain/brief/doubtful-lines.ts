// The lines of an answer that are neither proved nor refuted, with the facts they name: what a judge is asked about.
import { isBelow } from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import { quarantine } from "../proof/quarantine.ts";
import { judgeContent } from "../tailoring/claims/check-claims.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import type { DoubtfulLine, NumberedFact } from "./brief.ts";

/** More is no document any more, and every line costs. */
const MOST_LINES = 32;
const MOST_FACTS = 12;
const LONGEST_LINE = 600;

/** In the order of the document. A refuted line is none of them, whatever a judge would say. */
export function doubtfulLines(
	content: ResumeContent | LetterContent,
	profile: Profile,
	facts: readonly NumberedFact[],
): DoubtfulLine[] {
	const { problems } = judgeContent(content, profile);
	const lines: DoubtfulLine[] = [];
	for (const { verdict, where, line: text, entry } of problems) {
		if (verdict !== "unproved" || text === undefined) continue;
		const named = sourcesOf(content, where);
		const cited = facts
			.filter(
				({ path }) =>
					named.has(path) && (entry === undefined || isBelow(path, entry)),
			)
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

function sourcesOf(
	{ validation }: Pick<ResumeContent, "validation">,
	where: string,
): Set<string> {
	return new Set(
		validation.lines
			.filter(({ path }) => path === where)
			.flatMap(({ sources }) => sources),
	);
}
