// A line written in nouns as what somebody does: "Gestion de la paie" → "gère la paie", "Führung eines Teams" → "führe ich ein
// Team". Only nouns of the language's table, and only objects whose form behind the verb is certain.
import type { NounDeeds, VerbOfNoun } from "../../language/telling-words.ts";

type Parsed = { verbs: VerbOfNoun[]; object: string };

/** What was done, as the frames for deeds go on with it; null where a part of the line is not certain. */
export function deedOfNouns(
	line: string,
	words: NounDeeds,
	isCurrent: boolean,
): string | null {
	const [first = "", ...others] = partsOf(line, words);
	const parsed = [first, ...others].map((part) => parsedOf(part, words));
	const clauses = parsed.map((one, at) =>
		one ? clauseOf(one, { words, isCurrent, isFirst: at === 0 }) : null,
	);
	return clauses.every((one) => one !== null)
		? clauses.join(` ${words.and} `)
		: null;
}

/** Cut before each further noun of the table that has an object of its own. */
function partsOf(line: string, { verbs, and, objects }: NounDeeds): string[] {
	const joint = ` ${and} `;
	const parts: string[] = [];
	for (const piece of line.split(joint)) {
		const noun = nounAt(piece, verbs);
		const isWhole =
			noun !== null &&
			objects.some(({ from }) => from.test(piece.slice(noun.length + 1)));
		const before = parts.at(-1);
		const isHead = before !== undefined && nounAt(before, verbs) === before;
		if (before === undefined || (isWhole && !isHead)) parts.push(piece);
		else parts[parts.length - 1] = `${before}${joint}${piece}`;
	}
	return parts;
}

function nounAt(text: string, verbs: NounDeeds["verbs"]): string | null {
	const small = text.toLowerCase();
	const noun = Object.keys(verbs).find(
		(one) =>
			small.startsWith(one) &&
			(small.length === one.length || small.charAt(one.length) === " "),
	);
	return noun === undefined ? null : text.slice(0, noun.length);
}

function parsedOf(
	part: string,
	{ verbs, and, objects, never }: NounDeeds,
): Parsed | null {
	const found: VerbOfNoun[] = [];
	let rest = part;
	for (;;) {
		const noun = nounAt(rest, verbs);
		const verb = noun === null ? undefined : verbs[noun.toLowerCase()];
		if (noun === null || !verb) return null;
		found.push(verb);
		rest = rest.slice(noun.length).trimStart();
		if (!rest.startsWith(`${and} `)) break;
		rest = rest.slice(and.length + 1);
	}
	if (never.test(rest)) return null;
	for (const { from, to } of objects) {
		if (!from.test(rest)) continue;
		const object = rest.replace(from, to);
		return { verbs: found, object };
	}
	return null;
}

type Clause = { words: NounDeeds; isCurrent: boolean; isFirst: boolean };

function clauseOf(
	{ verbs, object }: Parsed,
	{ words, isCurrent, isFirst }: Clause,
): string | null {
	const isNow = isCurrent && verbs.every(({ now }) => now !== null);
	const forms = verbs.map(({ now, past }) => (isNow ? now : past) ?? past);
	// A verb in two parts stands around its object, which two verbs cannot share.
	if (verbs.length > 1 && verbs.some(({ particle }) => particle)) return null;
	const said = forms
		.map((form, at) => (at > 0 && !isNow ? form.replace(words.once, "") : form))
		.join(` ${words.and} `);
	const subject = isFirst ? words.pronoun : "";
	const particle = verbs[0]?.particle ? ` ${verbs[0].particle}` : "";
	return `${said}${subject} ${object}${particle}`;
}
