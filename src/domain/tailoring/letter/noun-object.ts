// A line of nouns as the object of a verb: each noun of its coordination with its own article, or none at all.
import type { Nouns } from "../../language/writing-words.ts";
import { articleFor, articleOf, loweredArticle } from "./articles.ts";

export type Part = { text: string; isPlural: boolean };

/** "Accueil et information des familles" → "l’accueil et l’information des familles"; null where an article is not certain. */
export function objectIn(
	line: string,
	nouns: Nouns,
	language: string,
): string | null {
	if (line.includes(":")) return null;
	return nouns.keepsCapital
		? (capitalObject(line, nouns)?.text ?? null)
		: (smallObject(line, nouns, language)?.text ?? null);
}

/** The same as the subject of a sentence, and whether it is several. */
export function subjectIn(
	line: string,
	nouns: Nouns,
	language: string,
): Part | null {
	if (line.includes(":")) return null;
	const { object: _, ...inNominative } = nouns;
	return nouns.keepsCapital
		? capitalObject(line, inNominative)
		: smallObject(line, nouns, language);
}

/** Nouns with a capital, an adjective in front of the first, and what stands before a noun's own object. */
function headsOf({ and }: Nouns): RegExp {
	return new RegExp(
		`^(?:(\\p{Lu}\\p{Ll}+e[rs]?) )?(\\p{Lu}[\\p{L}-]+)((?:, \\p{Lu}[\\p{L}-]+)*)(?: ${and} (\\p{Lu}[\\p{L}-]+))?(?=[ ,(]|$)`,
		"u",
	);
}

function capitalObject(line: string, nouns: Nouns): Part | null {
	const [whole, adjective, first = "", more = "", last] =
		headsOf(nouns).exec(line) ?? [];
	if (whole === undefined) return null;
	// "Verkauf Kinderabteilung" lacks what joins the two.
	if (/^ \p{Lu}/u.test(line.slice(whole.length))) return null;
	const heads = [first, ...more.split(", ").slice(1), ...(last ? [last] : [])];
	// "Debitoren- und Kreditorenbuchhaltung": the last tells the article of what is cut short before it.
	const articles = heads.map((noun, at) =>
		articleOf(
			noun.endsWith("-")
				? (heads.slice(at).find((one) => !one.endsWith("-")) ?? "")
				: noun,
			nouns,
		),
	);
	const [article] = articles;
	if (article === undefined || article === null || articles.includes(null))
		return null;
	if (article === "")
		return {
			text: adjective ? loweredArticle(line) : line,
			isPlural: heads.length > 1,
		};
	const rest = withFurther(line.slice(whole.length), nouns);
	if (rest === null) return null;
	const isOne = articles.every((one) => one === article);
	if (!isOne && adjective && heads.length > 2) return null;
	const withArticle = (noun: string, at: number) => {
		const own = articles[at] ?? article;
		const said = at === 0 ? declined(adjective, own, nouns) : "";
		return `${nouns.object?.[own] ?? own} ${said}${noun}`;
	};
	const isPlural = heads.length > 1 || rest !== line.slice(whole.length);
	if (!isOne && heads.length === 2)
		return {
			text: `${heads.map(withArticle).join(` ${nouns.and} `)}${rest}`,
			isPlural,
		};
	// "Montage, Anschluss und Inbetriebnahme" stand together without their articles.
	const isBare = heads.length > 2;
	const together = whole.slice(adjective ? adjective.length + 1 : 0);
	const leading = `${nouns.object?.[article] ?? article} ${declined(adjective, article, nouns)}`;
	return {
		text: `${isBare && !adjective ? "" : leading}${together}${rest}`,
		isPlural,
	};
}

const STRONG: Readonly<Record<string, string>> = {
	die: "e",
	der: "er",
	das: "es",
};

/** The adjective behind the article of its object; what does not agree with its noun is none. */
function declined(
	adjective: string | undefined,
	article: string,
	{ object }: Nouns,
): string {
	if (!adjective) return "";
	const ending = STRONG[article] ?? "e";
	const stem = adjective.endsWith(ending)
		? adjective.slice(0, -ending.length)
		: adjective;
	return `${stem.toLowerCase()}${object?.[article] ? "en" : "e"} `;
}

/** A noun further on that has an object of its own takes its article; null where that is not certain. */
function withFurther(rest: string, nouns: Nouns): string | null {
	const { and, complement, determined } = nouns;
	let isSure = true;
	const joint = new RegExp(` ${and} (\\p{Lu}[\\p{L}-]+)`, "gu");
	const said = rest.replace(joint, (whole, noun: string, at: number) => {
		const behind = rest.slice(at + whole.length);
		const article = articleOf(noun, nouns);
		// "der Anlagen und Baumschnitt": one thing behind an object of several is a part of its own.
		const isAlone =
			article !== null &&
			determined?.test(rest.slice(0, at)) === true &&
			nouns.singular?.test(noun) === true;
		if (!complement?.test(behind) && !isAlone) return whole;
		if (article) return ` ${and} ${nouns.object?.[article] ?? article} ${noun}`;
		isSure = false;
		return whole;
	});
	return isSure ? said : null;
}

type Joint = { before: string; word: string; behind: string };

function smallObject(
	line: string,
	nouns: Nouns,
	language: string,
): Part | null {
	const said = loweredArticle(line);
	const head = wordAt(said);
	const { leading } = nouns;
	// "Tägliche", "petite": what stands before the noun takes the noun's article.
	const noun = leading?.test(head) ? wordAt(said.slice(head.length + 1)) : head;
	const behind = said.slice(said.indexOf(noun) + noun.length);
	const { unchanged } = nouns;
	const isSeveral =
		unchanged?.nouns.test(noun) === true && unchanged.many.test(behind);
	const article = isSeveral ? unchanged.article : articleOf(noun, nouns);
	if (article === null || noun === "" || !goesOn(behind, nouns)) return null;
	let object = `${articleFor(article, said, language)}`;
	let from = 0;
	let isPlural = nouns.many?.includes(article) ?? false;
	for (const { index, 0: mark } of said.matchAll(jointsOf(nouns))) {
		const at = index + mark.length;
		const joint = {
			before: said.slice(0, index),
			word: wordAt(said.slice(at)),
			behind: said.slice(at + wordAt(said.slice(at)).length),
		};
		const own = ownArticle(joint, nouns, mark);
		if (own === null) return null;
		isPlural ||= own !== "";
		object += `${said.slice(from, at)}${own === "" ? "" : articleFor(own, joint.word, language)}`;
		from = at;
	}
	return { text: `${object}${said.slice(from)}`, isPlural };
}

/** Whether a noun is followed by what a noun can be followed by. */
function goesOn(behind: string, nouns: Nouns): boolean {
	if (behind === "" || /^ ?[,(]/.test(behind)) return true;
	if (nouns.complement?.test(behind)) return true;
	const next = wordAt(behind.slice(1));
	// "Soldadura MIG": a name goes with its noun.
	if (/^\p{Lu}\p{Lu}/u.test(next)) return true;
	if (next === nouns.and) return true;
	return (
		nouns.adjective?.test(next) === true &&
		goesOn(behind.slice(next.length + 1), nouns)
	);
}

function wordAt(text: string): string {
	return /^[\p{L}-]+/u.exec(text)?.[0] ?? "";
}

function jointsOf({ and }: Nouns): RegExp {
	return new RegExp(` ${and} |, (?:${and} )?`, "gu");
}

/** The article of the noun behind a joint; "" where it takes none, null where it is not certain. */
function ownArticle(
	{ before, word, behind }: Joint,
	nouns: Nouns,
	mark: string,
): string | null {
	const { complement, adjective, determined } = nouns;
	if (word === "" || SMALL.test(word) || nouns.small?.test(word)) return "";
	const article = articleOf(word, nouns);
	const isComma = mark.startsWith(",");
	if (article !== null && complement?.test(behind)) return article;
	// "Accueil et …", "Tri, …": nothing stands between the two.
	const isBeside = !/ (?:\p{Ll}{1,3}|\p{Ll}{1,2}['’]\p{L}+) /u.test(
		`${before} `,
	);
	// Behind a comma a noun follows rather than an adjective.
	if (adjective?.test(word) && !(isBeside && isComma && article !== null)) {
		return isBeside && isComma ? null : "";
	}
	if (isBeside || determined?.test(before))
		return article ?? (isComma && !isBeside ? "" : null);
	return "";
}

/** Words too short to be nouns with an article. */
const SMALL = /^\p{L}{1,2}$/u;
