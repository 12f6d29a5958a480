// A level of a language that stands apart from what it is the level of.
import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import { readLine } from "../../clauses/read-line.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { levelName } from "../wording/spoken.ts";
import { type Check, notOwn } from "./check.ts";
import { isSameName } from "./same-names.ts";
import type { TextReading } from "./text-reading.ts";

const MOST_BETWEEN = 3;

/** Whether a line says how well the language named closely above it is spoken, and nothing else; a better level is a problem. */
export function judgeLevel(
	first: number,
	{ where: path, text }: { where: string; text: string },
	{ check, lines }: TextReading,
): boolean {
	const { languages } = check.ground.profile;
	for (let back = 1; back <= MOST_BETWEEN; back += 1) {
		const name = lines[first - back]?.text ?? "";
		const at = languages.findIndex(({ language_name }) =>
			isSameName(name, language_name),
		);
		const own = languages[at];
		if (!own) continue;
		const levels = [
			own.level_as_written,
			own.proficiency_level,
			...LANGUAGE_CODES.map((code) => levelName(own, code)),
		].filter((level) => oneLine(level) !== "");
		if (levels.some((level) => isSameName(text, level)))
			check.proofs.push({
				path,
				text,
				facts: [pathOf("languages", at, "proficiency_level")],
				steps: [{ step: "verbatim" }],
			});
		else if (back === 1 && isLevel(text, check) && levels.length > 0)
			notOwn(check, { path, text }, levels);
		else return false;
		return true;
	}
	return false;
}

const GRADE = /^[abc][12]\+?$/;

function isLevel(text: string, { ground }: Check): boolean {
	const { levels } = vocabularyOf(ground.language);
	const words = readLine(text, ground.language).flatMap((one) => one.words);
	return (
		words.length > 0 &&
		words.every(
			({ folded, isSmall }) =>
				isSmall || GRADE.test(folded) || levels.has(folded),
		)
	);
}
