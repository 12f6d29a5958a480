// What a requirement asks for in its own words, as a sentence goes on with it or between quotation marks.

import { isExclusion } from "../../job/regions/exclusions.ts";
import { languagesOf } from "../../job/text/spoken.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
	UNSPACED,
} from "../../language/language-code.ts";
import { inBlocks, listPattern } from "../../language/list-pattern.ts";
import { alternatives, wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { WORD_ENDS } from "../../language/word-edges.ts";
import { ANY_PAPER } from "../../match/any-paper.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { matchesNamed } from "../../match/named-matches.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { conditionPhrase } from "./condition-phrase.ts";
import type { GapSearch } from "./gap-search.ts";
import { postingPhrase } from "./posting-phrase.ts";
import { nameIn } from "./term-needs.ts";
import { quote, type Voice } from "./voice.ts";

/** The requirement in its own words, in English as a sentence goes on with it, else between quotation marks; null where they cannot be cut
 *  out whole. */
export function quotedNeed(
	{ text, language }: { text: string; language: string },
	voice: Voice,
): string | null {
	const named = asked(oneLine(text), language);
	if (CODE.test(named)) return quote(named, voice);
	const whole = withoutLead(
		named
			.replace(CLAUSE_NUMBER, "")
			.replace(ENUMERATED, "")
			.replace(LABEL, "")
			.replace(DEMANDED, ""),
		language,
	);
	const phrase = (
		postingPhrase(whole.replace(CUT, ""), []) ?? postingPhrase(whole, [])
	)?.replace(LEFT_OUT, "");
	const isWhole =
		phrase !== undefined &&
		FINITE.get(language)?.test(phrase) !== true &&
		!voice.words.needs.toReader.test(phrase) &&
		!text.trim().endsWith("?") &&
		// Several offers glued into one.
		!/ [·|] /u.test(text) &&
		!/^[(（]/u.test(phrase) &&
		!phrase.includes("…") &&
		(phrase.split(/\s+/).length >= FEWEST_WORDS ||
			/\p{Script=Han}{3}/u.test(phrase));
	const isEnglish = voice.language === "en" && language === "en";
	const runsOn = isEnglish
		? runningNeed(asked(text, language).replace(LABEL, ""), voice)
		: null;
	if (runsOn !== null || !isWhole) return runsOn;
	// Marks stand around what is named whole, never around a piece of a sentence.
	return isEnglish && oneLine(text).includes(`${phrase},`)
		? null
		: quote(phrase, voice);
}

/** The requirement as an English sentence goes on with it, up to where a list goes on; null where it is no name of a thing. */
function runningNeed(text: string, voice: Voice): string | null {
	if (text.trim().endsWith("?") || / [·|] /u.test(text)) return null;
	const [, held] = MUST_BE_HELD.exec(text) ?? MUST_HOLD.exec(text) ?? [];
	const need =
		(held === undefined ? null : conditionPhrase(held, voice)) ??
		conditionPhrase(text, voice) ??
		conditionPhrase(text.split(LIST_GOES_ON)[0] ?? "", voice);
	return need !== null && (RUNS_ON.test(need) || NAME_FIRST.test(need))
		? need.replace(MEMBER, "membership of ")
		: null;
}

/** "There's no room on this one: a clerk must be …" asks for what stands behind the colon, "Without the certificate …" for the certificate. */
function asked(text: string, language: string): string {
	const [before = "", behind = ""] = text.split(/:\s+(?=.{20})/su, 2);
	const isBehindExclusion =
		behind !== "" &&
		((!WITHOUT.test(before) &&
			isExclusion(before, languagesOf("", language))) ||
			// "State rules: we cannot put anyone in charge without it".
			(before.split(" ").length <= LONGEST_LABEL &&
				isExclusion(behind, languagesOf("", language))));
	const said = (isBehindExclusion ? text.slice(text.indexOf(behind)) : text)
		.replace(BY_WHEN, "")
		.replace(WHO_LACK, "")
		.replace(WHO_HOLD, (_, held: string) => held.replace(/ [-–—] .*$/su, ""))
		.replace(IF_YOU_LACK, "$1");
	return WITHOUT.test(said)
		? said.replace(WITHOUT, "").replace(NOBODY_IS_TAKEN, "")
		: said;
}

/** "…certificate (or equivalent) in hand on the day you start": by when is no part of what it is. */
const BY_WHEN =
	/(?: \(or (?:an? )?equivalent\))?,?(?: in hand)? (?:on|by|before|at|from) (?:the )?(?:day|time|date|point) (?:that |when )?you (?:start|join|apply|begin)\b.*$/isu;

/** In words. */
const LONGEST_LABEL = 3;

/** "Candidates who have not closed gifts will not be considered" asks for "closed gifts". */
const WHO_LACK =
	/^.*\b(?:anyone|applicants|candidates|people|those) who (?:have|has|are|is) not (?:yet |personally )*/isu;
/** "We can only schedule someone who already holds a valid licence" asks for "a valid licence". */
const WHO_HOLD =
	/^.*\bonly\b[^.;]*? who (?:already |currently )?(?:holds?|has|have) ((?:an?|the)\s.*)$/isu;

/** "C1", "CS38", "CSCS"; a long word in capitals is shouted. */
const CODE = /^(?=.*\d|.{2,5}$)\p{Lu}[\p{Lu}\d+]{1,7}$/u;

/** "So if you haven't got C1 already there's no point" asks for "C1". */
const IF_YOU_LACK =
	/^.*\bif you (?:have not got|haven['’]t got|do not have|don['’]t have|do not hold|don['’]t hold|lack) (?:an? |the )?(.{2,60}?)(?: (?:on|in) your \p{L}+)?(?: already| yet)?,? (?:there|then|we|please|do not|don['’]t|it|you|this)(?!\p{L}).*$/isu;
const WITHOUT = listPattern(
	`^\\s*(?:${wordOf(DETAIL_WORDS, ({ without }) => without)})\\s*`,
	"iu",
);
const NOBODY_IS_TAKEN = listPattern(
	`[\\s,，]+(?:${wordOf(DETAIL_WORDS, ({ nobodyTaken }) => nobodyTaken)})${WORD_ENDS}.*$`,
	"isu",
);

/** "Have at least five years" is quoted from "at least" on. */
function withoutLead(text: string, language: string): string {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return code === undefined ? text : text.replace(leadOf(code), "");
}

const leads = new Map<LanguageCode, RegExp>();

function leadOf(code: LanguageCode): RegExp {
	const space = UNSPACED.includes(code) ? "" : "\\s+";
	const lead =
		leads.get(code) ??
		listPattern(
			`^(?:${alternatives([DETAIL_WORDS[code].needLeads])})${space}(?=\\S)`,
			"iu",
		);
	leads.set(code, lead);
	return lead;
}

const ENUMERATED = /^\s*[([]?(?:[ivx]{1,4}|\d{1,2}|[a-h])[)\].]\s+/iu;

/** "3.2 Registration" is the second point of the third part. */
const CLAUSE_NUMBER = /^\s*\d{1,2}(?:\.\d{1,2}){1,3}[).]?\s+(?=\p{Lu})/u;

/** "Required | a license": the head of a row; "NOTE: …" calls for attention. */
const LABEL = /^(?:[^:|;.]{2,30}\s\||\p{Lu}{3,}(?: \p{Lu}+)?:)\s+(?=\S{2})/u;

/** A bracket inside belongs to what is asked for: "a diploma (level 5) and a registration"; "eidg. Fachausweis" ends no sentence. */
const CUT =
	/\s*(?:[;:–—]|\((?![^()]*\)\s+\p{Ll})).*$|(?<=\p{Ll}{5}|\p{Lu}\p{Lu}|[\p{N})])\.\s.*$/su;

const FEWEST_WORDS = 2;

const FINITE = new Map<string, RegExp>(
	LANGUAGE_CODES.map((code) => [
		code,
		UNSPACED.includes(code)
			? new RegExp(DETAIL_WORDS[code].finite, "u")
			: listPattern(
					`(?<![\\p{L}\\p{N}'’])(?:${DETAIL_WORDS[code].finite})${WORD_ENDS}`,
					"iu",
				),
	]),
);

const LEFT_OUT = /\s*…$/u;

/** What a sentence goes on with as it stands. */
const DEMANDED = listPattern(
	`\\s*${wordOf(DETAIL_WORDS, ({ demanded }) => demanded)}(?:[.!]?$|\\s*,.*$)`,
	"iu",
);

const MEMBER = /^an? (?:[\p{L}-]+ )?member of /u;

const RUNS_ON = inBlocks(
	/^(?:an?|the|at least|minimum|a minimum of|graduation from)\s|^\d+\+? years\s|^(?:[\p{L}-]+ ){0,3}(?:experience|knowledge|background|understanding|expertise)\b/iu,
);

const NAME_FIRST = /^\p{Lu}{2,}\s/u;

/** "…, except that a class III certificate must be held": a sentence names it behind something else. */
const MUST_BE_HELD = inBlocks(
	/(?:^|[\s,;])(?:except(?:ion)?|but|provided|however),?(?: only)?(?: that)? (an? [^.,;:()]{3,90}?) (?:must be|is|are) (?:held|required|mandatory|essential|compulsory)(?!\p{L})/iu,
);

/** "A supervisor must be a member of the society or have completed …": the first of what would do. */
const MUST_HOLD =
	/\bmust (?:already )?(?:be|hold|have) (an? [^.,;:()]{3,90}?)(?= or (?:be|have|hold)(?!\p{L})|[.,;:(]|$)/iu;

const LIST_GOES_ON = /,\s/u;

/** The tool or paper a sentence of the posting asks for by name; none of several that would do. */
export function namedNeed(
	{ requirement }: RequirementMatch,
	{ tailoring: { match, job }, voice }: Pick<GapSearch, "tailoring" | "voice">,
): string | null {
	const { text, logic } = requirement;
	if (logic.how === "any") return null;
	const named = matchesNamed(match.terms, requirement).find(
		({ term }) =>
			(term.kind === "tool" || term.kind === "certificate") &&
			term.term !== ANY_PAPER &&
			!isExample(term.forms, text),
	);
	const name = named && nameIn(named.term, job, voice.language);
	return name ? quote(name, voice) : null;
}

/** What stands in brackets alone is one of several: "a major violation (such as a DUI)". */
function isExample(forms: readonly string[], text: string): boolean {
	const outside = text.replace(/\([^()]*\)/gu, " ").toLowerCase();
	return !forms.some((form) => outside.includes(form.toLowerCase()));
}
