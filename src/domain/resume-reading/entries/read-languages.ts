// Spoken languages with the level as it is written.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import {
	LANGUAGE_LEVELS,
	languageFields,
} from "../../profile/fields/languages.ts";
import { readLanguageLevel } from "../../profile/levels.ts";
import type { Language } from "../../profile/profile.ts";
import { type Cited, type CitedFields, cited } from "../draft/cited.ts";
import { isLanguageName } from "../lines/language-names.ts";
import { isLevelWord } from "../lines/level-words.ts";
import { labeled, listPieces, trimmedPiece } from "../lines/list-pieces.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { isSelfAssessment, singular } from "../lines/self-assessment.ts";
import type { Entries } from "./cited-entries.ts";

const UNKNOWN = "This is not a language that is known here";
const NATIVE_LABEL = new RegExp(
	`^${inAnyLanguage(({ languages }) => languages.nativeLabel)}$`,
	"iu",
);
export function readLanguages(paragraphs: Paragraph[]): Entries<Language> {
	const entries: CitedFields<Language>[] = [];
	const left: Paragraph[] = [];
	for (const paragraph of paragraphs) {
		const native = labeled(paragraph.text);
		if (isSelfAssessment(paragraph.text)) continue;
		if (native && NATIVE_LABEL.test(singular(native.label))) {
			for (const name of listPieces(native.list))
				entries.push({
					language_name: cited(name, paragraph),
					proficiency_level: cited("Native", paragraph),
				});
			continue;
		}
		const pieces = piecesOf(paragraph.text);
		for (const piece of pieces) {
			if (isSelfAssessment(piece)) continue;
			const last = entries.at(-1);
			if (
				isLevelWord(piece) &&
				last &&
				!last.level_as_written &&
				!last.proficiency_level
			)
				giveLevel(last, piece, paragraph);
			else {
				const entry = languageOf(piece, paragraph);
				if (entry) entries.push(entry);
				else left.push({ ...paragraph, text: piece, quote: piece });
			}
		}
	}
	return { entries, left };
}

/** "English (fluent), German (B2)" and "English, fluent" alike; aside, what stands in a margin is the level. */
function piecesOf(text: string): string[] {
	return listPieces(text).flatMap((piece) => {
		const several = piece.split(/\s+(?=\p{L}+ ?[:(–-])/u);
		return several.length > 1 &&
			several.every((each) => isLanguageName(nameIn(each)))
			? several
			: [piece];
	});
}

/** "Polish", and its levels in cells beside it, or "Mother tongue" and a language. */
export function isLanguageRow(text: string): boolean {
	const [name = "", ...cells] = text.split("\t");
	const isNative = NATIVE_LABEL.test(singular(name));
	return (
		cells.length > 0 &&
		(isNative
			? isLanguageName(cells[0] ?? "")
			: isLanguageName(name) && cells.every(isLevelWord))
	);
}

function nameIn(piece: string): string {
	return /^[\p{L} ]+?(?=\s*[(:–—-]|$)/u.exec(piece)?.[0]?.trim() ?? piece;
}

function languageOf(
	piece: string,
	paragraph: Paragraph,
): CitedFields<Language> | null {
	const { name, level } = apart(piece);
	if (name === "" || name.length > 40 || /\d/.test(name)) return null;
	const isKnown = isLanguageName(name);
	if (
		!isKnown &&
		(name.split(/\s+/).length > 2 || !/^\p{Lu}|\p{Script=Han}/u.test(name))
	)
		return null;
	const entry: CitedFields<Language> = {
		language_name: cited(name, paragraph, isKnown ? null : UNKNOWN),
	};
	const beside = level || trimmedPiece(paragraph.asides.join(" "));
	if (beside) giveLevel(entry, beside, paragraph);
	return entry;
}

/** The name is the longest beginning that names a language, else what stands before the first mark. */
function apart(piece: string): { name: string; level: string } {
	const marked =
		/^(.+?)\s*(?:[(（[]\s*([^()（）[\]]+)\s*[)）\]]?|\s*[:：]\s*(.+)|\s+[–—-]\s*(.+)|[–—-]\s+(.+))$/u.exec(
			piece,
		);
	if (marked) {
		const level = marked[2] ?? marked[3] ?? marked[4] ?? marked[5] ?? "";
		return { name: (marked[1] ?? "").trim(), level: level.trim() };
	}
	const words = piece.split(/\s+/);
	for (let count = words.length - 1; count > 0; count -= 1) {
		const name = words.slice(0, count).join(" ");
		if (isLanguageName(name))
			return { name, level: words.slice(count).join(" ") };
		const turned = words.slice(-count).join(" ");
		const before = words.slice(0, -count).join(" ");
		if (isLanguageName(turned) && isLevelWord(before))
			return { name: turned, level: before };
	}
	return { name: piece.trim(), level: "" };
}

const { max: LONGEST_LEVEL } = languageFields.level_as_written;

function giveLevel(
	entry: CitedFields<Language>,
	written: string,
	paragraph: Paragraph,
): void {
	const text = written.slice(0, LONGEST_LEVEL).trim();
	const own = LANGUAGE_LEVELS.find((each) => each === text);
	const level = own ?? readLanguageLevel(text);
	if (level) entry.proficiency_level = cited(level, paragraph);
	if (!own && text !== "" && !/^[●○★☆■□•\s]+$/u.test(text))
		entry.level_as_written = cited(text, paragraph) as Cited<string>;
}
