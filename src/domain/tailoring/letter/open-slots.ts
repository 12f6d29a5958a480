// What only the person can say and has not said, several of them as one slot: "References and salary expectation: [names; amount]."

import { plainTypography } from "../../clauses/plain-typography.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { wordingOf } from "../wording/wording.ts";
import { inSpelling } from "./voice.ts";

/** "salary expectation: [amount]". */
const OPEN = /^(.+?)(\s?[:：]\s?)\[([^\]]*)\]$/u;

/** Several texts that are open, as one text with one slot; null where one of them is no label with a slot. */
export function mergedSlots(
	texts: readonly string[],
	language: LanguageCode,
): string | null {
	const parts = texts.map((text) => OPEN.exec(text));
	const [first] = parts;
	if (!first || !parts.every((part) => part !== null)) return null;
	const labels = wordingOf(language).list(parts.map(([, label = ""]) => label));
	const contents = parts.map(([, , , content = ""]) => content);
	return `${labels}${first[2] ?? ""}[${[...new Set(contents)].join("; ")}]`;
}

/** Whether a text names nothing but what is left open, with one slot behind it. */
export function isMergedSlots(text: string, language: LanguageCode): boolean {
	const [, labels = ""] = (text.endsWith("]") && OPEN.exec(text)) || [];
	if (labels === "" || labels.length > LONGEST) return false;
	const known = [
		...Object.values(DETAIL_WORDS[language].open).map(
			(open) => OPEN.exec(open)?.[1] ?? "",
		),
		...Object.values(WRITING_WORDS[language].languageNames),
	]
		// Some countries spell single words in their own way.
		.flatMap((label) => [
			label,
			label.replace(/ß/g, "ss"),
			...WRITING_WORDS[language].forms.map(({ spelling }) =>
				inSpelling(label, spelling),
			),
		])
		.map((label) => plainTypography(label).toLowerCase())
		.toSorted((a, b) => b.length - a.length);
	const and = wordingOf(language).list(["", ""]);
	let rest = plainTypography(labels).toLowerCase();
	for (let turn = 0; turn < MOST; turn += 1) {
		const label = known.find((one) => one !== "" && rest.startsWith(one));
		if (label === undefined) return false;
		rest = rest.slice(label.length);
		if (rest === "") return true;
		const joint = [and, ", ", "、", `,${and}`].find((one) =>
			rest.startsWith(one),
		);
		if (joint === undefined) return false;
		rest = rest.slice(joint.length);
	}
	return false;
}

const LONGEST = 300;
const MOST = 12;
