// Degrees and words of seniority in a sentence must stand in the profile, seniority beside the same word.
import type { ClaimProblem } from "./claim-problem.ts";
import { degreeRanks } from "./degrees.ts";
import type { Told } from "./sentence.ts";
import type { Sources } from "./sources.ts";

export function checkDegrees(told: Told, sources: Sources): ClaimProblem[] {
	return degreeRanks(told.text)
		.filter(({ rank }) => !sources.degrees.has(rank))
		.map(({ text }) => ({
			where: told.path,
			message: `The profile holds no such degree: "${text}".`,
			hint: "Name the degree as the profile has it.",
			text,
		}));
}

const SENIORITY =
	/\b(senior|principal|chief|head of|vice president|vp|executive|expert|certified|licensed|award-winning)\b(?:\s+(\p{L}+))?/giu;

/** "Senior Nurse" needs a line that says so; "nurse" and "senior staff" in two lines do not. */
export function checkSeniority(told: Told, sources: Sources): ClaimProblem[] {
	const text = sources.text.toLowerCase();
	return [...told.text.matchAll(SENIORITY)]
		.filter(
			([, word = "", next = ""]) =>
				!text.includes(word.toLowerCase()) ||
				(isTitleWord(word) &&
					next !== "" &&
					!/^(?:at|of|for|in|to|and|with|or|level|leadership)$/i.test(next) &&
					!holdsPair(text, word, next)),
		)
		.map(([whole]) => ({
			where: told.path,
			message: `The profile does not say "${whole}".`,
			hint: "Use the title the profile holds.",
			text: whole,
		}));
}

function isTitleWord(word: string): boolean {
	return /^(?:senior|principal|chief)$/i.test(word);
}

function holdsPair(text: string, word: string, next: string): boolean {
	const stem = next.toLowerCase().slice(0, Math.max(4, next.length - 2));
	return new RegExp(
		`\\b${word.toLowerCase()}\\s+(?:\\p{L}+\\s+){0,2}${stem.replace(/[^\p{L}]/gu, "")}`,
		"u",
	).test(text);
}
