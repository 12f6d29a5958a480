// Whether somebody wrote again what confirms a line, apart from which words those are: who answers a request needs no more.
import { plainTypography } from "../../clauses/plain-typography.ts";

/** Whether somebody wrote the words that were asked for; quotes, dashes, case and blanks do not count. */
export function isTyped(typed: string, wanted: string): boolean {
	const key = (text: string) =>
		plainTypography(text)
			.toLowerCase()
			.replace(/[.,;:]+$/u, "");
	return key(typed) === key(wanted);
}
