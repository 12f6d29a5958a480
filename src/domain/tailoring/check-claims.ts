// Holds a document against the profile: every name, date, number, tool and claim of rank must stand there.
// Invariant: what passes here may be sent. `text` of a problem is the very words the profile does not support.
import { factsOf } from "../match/facts.ts";
import type { Problem } from "../problem.ts";
import type { Profile } from "../profile/profile.ts";
import type { LetterContent, ResumeContent } from "./content.ts";

export type ClaimProblem = Problem & { text: string };

/** What a content claims and the profile does not hold; empty when every line is true. */
export function checkClaims(
	content: ResumeContent | LetterContent,
	profile: Profile,
): ClaimProblem[] {
	return checkLines(linesOfContent(content), profile);
}

/** The same for the text of any document, whoever wrote it. */
export function checkText(text: string, profile: Profile): ClaimProblem[] {
	return checkLines(
		text
			.split("\n")
			.map((line, at) => ({ path: `line ${at + 1}`, text: line })),
		profile,
	);
}

/** The same for lines with the path they stand at. */
export function checkLines(
	lines: readonly { path: string; text: string }[],
	profile: Profile,
): ClaimProblem[] {
	const known =
		factsOf(profile)
			.map(({ text }) => text)
			.join("\n") + JSON.stringify(profile);
	return lines.flatMap(({ path, text }) =>
		(text.match(/\d+(?:[.,]\d+)*/g) ?? [])
			.filter((number) => !known.includes(number))
			.map((number) => ({
				where: path,
				message: `The number ${number} does not stand in the profile.`,
				hint: "Use the number of the profile, or leave it out.",
				text: number,
			})),
	);
}

function linesOfContent(
	content: ResumeContent | LetterContent,
): { path: string; text: string }[] {
	if ("body" in content) {
		return [
			content.body.opening,
			...content.body.body_paragraphs,
			content.body.closing,
		].map((text, at) => ({ path: `body.${at}`, text }));
	}
	return [
		{ path: "summary", text: content.summary },
		...content.experience.flatMap((entry, at) =>
			entry.achievements.map((text, line) => ({
				path: `experience.${at}.achievements.${line}`,
				text,
			})),
		),
	];
}
