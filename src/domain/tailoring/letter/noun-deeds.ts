// A line that begins with the name of a deed as what somebody does: "Gestion de la paie", "Gérer la paie" → "gère la paie",
// "Führung eines Teams" → "führe ich ein Team". Only names of the language's table, only objects whose form behind the verb is
// certain, and every coordinated part alike.
import type { NounDeeds } from "../../language/sentence-words.ts";
import { loweredArticle } from "./articles.ts";
import {
	type DeedVerb,
	governedVerbOf,
	type Head,
	type HeadForm,
	verbHeadOf,
	verbOfInfinitive,
} from "./deed-verbs.ts";
import { capitalized } from "./voice.ts";

type Parsed = { verbs: DeedVerb[]; object: string };

/** What was done, as the frames for deeds go on with it; null where a part of the line is not certain. */
export function deedOfNouns(
	line: string,
	words: NounDeeds,
	isNow: boolean,
): string | null {
	const governed = governedDeed(line, words, isNow);
	if (governed !== null) return governed;
	const form = verbHeadOf(line, words)?.form;
	const parts =
		form === undefined
			? objectsFirst(line, words)
			: isDoubtful(line, words)
				? [null]
				: partsOf(line, words, form).map(
						(part) => part && parsedOf(part, words, form),
					);
	const isPresent = isNow && form !== "past";
	const clauses = parts.map(
		(parsed, at) =>
			parsed &&
			clauseOf(parsed, { words, isNow: isPresent, isFirst: at === 0, form }),
	);
	return clauses.every((one) => one !== null)
		? listed(clauses, words.and)
		: null;
}

/** Cut at each "and", or at each comma too where a verb stands before every one of them. */
function objectsFirst(line: string, words: NounDeeds): (Parsed | null)[] {
	const marks = [` ${words.and} `, new RegExp(`, | ${words.and} `, "u")];
	const ways = marks.map((mark) =>
		line.split(mark).map((part) => objectFirst(part, words)),
	);
	const found = ways.find((parts) => parts.every((one) => one !== null));
	return found ?? [isOneDeed(line, words) ? objectFirst(line, words) : null];
}

/** "Mitwirkung bei der Einführung" → "wirkte ich bei der Einführung mit". */
function governedDeed(
	line: string,
	words: NounDeeds,
	isNow: boolean,
): string | null {
	const found = governedVerbOf(line, words);
	if (found === null) return null;
	const object = line.slice(found.length + 1);
	const { departments } = words;
	const isBeside = (part: string) => departments?.test(part) === true;
	if (/:/.test(object) || hasFurtherDeed(object, words, isBeside)) return null;
	return clauseOf(
		{ verbs: [found.verb], object },
		{ words, isNow, isFirst: true, isGoverned: true },
	);
}

/** Behind a comma or an "and" begins what is done besides, rather than more of the object. */
function hasFurtherDeed(
	object: string,
	{ and, activity }: NounDeeds,
	isThing: (part: string) => boolean = () => false,
): boolean {
	if (!activity) return false;
	const [, ...further] = object
		.replace(/\([^()]*\)/g, "")
		.split(new RegExp(`,? ${and} |, `, "u"));
	return further.some(
		(part) => activity.test(capitalized(part)) && !isThing(part),
	);
}

/** "Classe à double niveau" names a thing where "Classe les dossiers" says what is done. */
function isDoubtful(line: string, words: NounDeeds): boolean {
	const head = verbHeadOf(line, words);
	return (
		head !== null &&
		VERBAL.includes(head.form) &&
		words.determiner !== undefined &&
		!words.determiner.test(line.slice(head.length)) &&
		!words.prepositional?.test(head.verb.infinitive)
	);
}

/** Cut before each further name of a deed that has an object of its own. */
function partsOf(
	line: string,
	words: NounDeeds,
	form: HeadForm,
): (string | null)[] {
	const parts: string[] = [];
	const isVerbal = VERBAL.includes(form);
	for (const { text, joint } of piecesOf(line, words, isVerbal)) {
		const head = verbHeadOf(text, words);
		const object = head ? text.slice(head.length + 1) : "";
		const isWhole =
			head?.form === form &&
			(form === "noun"
				? words.objects.some(({ from }) => from.test(object))
				: object !== "" &&
					(parts.length === 0 || takesObject(head, text, words)));
		const before = parts.at(-1);
		const isHeadAlone =
			before !== undefined &&
			verbHeadOf(before, words)?.length === before.length;
		const isInside =
			form === "noun" && words.within?.test(before ?? "") === true;
		// "Byggt och förvaltar": two forms have no subject in common.
		if (isVerbal && head && head.form !== form && VERBAL.includes(head.form))
			return [null];
		if (before === undefined || (isWhole && !isHeadAlone && !isInside))
			parts.push(text);
		else parts[parts.length - 1] = `${before}${joint}${text}`;
	}
	return parts;
}

/** "Granskade av juristen" is what somebody else did. */
function takesObject(
	{ verb, length }: Head,
	text: string,
	{ determiner, prepositional }: NounDeeds,
): boolean {
	return (
		(determiner?.test(text.slice(length)) ?? true) ||
		prepositional?.test(verb.infinitive) === true
	);
}

const VERBAL: readonly HeadForm[] = ["finite", "past", "perfect"];

/** "Assisterar vid operationer, övervakar narkosen": a comma parts forms of verbs too. */
function piecesOf(
	line: string,
	{ and }: NounDeeds,
	isVerbal: boolean,
): { text: string; joint: string }[] {
	const found = line.split(
		new RegExp(isVerbal ? `(, | ${and} )` : `( ${and} )`, "u"),
	);
	return found.flatMap((text, at) =>
		at % 2 === 0 ? [{ text, joint: found[at - 1] ?? "" }] : [],
	);
}

function parsedOf(
	part: string,
	words: NounDeeds,
	form: HeadForm,
): Parsed | null {
	const verbs: DeedVerb[] = [];
	let rest = part;
	for (;;) {
		const head = verbHeadOf(rest, words);
		if (head?.form !== form) return null;
		verbs.push(head.verb);
		rest = rest.slice(head.length);
		const joint = [", ", ` ${words.and} `].find((one) => rest.startsWith(one));
		if (joint === undefined) break;
		// "gestion, …": what stands alone shares the object of what follows.
		rest = rest.slice(joint.length);
	}
	const object = rest.trimStart();
	if (form === "noun" && hasFurtherDeed(object, words)) return null;
	if (words.never.test(object)) return null;
	const found = words.objects.find(({ from }) => from.test(object));
	// "Registro de …" is a noun, whatever verb has a form like it.
	if (words.isVerbLast && form === "infinitive") return null;
	if (form !== "noun")
		return object === "" || (found && form !== "infinitive")
			? null
			: { verbs, object };
	if (!found) return null;
	const turned = (words.further ?? []).reduce(
		(text, { from, to }) => text.replace(from, to),
		object.replace(found.from, found.to),
	);
	return { verbs, object: turned };
}

/** "Pallets en emballage bijhouden": behind the only verb stands nothing it is joined to. */
function isOneDeed(line: string, words: NounDeeds): boolean {
	const split = line.replace(/ \([^()]*\)$/u, "").split(" ");
	const at = split.findIndex(
		(word, place) => place > 0 && verbOfInfinitive(word, words) !== null,
	);
	const behind = split.slice(at + 1);
	return (
		at > 0 &&
		(!behind.includes(words.and) || ENDS_WITH_THINGS.test(behind.at(-1) ?? ""))
	);
}

/** "… begeleiden bij pech en wijzigingen": no second infinitive ends the line. */
const ENDS_WITH_THINGS = /ingen$/u;

const LONGEST_OBJECT = 6;

/** "Angebote erstellen": the verb behind its object. */
function objectFirst(part: string, words: NounDeeds): Parsed | null {
	const split = part.split(" ", LONGEST_OBJECT + 1);
	const at = split.findIndex(
		(word, place) => place > 0 && verbOfInfinitive(word, words) !== null,
	);
	const word = split[at] ?? "";
	const verb = verbOfInfinitive(word, words);
	const before = split.slice(0, Math.max(0, at)).join(" ");
	const behind = part.slice(before.length + 1 + word.length);
	const object = `${words.keepsCapital ? before : loweredArticle(before)}${behind}`;
	return verb && words.bare?.test(before) && !words.never.test(object)
		? { verbs: [verb], object }
		: null;
}

type Clause = {
	words: NounDeeds;
	isNow: boolean;
	isFirst: boolean;
	form?: HeadForm | undefined;
	/** Whether its object begins with a preposition. */
	isGoverned?: boolean;
};

function clauseOf(
	{ verbs, object }: Parsed,
	{ words, isNow, isFirst, form, isGoverned = false }: Clause,
): string | null {
	const isPresent = isNow && verbs.every(({ now }) => now !== null);
	if (verbs.length > 1 && verbs.some(({ particle }) => particle))
		return aroundObject(
			{ verbs, object },
			{ words, isNow: isPresent, isFirst },
		);
	if (form === "perfect")
		return perfectClause({ verbs, object }, { words, isFirst });
	const forms = verbs.map(({ now, past }) => (isPresent ? now : past) ?? past);
	const said = forms.map((form, at) =>
		at > 0 || !isFirst ? form.replace(words.once, "") : form,
	);
	const subject = isFirst ? words.pronoun : "";
	const particle = verbs[0]?.particle ? ` ${verbs[0].particle}` : "";
	const head = `${listed(said, words.and)}${subject}`;
	if (
		words.isParticleFirst ||
		(isGoverned && words.isParticleBeforePreposition)
	)
		return `${head}${particle} ${object}`;
	// "Führte ein Modell, Quote halbiert ein": what stands behind a comma is no object of it.
	if (particle !== "" && isUnended(object, words)) return null;
	// "Werk ik nieuwe collega's in (20 per jaar)"
	const [, own = object, bracket = ""] =
		/^(.+?)( \([^()]*\))$/u.exec(object) ?? [];
	return `${head} ${own}${particle}${bracket}`;
}

/** A verb in two parts stands around its object, which a second one says again: "entwickle ich die Strategie und setze sie um". */
function aroundObject(
	{ verbs: [first, second, ...more], object }: Parsed,
	{ words, isNow, isFirst }: Clause,
): string | null {
	const pronoun = words.again?.find(({ of }) => of.test(object))?.pronoun;
	if (!first || !second || more.length > 0 || pronoun === undefined)
		return null;
	const begun = clauseOf({ verbs: [first], object }, { words, isNow, isFirst });
	const form = (isNow ? second.now : second.past) ?? second.past;
	const particle = second.particle ? ` ${second.particle}` : "";
	return begun && `${begun} ${words.and} ${form} ${pronoun}${particle}`;
}

/** Whether a comma stands in it that no "and" follows. */
function isUnended(object: string, { and }: NounDeeds): boolean {
	const outside = object.replace(/ \([^()]*\)/g, "");
	const [, ...behind] = outside.split(", ");
	return behind.length > 0 && !behind.join(", ").includes(` ${and} `);
}

/** "Har jag utvecklat …", "och testat …". */
function perfectClause(
	{ verbs, object }: Parsed,
	{
		words: { have = "", pronoun, and },
		isFirst,
	}: Pick<Clause, "words" | "isFirst">,
): string {
	const said = verbs.map(({ perfect = "", particle }) =>
		particle ? `${perfect} ${particle}` : perfect,
	);
	const leading = isFirst ? `${have}${pronoun} ` : "";
	return `${leading}${listed(said, and)} ${object}`;
}

function listed(said: readonly string[], and: string): string {
	const [last = "", ...before] = [...said].reverse();
	return before.length === 0
		? last
		: `${before.reverse().join(", ")} ${and} ${last}`;
}
