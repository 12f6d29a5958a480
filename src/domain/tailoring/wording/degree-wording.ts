// A degree as a document names it, with its field and its state.
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { LETTERS_END } from "../../language/word-edges.ts";
import type { WordingWords } from "../../language/wording-words.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import { saysStopped } from "./stopped-studies.ts";

export function degreeLine(
	degree: string,
	field: string,
	words: WordingWords,
): string {
	const { degreeIn, degreeComma, noField = "" } = words;
	if (degree === "" || field === "") return degree || field;
	// "3 years" and "Pharmacy assistant, diploma": what is held stands first, how far or how long behind it.
	if (degreeRank(degree) === 0 && EXTENT.test(degree) && degreeRank(field) > 0)
		return `${field}${degreeComma}${degree.charAt(0).toLowerCase()}${degree.slice(1)}`;
	const behind = behindField(degree);
	if (behind !== null) return `${field}${degreeComma}${behind}`;
	if (new RegExp(`^(?:${noField})$`, "iu").test(field)) return degree;
	if (isNamedIn(field, degree)) return field;
	// "EFZ" and "Kauffrau EFZ, Branche Spedition".
	if (SIGN.test(degree) && namesSign(field, degree)) return field;
	// "BTS" and "BTS Assistant de gestion".
	if (field.toLowerCase().startsWith(`${degree.toLowerCase()} `)) return field;
	if (degreeIn === undefined) return joinedDegree(degree, field, words);
	if (degree.toLowerCase().includes(field.toLowerCase())) return degree;
	// "Apprenticeship" and "Inside electrical apprenticeship".
	if (` ${field.toLowerCase()} `.includes(` ${degree.toLowerCase()} `))
		return field;
	// "GCSEs, 9 incl. Maths": only a name can stand behind "in".
	const isRemark = /^\p{Ll}.*[,\d]/u.test(field);
	const [head, remark] = remarked(degree);
	// The "in" of "MA, in progress" names no field.
	const named = remark === "" ? degree : head;
	if (named.includes(degreeIn) || !/^\p{L}/u.test(field) || isRemark)
		return `${degree}${degreeComma}${field}`;
	if (remark !== "")
		return `${degreeLine(head, field, words)}${degreeComma}${remark}`;
	const [name, state] = parted(degree);
	return state === ""
		? `${degree}${degreeIn}${field}`
		: withState(`${name}${degreeIn}${field}`, state);
}

/**
 * Where a degree says nothing but its state, or was given up, what was studied stands first: "CAFDES, in progress", "Engineering, without
 * a degree after three semesters". Null where it names something that is held or worked for.
 */
function behindField(degree: string): string | null {
	const [first = "", ...others] = degree.split(/[,，]\s+/u);
	if (isNotHeld(first) && degreeRank(first) === 0 && !NAMES.test(first))
		return `${first.charAt(0).toLowerCase()}${[first.slice(1), ...others].join(", ")}`;
	const stopped = others.filter(saysStopped);
	return stopped.length > 0 && /^\p{L}+$/u.test(first)
		? stopped.join(", ")
		: null;
}

/** How long, how far, how high. */
const EXTENT = listPattern(
	`^(?:\\p{N}|(?:${wordOf(POSTING_WORDS, ({ papers }) => papers.rank)})\\s\\p{N}|${wordOf(SUMMARY_WORDS, ({ stopped }) => stopped)})|\\p{N}{4}$`,
	"iu",
);

/** Brackets, or a capital behind the first letter. */
const NAMES = /.[(\p{Lu}]/u;

/** A degree by its letters: "EFZ", "BTS". */
const SIGN = /^\p{Lu}{2,6}$/u;

function namesSign(field: string, sign: string): boolean {
	return field.split(/[^\p{L}]+/u).includes(sign);
}

/** "Inside electrical apprenticeship" says that it is an apprenticeship: one word that stands whole in the field. */
function isNamedIn(field: string, degree: string): boolean {
	if (/^\p{Lu}{2,5}$/u.test(degree))
		// "EFZ" and "Kauffrau EFZ", "GCSE" and "8 GCSEs".
		return field
			.split(/[^\p{L}]+/u)
			.some((word) => word === degree || word === `${degree}s`);
	return (
		/^\p{L}{5,}$/u.test(degree) &&
		field
			.toLowerCase()
			.split(/[^\p{L}]+/u)
			.includes(degree.toLowerCase())
	);
}

/** A degree and what is said of it behind a comma, "" where that is another name: "MSc, second year of three", never "BA, MA". */
function remarked(degree: string): [name: string, remark: string] {
	const [, opened = "", state = ""] = BEHIND_COLON.exec(degree) ?? [];
	if (state !== "" && isNotHeld(state)) return [opened, state];
	const [, dashed = "", stage = ""] = BEHIND_DASH.exec(degree) ?? [];
	if (stage !== "" && isNotHeld(stage)) return [dashed, stage];
	const [, name = "", remark = ""] = BEHIND_COMMA.exec(degree) ?? [];
	if (/\p{Ll}{3}|\p{N}|\p{Script=Han}/u.test(remark)) return [name, remark];
	const [, graded = degree, grade = ""] = WITH_GRADE.exec(degree) ?? [];
	return [graded, grade];
}

/** "BA (Hons), lower second": the comma is none of the brackets' and of no grade, "Abitur 2,6". */
const BEHIND_COMMA =
	/^((?:[^(),，]|\([^()]*\)|(?<=\d),(?=\d))+)[,，](?!\d)\s*(.+)$/u;
/** "Meisterprüfung: Modul 3 offen". */
const BEHIND_COLON = /^([^():：]+)[:：]\s*(.+)$/u;
/** "A.A.S. - 2 of 5 semesters done". */
const BEHIND_DASH = /^([^()]+?)\s[-–—]\s(.+)$/u;
/** "Lehrabschlussprüfung mit gutem Erfolg". */
const WITH_GRADE = listPattern(
	`^(.{3,}?)\\s+(${wordOf(SUMMARY_WORDS, ({ honors }) => honors)})$`,
	"iu",
);

/** A degree and how far it has come, "" where its brackets say something else: "(Hons)". */
function parted(degree: string): [name: string, state: string] {
	const [, name = "", state = ""] =
		/^([^()]+?) \(([^()]+)\)$/u.exec(degree) ?? [];
	return isNotHeld(state) || /\d/.test(state) ? [name, state] : [degree, ""];
}

/** "Laurea in Scienze", "Ausbildung als Kauffrau (IHK)": what is no plain name of studies stands behind a comma. */
function joinedDegree(
	degree: string,
	field: string,
	words: WordingWords,
): string {
	// "Maestría" and "Maestría en Diseño".
	if (field.toLowerCase().startsWith(`${degree.toLowerCase()} `)) return field;
	const [head, behind] = remarked(degree);
	if (behind !== "")
		return `${joinedDegree(head, field, words)}${words.degreeComma}${behind}`;
	const [, plain = degree, remark = ""] =
		/^([^()]+?)\s*\(([^()]*)\)$/u.exec(degree) ?? [];
	// "Grado en Farmacia (third year)" names its field.
	if (plain.toLowerCase().includes(` ${field.toLowerCase()}`)) return degree;
	const joined = degreeOf(plain, field, words);
	const [name, state] = parted(degree);
	if (joined === null)
		return state === ""
			? `${degree}${words.degreeComma}${field}`
			: withState(`${name}${words.degreeComma}${field}`, state);
	return remark === "" ? joined : withState(joined, remark);
}

/** Null where the language has no word between them. */
function degreeOf(
	degree: string,
	field: string,
	{ degreeJoints = [] }: WordingWords,
): string | null {
	const found = degreeJoints.find(
		({ names, field: fields = "" }) =>
			new RegExp(`^(?:${names})$`, "iu").test(degree) &&
			new RegExp(`^(?:${fields})${LETTERS_END}`, "iu").test(
				fields === "" ? "" : field,
			),
	);
	if (!found || !NAME.test(field)) return null;
	const { joint, beforeVowel = joint, isSmall } = found;
	const isCommon = isSmall && /^\p{Lu}\p{Ll}/u.test(field);
	return `${degree}${VOWEL.test(field) ? beforeVowel : joint}${
		isCommon ? `${field.charAt(0).toLowerCase()}${field.slice(1)}` : field
	}`;
}

/** A plain name, whoever it is held before, "Elektroniker (IHK)": no list, and no remark. */
const NAME = /^\p{L}[\p{L}\p{N}\s&/.’'-]+(?:\s\(\p{Lu}{2,5}\))?$/u;
const VOWEL = /^[aeiouyhàâéèêëîïôûœ]/iu;

/** How far it has come stands last, and in one pair of brackets. */
function withState(said: string, state: string): string {
	return said.endsWith(")")
		? `${said.slice(0, -1)}; ${state})`
		: `${said} (${state})`;
}

/** A grade point average as it is written: 4.0, 3.75. */
export function grade(value: number): string {
	return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
