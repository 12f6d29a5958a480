// A figure that says how much it was and how much it became, told as what it did: "Callbacks: 11 in 2022, 6 in 2025" → "callbacks fell
// from 11 in 2022 to 6 in 2025". Whether it fell or rose is arithmetic; nothing says whether that is good.
import type { LanguageCode } from "../../language/language-code.ts";
import type { FigureChangeWords } from "../../language/notes-words.ts";
import { NOTES_WORDS } from "../../language/tables/notes-of-languages.ts";
import { SHAPING_WORDS } from "../../language/tables/shaping-of-languages.ts";
import { loweredArticle } from "./articles.ts";

type Value = { text: string; number: number; unit: string; year: string };

/** The figure with its change; null where it has not two values of one kind, the earlier first. */
export function changeOf(line: string, language: LanguageCode): string | null {
	const words = NOTES_WORDS[language]?.figureChange;
	if (!words || line.length > LONGEST || (language === "en" && isDoneBy(line)))
		return null;
	const { pair, moved } = patternsOf(words);
	const two = pair.exec(line)?.groups;
	const [first, last] = [1, 2].map((at) => valueIn(two, at, language));
	if (two && first && last) {
		const direction = directionOf([first, last], words, two.thing ?? "");
		return direction === null
			? null
			: `${inside(two.thing ?? "", language)}${direction}${words.opens}${spanOf([first, last], words)}${words.closes}`;
	}
	const from = moved.exec(line)?.groups;
	const [before, after] = [1, 2].map((at) => valueIn(from, at, language));
	if (!from || !before || !after || DONE.test(from.thing ?? "")) return null;
	const direction = directionOf([before, after], words, from.thing ?? "");
	const isOpen = from.bracket !== undefined;
	return direction === null || isOpen !== (from.end?.endsWith(")") ?? false)
		? null
		: `${inside(from.thing ?? "", language)}${direction}${words.opens}${from.span}${isOpen ? from.end?.slice(0, -1) : from.end}${words.closes}`;
}

/** The thing as it stands inside a sentence. */
function inside(thing: string, language: LanguageCode): string {
	return SHAPING_WORDS[language]?.keepsCapital ? thing : loweredArticle(thing);
}

const LONGEST = 200;
/** One word that may be what was done rather than the thing. */
const DONE =
	/^\p{L}+(?:r[ae]t|[kst]et|[kdg]t|[aeo]de|te|ed|[ai]d[oa]s?|tt[oaie]|[uai]to|it|é)$/u;

type Patterns = { pair: RegExp; moved: RegExp };
const byWords = new WeakMap<FigureChangeWords, Patterns>();

function patternsOf(words: FigureChangeWords): Patterns {
	const known = byWords.get(words);
	if (known) return known;
	const value = (at: number, hasYear: boolean) =>
		`(?<value${at}>[€£$]?\\d[\\d.,]{0,11}(?:[ \\u00a0\\u202f]\\d{3}(?!\\d)){0,2})(?<unit${at}>[^\\d,;()]{0,24}?)(?<year${at}> (?:${words.inYear} )?20\\d\\d(?!\\d)| \\(20\\d\\d\\))${hasYear ? "" : "?"}`;
	const { from, to, within } = words;
	const made = {
		pair: new RegExp(
			`^(?<thing>[^:;()]{3,90}?)(?:[ \\u00a0]?: | \\(| (?=\\d))${value(1, true)}, ${value(2, true)}\\)?$`,
			"u",
		),
		moved: new RegExp(
			`^(?<thing>[\\p{L}-]{4,}(?: (?:${within}) [\\p{L}-]+)?)(?: (?:${words.ways}))?(?: (?<bracket>\\()| )(?<span>(?:${from}) ${value(1, false)} (?:${to}) ${value(2, false)})(?<end>(?:[ ,)][^;:()]{0,60})?\\)?)$`,
			"u",
		),
	};
	byWords.set(words, made);
	return made;
}

function valueIn(
	groups: Record<string, string | undefined> | undefined,
	at: number,
	language: LanguageCode,
): Value | undefined {
	const text = groups?.[`value${at}`];
	if (text === undefined) return undefined;
	const digits = text.replace(/[^\d.,]/gu, "").replace(/[.,]$/u, "");
	const plain =
		language === "en"
			? digits.replace(/,/g, "")
			: digits.replace(/\.(?=\d{3}(?!\d))/g, "").replace(",", ".");
	return {
		text,
		number: Number(plain),
		unit: (groups?.[`unit${at}`] ?? "").trimEnd(),
		year: groups?.[`year${at}`] ?? "",
	};
}

/** What the thing did; null where the two cannot be compared. */
function directionOf(
	[first, last]: readonly [Value, Value],
	{ fell, rose, several }: FigureChangeWords,
	thing: string,
): string | null {
	const [from, to] = [first, last].map(({ year }) =>
		Number(/\d{4}/.exec(year)?.[0] ?? 0),
	);
	const isOrdered =
		from !== undefined && to !== undefined && (to === 0 || from < to);
	const isSameUnit =
		last.unit === "" ||
		first.unit === "" ||
		first.unit.trim() === last.unit.trim();
	if (
		!isOrdered ||
		!isSameUnit ||
		!Number.isFinite(first.number - last.number) ||
		first.number === last.number
	)
		return null;
	const [one, many] = last.number < first.number ? fell : rose;
	const [head = ""] = thing.toLowerCase().split(" ");
	return several?.test(head) ? many : one;
}

/** "from 11 in 2022 to 6 in 2025" */
function spanOf(
	values: readonly [Value, Value],
	{ joints: [from, to] }: FigureChangeWords,
): string {
	const isShare = values.every(({ unit }) => /^\s?%/u.test(unit));
	return values
		.map(({ text, unit, year }, at) => {
			const joint = at === 0 ? from : to;
			const before = !isShare
				? joint.plain
				: /^(?:8|11(?!\d))/.test(text)
					? (joint.elided ?? joint.share ?? joint.plain)
					: (joint.share ?? joint.plain);
			return `${before}${text}${unit}${year}`;
		})
		.join(" ");
}

/** "From 9 to 15 by offering afternoons": the thing that rose offers nothing. */
function isDoneBy(line: string): boolean {
	return BY_DOING.test(line);
}

const BY_DOING = / (?:by|after|through|while) (?:\p{L}+ly )?\p{L}+ing /u;
