// What only the person can say and has not said, several of them as one slot: "References and salary expectation: [names; amount]."

import { plainTypography } from "../../clauses/plain-typography.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { TONGUE_WORDS } from "../../language/tables/tongues-of-languages.ts";
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
	const known = labelsOf(language);
	const and = wordingOf(language).list(["", ""]);
	let rest = plainTypography(labels).toLowerCase();
	for (let turn = 0; turn < MOST; turn += 1) {
		const label = known.find((one) => rest.startsWith(one));
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

const labels = new Map<LanguageCode, readonly string[]>();

/** What may be left open, as it stands before its slot, in small letters, the longest first. */
function labelsOf(language: LanguageCode): readonly string[] {
	const known = labels.get(language) ?? madeLabels(language);
	labels.set(language, known);
	return known;
}

function madeLabels(language: LanguageCode): string[] {
	const { forms } = WRITING_WORDS[language];
	const own = [
		...Object.values(DETAIL_WORDS[language].open).map(
			(open) => OPEN.exec(open)?.[1] ?? "",
		),
		...Object.values(TONGUE_WORDS[language].names),
	];
	// Some countries spell single words in their own way.
	const spelled = own.flatMap((label) => [
		label,
		label.replace(/ß/g, "ss"),
		...forms.map(({ spelling }) => inSpelling(label, spelling)),
	]);
	return spelled
		.map((label) => plainTypography(label).toLowerCase())
		.filter((label) => label !== "")
		.toSorted((a, b) => b.length - a.length);
}
