// An English line told from its object, as a summary says it beside the line itself: "Cut tray errors from 2.3% to 0.7%" as "Tray errors
// cut from 2.3% to 0.7%". Only what is over: "45 accounts managed" would end what goes on. Whether it still follows from the profile
// whoever prints it proves.
import { baseOfPast, participleForm } from "../lines/english-verbs.ts";
import { hasTwoVerbs, verbFormOf } from "../lines/verb-form.ts";

const MOST_WORDS = 7;

/** What the object ends before: where, how, for whom or when it was done, or how far. */
const ENDS =
	/ (?:from|by|in|into|to|for|at|through|with|within|using|across|since|after|before|during|over|under|on|onto|via|against|between|among|while|without|as|per|each|every|that|which|who|where|so|until|up|such|about|around|roughly|nearly|almost|(?<!(?:^| )(?:of|and|or|than|the|a|top|first|last|next|other)\s)(?<=\p{L}\S* )[$€£]?\p{N}[^\s]*)(?= |$)|,| \(/u;

/** Of two things behind these the first is whom it was done for: "saved owners five hours". */
const FOR_SOMEBODY =
	/^(?:saved?|gave|taught|offered|sent|told|earned|paid|showed|awarded|granted|cost|made|kept|let|helped|enabled|allowed|asked|named|called|ranked|set|put|took|got|went|became|worked|served|acted|led to)$/iu;

/** "The", which a line of nouns goes without; behind the others the thing is one of several, or somebody's. */
const THE = /^the /iu;
const OWNED =
	/^(?:(?:my|our|their|his|her|its|all|both|it|them|this|these|those|myself|up|out|off|down|over|back|and|or|as|to|with|on|in|for|at|of|from|under|through|by|via|about|across|behind|between|beside|during)(?!\p{L}))/iu;

/** Null where the line is no single deed that is over, with a thing it was done to. */
export function objectFirst(line: string): string | null {
	if (/[:;]|\.\s/u.test(line)) return null;
	const text = line.replace(/\.$/u, "");
	const [, verb = "", rest = ""] = /^(\p{L}[\p{L}-]*) (.+)$/su.exec(text) ?? [];
	const base = isOver(verb) ? baseOfPast(verb) : null;
	const participle = base === null ? null : participleForm(base);
	if (
		participle === null ||
		FOR_SOMEBODY.test(verb) ||
		OWNED.test(rest) ||
		hasTwoVerbs(text)
	)
		return null;
	const at = rest.search(ENDS);
	const object = (at < 0 ? rest : rest.slice(0, at)).replace(THE, "");
	const tail = at < 0 ? "" : rest.slice(at);
	const words = object.split(/\s+/u);
	if (
		object === "" ||
		words.length > MOST_WORDS ||
		words.slice(1).some(holdsDeed) ||
		PARTED.test(tail)
	)
		return null;
	return `${object.charAt(0).toUpperCase()}${object.slice(1)} ${participle}${tail}`;
}

/** "System handling orders", "a tool two plants used": the participle would stand behind another deed. */
function holdsDeed(word: string): boolean {
	return /ing$/u.test(word) || verbFormOf(word) === "past";
}

/** Of a list the participle would be said of the first thing alone; "who", "such as" and how nearly stand beside their thing. */
const PARTED =
	/^,(?! (?:\p{Ll}+ing |[$€£]?\p{N}|(?:around|about|roughly|including|no) ))|^ (?:that|which|who|where|such|about|around|roughly|nearly|almost|up) /u;

/** "Cut" and "set" look the same in both tenses; a line of what is over says so by the verbs beside it. */
function isOver(verb: string): boolean {
	return verbFormOf(verb) === "past" || /^cut$/iu.test(verb);
}
