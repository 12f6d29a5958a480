// A line that begins with what was changed: "Stock loss brought down from 1.9% to 1.2%" says in a sentence that it was.
import {
	baseForm,
	baseOfGerund,
	isAlsoNoun,
	isPastVerb,
} from "../lines/english-verbs.ts";

const LONGEST_THING = 5;
const IRREGULAR =
	/^(?:brought|built|cut|halved|held|kept|made|met|rebuilt|rewritten|run|set|sold|taken|taught|won|written)$/;
const BEHIND =
	/^(?:(?:down|up|out|back|over) )?(?:after|and|at|before|by|for|from|in|on|over|per|through|to|under|with|within|without|across|during|since)$/;

/** "From 9 to 15 by offering afternoons": the thing that rose offers nothing. */
export function isDoneBy(line: string): boolean {
	return BY_DOING.test(line);
}

const BY_DOING = / (?:by|after|through|while) (?:\p{L}+ly )?\p{L}+ing /u;

// Here the thing does it itself: "Processing time fell from 33 to 24 days".
const ITSELF =
	/^(?:climbed|declined|decreased|doubled|dropped|fell|grew|halved|improved|increased|rose|tripled|went)$/;

// "Waste down from 3.4% to 2.2% of sales", "mispicks from 0.8% to 0.5%".
const MOVED =
	/^(\p{L}[\p{L}’'&/ -]{2,70}?) ((?:(?:down|up) )?from (?:about |around )?[£$€]?\d[^ ]*(?: (?:an? |per )?\p{L}+)?(?: \(\d{4}\))? to (?:about |around )?[£$€]?\d.*)$/u;

const PLANNED =
	/ (?:agreed|planned|prepared|written|used|set|kept|held|run|worked|done|handled|managed|drafted|checked) /i;

/** The line as something that was done to a thing, or became of it; null where it does not begin with one. */
export function outcomeOf(line: string): string | null {
	if (isDoneBy(line)) return null;
	const [, moved = "", how = ""] = MOVED.exec(line) ?? [];
	const isPlain = moved
		.split(" ")
		.every((word) => !ITSELF.test(word) && !isPastVerb(word));
	const [first = ""] = moved.split(" ");
	// "Uncovered duties down from 31": nobody uncovered them.
	const isDirected =
		/^(?:down|up) /u.test(how) &&
		moved
			.split(" ")
			.slice(1)
			.every(
				(word) =>
					!isPastVerb(word) && !IRREGULAR.test(word) && !ITSELF.test(word),
			);
	if (
		moved !== "" &&
		(isPlain || isDirected) &&
		(!isVerb(first) || (isDirected && first.endsWith("ed")))
	)
		return `${definite(small(moved))} went ${how}`;
	// "Roadmap agreed with the head of product" is work, not what became of it.
	return /\d/.test(line) || !PLANNED.test(line) ? changed(line) : null;
}

/** "Complaint rate" → "the complaint rate": one of a thing; names, several things and what says which one stay. */
function definite(thing: string): string {
	const [first = ""] = thing.split(" ");
	const last = thing.split(/ (?:in|of|on|at|for|per|with) /u)[0] ?? thing;
	const isSettled =
		/^(?:an?|the|our|my|their|its|all|each|every|both|no|this|that)$/iu.test(
			first,
		) ||
		/[’']s$/u.test(first) ||
		/^\p{Lu}\p{Ll}/u.test(first);
	const isMany = /[^su]s$|ies$/u.test(last) || / and /u.test(last);
	return isSettled || isMany || (first === last && /^\p{Lu}/u.test(first))
		? thing
		: `the ${thing}`;
}

function small(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text)
		? text.charAt(0).toLowerCase() + text.slice(1)
		: text;
}

function changed(line: string): string | null {
	const words = line.split(" ");
	const at = words.findIndex(
		(word, place) =>
			place > 0 &&
			(isPastVerb(word) || IRREGULAR.test(word) || ITSELF.test(word)) &&
			isGoingOn(words, place),
	);
	const thing = words.slice(0, at);
	const [first = ""] = thing;
	const last = thing.at(-1) ?? "";
	if (
		at < 1 ||
		at > LONGEST_THING ||
		!thing.every((word) => /^[\p{L}’'&-]+$/u.test(word)) ||
		thing.some((word) => word !== first && isPastVerb(word)) ||
		isVerb(first)
	)
		return null;
	const isMany = /[^su]s$|ies$/.test(last) || thing.includes("and");
	const small =
		/^\p{Lu}\p{Ll}*$/u.test(first) && !/^I$/.test(first)
			? first.charAt(0).toLowerCase() + first.slice(1)
			: first;
	return [
		definite([small, ...thing.slice(1)].join(" ")),
		...(ITSELF.test(words[at] ?? "") ? [] : [isMany ? "were" : "was"]),
		...words.slice(at),
	].join(" ");
}

function isGoingOn(words: readonly string[], at: number): boolean {
	const [next = "", after = ""] = words.slice(at + 1);
	return BEHIND.test(next) || BEHIND.test(`${next} ${after}`);
}

function isVerb(word: string): boolean {
	const base = baseForm(word);
	return (
		isPastVerb(word) ||
		IRREGULAR.test(word.toLowerCase()) ||
		(base !== null && !isAlsoNoun(base)) ||
		baseOfGerund(word) !== null
	);
}
