// Whether a line can be told as a sentence with certainty: it begins with a verb of what the person did.
import { TELLING_WORDS } from "../../language/telling-of-languages.ts";
import { plainSaying } from "../lines/english-sentence.ts";
import { baseOfGerund } from "../lines/english-verbs.ts";
import type { Evidence } from "./evidence-lines.ts";
import type { Material } from "./letter-material.ts";

export function isCertain(
	line: Evidence,
	{ teller, voice: { language, hasForeignLines }, lines, spare }: Material,
): boolean {
	if (hasForeignLines || !teller.isSentence(line)) return false;
	const { deed } = TELLING_WORDS[language];
	const { original } = line;
	switch (deed.how) {
		case "english":
			return isEnglishDeed(line, [...lines, ...spare]);
		case "inverted":
		case "first-person":
			return deed.verb.test(original);
		case "auxiliary":
			return (
				deed.participle.test(original) ||
				(deed.firstPerson?.test(original) ?? false)
			);
		case "subject":
			return true;
	}
}

/** A deed by its verb; "Looking after …" and "Fixed wire testing" may be something else. */
function isEnglishDeed(line: Evidence, all: readonly Evidence[]): boolean {
	const [verb = ""] = line.original.split(" ");
	const others = all
		.filter((one) => one !== line && one.entry === line.entry)
		.map((one) => one.line);
	return (
		baseOfGerund(verb) === null &&
		plainSaying({ ...line, others })?.subject === "I"
	);
}
