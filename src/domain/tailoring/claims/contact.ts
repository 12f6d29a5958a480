// Addresses in a line of text: mail, telephone and LinkedIn must be the person's own. Other addresses of the web say nothing
// about the person.
import type { ClaimProblem } from "./claim-problem.ts";
import { notOwn } from "./entries.ts";
import type { Sources } from "./sources.ts";

const ADDRESS =
	/[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s|,;)]+|\b(?:linkedin|github)\.com\/[^\s|,;)]+|(?<![\w.])\+?\(?\d[\d\s().—–-]{7,}\d(?![\w.])/gi;

// Years in a row are dates; a telephone number has more digits than that.
const SHORTEST_NUMBER = 9;

/** The line without its addresses, and the problems with them. */
export function checkContact(
	where: string,
	line: string,
	sources: Sources,
): { rest: string; problems: ClaimProblem[] } {
	const problems: ClaimProblem[] = [];
	const known = sources.text.toLowerCase();
	const knownDigits = known.replace(/[^\d\n]/g, "");
	const { phone, email } = sources.profile.personal;
	const rest = line.replace(ADDRESS, (found) => {
		if (/^(?:https?|www)/i.test(found) && !/linkedin/i.test(found)) return " ";
		const isPhone = !/[a-z]/i.test(found);
		const digits = found.replace(/\D/g, "");
		if (isPhone && digits.length < SHORTEST_NUMBER) return found;
		const isHeld = isPhone
			? knownDigits.includes(digits)
			: known.includes(
					found.toLowerCase().replace(/^https?:\/\/(?:www\.)?|[/.]$/g, ""),
				);
		if (!isHeld)
			problems.push(notOwn(where, found.trim(), [isPhone ? phone : email]));
		return " ";
	});
	return { rest: rest.trim(), problems };
}
