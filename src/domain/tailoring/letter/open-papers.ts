// Papers that have run out or are still to come, where the posting asks for them by name: the reader sees how far the person is.

import { isNotHeld } from "../../language/not-held.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { entryPathOf, pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isPaperToCome } from "./papers-to-come.ts";
import type { NamedFact } from "./record-sentences.ts";

const FEWEST_STEMS = 2;
const MOSTLY = 0.75;

/** Those that answer a requirement in part, or of which one says nearly every word of the name. */
export function openPapers({
	profile,
	match,
	today,
}: Pick<Tailoring, "profile" | "match" | "today">): NamedFact[] {
	const asked = match.requirements
		.filter(({ requirement }) => !requirement.isNegated)
		.map(({ requirement }) => contentStems(wordsOf(requirement.text)));
	const cited = new Set(
		match.requirements.flatMap(({ support, evidence: [best] }) =>
			support === "partly" && best ? [entryPathOf(best.path)] : [],
		),
	);
	return profile.certifications
		.map(({ certification_name }, at) => ({
			path: pathOf("certifications", at),
			text: oneLine(certification_name),
		}))
		.filter(
			({ path, text }) =>
				(isNotHeld(text) || isPaperToCome(text, today)) &&
				(cited.has(path) || asked.some((stems) => isNamedBy(text, stems))),
		);
}

function isNamedBy(paper: string, asked: ReadonlySet<string>): boolean {
	const bare = paper.replace(/\s*[(（][^()（）]*[)）]/gu, "");
	const own = [...contentStems(wordsOf(bare))];
	return (
		own.length >= FEWEST_STEMS &&
		own.filter((stem) => asked.has(stem)).length >= MOSTLY * own.length
	);
}
