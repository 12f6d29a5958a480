// "Directeur / Directrice", "Opticien(ne) diplômé(e)", "Técnico/a": a title that names both forms, in the one the person's own titles
// have. Where they do not show which, the title stays as the posting writes it.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import type { TitleGender } from "../../language/writing-words.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";

type Gender = "feminine" | "masculine";

export function titleInGender(title: string, profile: Profile): string {
	const gender = genderOf(profile);
	if (gender === null) return withoutEnding(title, profile);
	const chosen = inSuffixes(inPairs(inPhrases(title, gender), gender), gender);
	return chosen === title && gender === "feminine"
		? asTheyAreCalled(title, profile)
		: chosen;
}

/** Who is "Fachangestellte" is no "Fachangestellter": the noun ends as it does in one of the person's own titles. */
function withoutEnding(title: string, profile: Profile): string {
	const ending = wordsFor(profile)?.masculineEnding;
	const own = new Set(ownWords(profile));
	// "Bauleiter:in" for who is "Bauleiter".
	const asOwn = title.replace(SUFFIX, (whole, word: string) =>
		own.has(word.toLowerCase()) ? word : whole,
	);
	if (asOwn !== title) return asOwn;
	if (ending === undefined || BOTH.test(title)) return title;
	return title.replace(/\p{L}+/gu, (word) => {
		const shorter = word.slice(0, -ending.length);
		const isOwn =
			word.endsWith(ending) &&
			word.length > OF_A_NOUN &&
			own.has(shorter.toLowerCase()) &&
			!own.has(word.toLowerCase());
		return isOwn ? shorter : word;
	});
}

/** "Infirmier coordinateur / Infirmière coordinatrice SSIAD": all of one form, then all of the other, and what belongs to both. */
function inPhrases(title: string, gender: Gender): string {
	const [men, women, ...further] = title
		.split(/ \/ /u)
		.map((part) => part.split(" "));
	if (!men || !women || further.length > 0 || men.length < 2) return title;
	const isPair = men.every((word, at) => isAlike(word, women[at] ?? ""));
	if (!isPair) return title;
	return (
		gender === "feminine" ? women : [...men, ...women.slice(men.length)]
	).join(" ");
}

function isAlike(one: string, other: string): boolean {
	const beginning = (word: string) =>
		word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().slice(0, ALIKE);
	return one.length >= ALIKE && beginning(one) === beginning(other);
}

/** Who is "Prozessingenieurin" is "Projektingenieurin" too, and "Sachbearbeiterin": a noun of their own, or one that surely takes the ending. */
function asTheyAreCalled(title: string, profile: Profile): string {
	const words = wordsFor(profile);
	if (words === null || BOTH.test(title)) return title;
	const own = ownWords(profile);
	const { added, ends, suffixes } = words;
	const nouns = own
		.filter((word) => added !== undefined && word.endsWith(added))
		.map((word) => word.slice(0, -(added?.length ?? 0)));
	return title.replace(/\p{L}+/u, (word) => {
		if (nouns.some((noun) => sharedEnd(noun, word.toLowerCase()) >= OF_A_NOUN))
			return word + added;
		if (nouns.length > 0 && ends?.test(word)) return word + added;
		const known = suffixes.find(([suffix]) =>
			own.includes(withSuffix(word, suffix).toLowerCase()),
		);
		return known && !own.includes(word.toLowerCase())
			? withSuffix(word, known[0])
			: word;
	});
}

/** The words of the person's titles, in small letters. */
function ownWords({ work_experience }: Profile): string[] {
	return work_experience.flatMap(
		({ job_title }) =>
			oneLine(job_title)
				.toLowerCase()
				.match(/\p{L}+/gu) ?? [],
	);
}

/** Letters of a noun, whatever it is put together with. */
const OF_A_NOUN = 6;

function sharedEnd(one: string, other: string): number {
	let length = 0;
	while (
		length < Math.min(one.length, other.length) &&
		one.at(-1 - length) === other.at(-1 - length)
	)
		length += 1;
	return length;
}

/** What the newest of the person's own titles that shows it shows; null where none does. */
function genderOf(profile: Profile): Gender | null {
	const words = wordsFor(profile);
	if (words === null) return null;
	const shown = new Set(
		profile.work_experience.flatMap(
			({ job_title }) => genderIn(oneLine(job_title), words) ?? [],
		),
	);
	const [only, other] = shown;
	return other === undefined ? (only ?? null) : null;
}

function wordsFor(profile: Profile): TitleGender | null {
	const code = LANGUAGE_CODES.find((one) => one === profileLanguage(profile));
	return code === undefined ? null : WRITING_WORDS[code].titleGender;
}

function genderIn(
	title: string,
	{ feminine, masculine }: TitleGender,
): Gender | null {
	if (BOTH.test(title)) return null;
	const [first = ""] = title.split(/[\s,(/]/u);
	const words = first.split("-");
	if (words.some((word) => feminine.test(word))) return "feminine";
	return masculine && words.some((word) => masculine.test(word))
		? "masculine"
		: null;
}

/** A title that names both says nothing of the person. */
const BOTH = /\p{Ll}\(\p{Ll}{1,5}\)|\p{Ll}[/:*·•]-?\p{Ll}{1,5}(?!\p{L})/u;

const PAIR = /(\p{L}{5,}) ?\/ ?(\p{L}{5,})/gu;
const ALIKE = 4;

/** What only a woman is called, in any language. */
const FEMININE = Object.values(WRITING_WORDS).flatMap(
	({ titleGender }) => titleGender?.feminine ?? [],
);

/** Two words that begin alike: the form for men stands first, where the other does not show that it is one for women. */
function inPairs(title: string, gender: Gender): string {
	return title.replace(PAIR, (whole, first: string, second: string) => {
		const isPair =
			first.slice(0, ALIKE).toLowerCase() ===
				second.slice(0, ALIKE).toLowerCase() && first !== second;
		if (!isPair) return whole;
		const isWomenFirst = FEMININE.some(
			(one) => one.test(first) && !one.test(second),
		);
		const isFirst = (gender === "masculine") !== isWomenFirst;
		return isFirst ? first : asBegun(second, first);
	});
}

/** With the capital of the form that stood first. */
function asBegun(word: string, first: string): string {
	return /^\p{Lu}/u.test(first)
		? word.charAt(0).toUpperCase() + word.slice(1)
		: word;
}

const SUFFIXES: ReadonlyMap<string, RegExp | null> = new Map(
	Object.values(WRITING_WORDS).flatMap(
		({ titleGender }) => titleGender?.suffixes ?? [],
	),
);
const ANY_SUFFIX = [...SUFFIXES.keys()]
	.toSorted((a, b) => b.length - a.length)
	.join("|");
/** What stands in brackets or behind a slash, a colon, a star or a point at the end of a word. */
const SUFFIX = new RegExp(
	`(\\p{L}{2,})(?:\\((${ANY_SUFFIX})\\)|[/:*·•]-?(${ANY_SUFFIX})(?!\\p{L}))`,
	"gu",
);

function inSuffixes(title: string, gender: Gender): string {
	return title.replace(
		SUFFIX,
		(...[, word = "", inBrackets, behind]: string[]) =>
			gender === "masculine"
				? word
				: withSuffix(word, inBrackets ?? behind ?? ""),
	);
}

function withSuffix(word: string, suffix: string): string {
	const replaced = SUFFIXES.get(suffix);
	return (replaced ? word.replace(replaced, "") : word) + suffix;
}
