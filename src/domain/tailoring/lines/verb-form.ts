// In which form an English line tells what was done, which decides what it may be joined with.
import { everyMatch } from "../../every-match.ts";
import { baseForm, isPastVerb, thirdPersonForm } from "./english-verbs.ts";

export type VerbForm = "past" | "present" | "base";

/** The form of a line's first word; null where it is no verb for certain. */
export function verbFormOf(text: string): VerbForm | null {
	const [word = ""] = /^[\p{L}-]+(?=\s|$)/u.exec(text) ?? [];
	if (isPastVerb(word)) return "past";
	const lower = word.toLowerCase();
	if (baseForm(lower) !== null) return "base";
	const isThird = [
		lower.slice(0, -1),
		lower.slice(0, -2),
		`${lower.slice(0, -3)}y`,
	].some((one) => baseForm(one) !== null && thirdPersonForm(one) === lower);
	return isThird ? "present" : null;
}

/** Whether a line is already two: "plan shutdowns and order parts". */
export function hasTwoVerbs(text: string): boolean {
	return everyMatch(/(?: and|,) (\p{L}+)/gu, text).some(
		([, word = ""]) => verbFormOf(word) !== null,
	);
}
