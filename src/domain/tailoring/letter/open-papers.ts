// Papers that have run out or are still to come, where the posting asks for them by name: the reader sees how far the person is.

import { isNotHeld, isOver } from "../../language/reading/not-held.ts";
import { withoutState } from "../../language/reading/paper-state.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { entryPathOf, pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { NamedFact } from "./named-fact.ts";
import { sharesLevel } from "./names-word.ts";
import { isPaperToCome } from "./papers-to-come.ts";

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
		.map(({ requirement: { text } }) => ({
			text: text.toLowerCase(),
			stems: contentStems(wordsOf(text)),
		}));
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
				(cited.has(path) || asked.some((one) => isNamedBy(text, one))),
		);
}

type Asked = { text: string; stems: ReadonlySet<string> };

/** By its name as it stands, by the code of its norm, or by most of its words. */
function isNamedBy(paper: string, asked: Asked): boolean {
	const bare = withoutState(paper.replace(/\s*[(（][^()（）]*[)）]/gu, ""));
	const own = [...contentStems(wordsOf(bare))];
	const codes = bare.match(CODE) ?? [];
	return (
		(bare.length >= SHORTEST && asked.text.includes(bare.toLowerCase())) ||
		codes.some((code) => asked.text.includes(code.toLowerCase())) ||
		(!isOver(paper) && sharesLevel(bare, asked.text)) ||
		(own.length >= FEWEST_STEMS &&
			own.filter((stem) => asked.stems.has(stem)).length >= MOSTLY * own.length)
	);
}

const SHORTEST = 5;
/** "NEN 3140", "R486" */
const CODE = /(?<!\p{L})\p{Lu}{1,5}[ -]?\d{3,5}(?!\d)/gu;
