// Whether an English line surely begins with what its person does or did. Many verbs of work are nouns too, so that what stands behind the
// first word and the other lines of its list decide.
import { baseForm, isAlsoNoun, isPastVerb } from "../lines/english-verbs.ts";
import { servedAs } from "../lines/verb-first.ts";

export type LineToTell = {
	text: string;
	/** Whether its position is held today. */
	isCurrent: boolean;
	/** All lines of its entry: a list of deeds goes on with deeds. */
	beside: readonly string[];
};

/** "Hired, trained and kept …", "Successfully opened …" */
const FIRST = /^(?:\p{L}+ly )?(\p{L}+(?:-\p{L}+)?),?\s+(.+)$/su;
/** What was done to somebody: "Recognized for …", "Promoted to …", "Awarded …". */
const DONE_TO =
	/^(?:awarded|(?:recogni[sz]ed|promoted|selected|named|nominated|featured|invited|elected|chosen|appointed|hono[u]?red|ranked|rated|certified|licensed|registered|trained|based) (?:for|as|by|to|in|among|at|one|best|top|employee|nurse|teacher))(?!\p{L})/iu;
/** What stands behind a verb and hardly behind a noun. */
const BEHIND_VERB =
	/^(?:an?|the|all|any|both|each|every|my|our|their|its|this|these|two|three|four|five|six|seven|eight|nine|ten|first|second|new|about|up to|over|more than|out|up|down|after|with|to|as)(?!\p{L})|^(?:\p{N}|[$€£]\s?\p{N})|^\p{L}+ly\s/iu;
/** "Lead generation for three regions": the first word belongs to a thing; "cut medication errors" tells what was done to one. */
const OF_A_THING =
	/^\p{Ll}+(?:tion|sion|ment|ing|ance|ence|ship|ity)(?:$|[,;]|\s(?:for|of|in|at|with|to|and|or|through|across|by|from)(?!\p{L}))/u;

export function opensWithDeed({
	text,
	isCurrent,
	beside,
}: LineToTell): boolean {
	const [, first = "", rest = ""] = FIRST.exec(text) ?? [];
	if (DONE_TO.test(text)) return false;
	if (isPastVerb(first)) return servedAs(text, isCurrent) === null;
	const base = baseForm(PARTED.exec(first)?.[1] ?? first);
	if (base === null || !isCurrent) return false;
	if (!isAlsoNoun(base) || BEHIND_VERB.test(rest)) return true;
	const [, joined = ""] = /^and (\p{L}+) /u.exec(rest) ?? [];
	if (baseForm(joined) !== null) return true;
	return !OF_A_THING.test(rest) && isListOfDeeds(beside);
}

/** "E-file", "Cite-check", "Co-lead" */
const PARTED = /^\p{L}{1,6}-(\p{L}+)$/u;

const FEWEST = 2;
const MOST_OF_THEM = 0.5;

function isListOfDeeds(lines: readonly string[]): boolean {
	const deeds = lines.filter((line) => {
		const [, first = ""] = FIRST.exec(line) ?? [];
		return isPastVerb(first) || baseForm(first) !== null;
	});
	return lines.length >= FEWEST && deeds.length >= MOST_OF_THEM * lines.length;
}
