// Words of one language that are kin though no ending tells: their vowels changed, or the end of the stem did.
import type { Comparable } from "../clauses/vocabulary.ts";
import { areUnlike, type Forms } from "../clauses/word-roots.ts";

const SHORTEST = 5;
const FEWEST_CONSONANTS = 3;

/** Languages whose verbs change the vowel of their stem. */
const CHANGING: ReadonlySet<string> = new Set([
	"de",
	"nl",
	"sv",
	"da",
	"no",
	"es",
]);

/** Whether the stems of two words differ by vowels alone, or one by the last letter of the other. */
export function areKin(a: Comparable, b: Comparable, forms: Forms): boolean {
	if (forms.language === "en" || a.isAgent !== b.isAgent) return false;
	if (a.folded.length < SHORTEST || b.folded.length < SHORTEST) return false;
	if (a.folded[0] !== b.folded[0] && !hasMark(a, forms) && !hasMark(b, forms))
		return false;
	if (areUnlike(a.text, b.text, forms)) return false;
	return stemsOf(a, forms).some((one) =>
		stemsOf(b, forms).some(
			(other) =>
				isSameBut(one, other) ||
				(CHANGING.has(forms.language) && isSameSkeleton(one, other)),
		),
	);
}

function hasMark({ folded }: Comparable, { separable }: Forms): boolean {
	return separable?.test(folded) ?? false;
}

/** The word without its longest ending, and without the mark of a participle. */
function stemsOf({ folded }: Comparable, forms: Forms): string[] {
	const unmarked =
		forms.separable === null ? folded : folded.replace(forms.separable, "$1");
	return [...new Set([folded, unmarked])].map((word) => {
		const ending = forms.endings.find(
			(one) => word.endsWith(one) && word.length - one.length >= SHORTEST - 1,
		);
		return ending === undefined ? word : word.slice(0, -ending.length);
	});
}

/** "Conduc-o", "condu-zione". */
function isSameBut(a: string, b: string): boolean {
	const [short, long] = a.length < b.length ? [a, b] : [b, a];
	return (
		short.length >= SHORTEST &&
		long.length - short.length === 1 &&
		long.startsWith(short)
	);
}

const VOWELS = /[aeiouy]/g;

function isSameSkeleton(a: string, b: string): boolean {
	if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
	const [one, other] = [a.replace(VOWELS, ""), b.replace(VOWELS, "")];
	return one === other && one.length >= FEWEST_CONSONANTS;
}
