// Holds advice against the profile it is about. Advice speaks to a person and claims no deed, so that only what it names
// counts: tools, certificates, employers, figures.

import { plainTypography } from "../../clauses/plain-typography.ts";
import { readLine } from "../../clauses/read-line.ts";
import type { Reading } from "../../clauses/reading.ts";
import type { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";

/** The names and figures of an English `text` that neither the profile nor the texts of `also` hold. */
export function unheldIn(
	text: string,
	profile: Profile,
	also: readonly string[],
): string[] {
	const ground = groundOf(profile);
	const known = `${ground.text}\n${plainTypography(also.join("\n")).toLowerCase()}`;
	const terms = new Set(
		[
			...ground.facts.flatMap(({ clauses }) =>
				clauses.map(({ reading }) => reading),
			),
			...also.flatMap((one) => readLine(one, "en")),
		].flatMap(termsOf),
	);
	const found = readLine(text, "en").flatMap((reading) => [
		...namesIn(reading),
		...reading.hits
			.filter(({ kind, concept }) => kind === "term" && !terms.has(concept))
			.map(({ first, last }) =>
				reading.text.slice(
					reading.words[first]?.start,
					reading.words[last]?.end,
				),
			),
		...reading.figures.map((figure) => figure.text),
	]);
	return [...new Set(found)].filter(
		(name) => !known.includes(name.toLowerCase()),
	);
}

function termsOf({ hits }: Reading): string[] {
	return hits
		.filter(({ kind }) => kind === "term")
		.map(({ concept }) => concept);
}

/** Words written as names are: with a capital inside a sentence, or in capitals. */
function namesIn({ words }: Reading): string[] {
	return words
		.filter(
			({ text, isSmall, start, gap }) =>
				!isSmall &&
				start > 0 &&
				/^\p{Lu}/u.test(text) &&
				!/[.:!?"(]\s*$/.test(gap),
		)
		.map(({ text }) => text);
}
