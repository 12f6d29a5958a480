// The positions a line names, whatever part of the form it stands in: "I work as a welder at Fern Street".
import { pathOf } from "../../../domain/profile/content-path.ts";
import type { Profile } from "../../../domain/profile/profile.ts";

const LETTER = /[\p{L}\p{N}]/u;

export function factsNamedIn(text: string, profile: Profile): string[] {
	return profile.work_experience.flatMap(({ company_name, job_title }, at) => {
		const named = [company_name, job_title].filter(
			(name) => name && namesIt(text, name),
		);
		// A title alone may be what the posting looks for.
		return company_name && named.includes(company_name)
			? [pathOf("work_experience", at)]
			: [];
	});
}

/** As whole words: "Fern" is not named by "Fernando". */
function namesIt(text: string, name: string): boolean {
	const at = text.indexOf(name);
	if (at < 0) return false;
	const around = [text[at - 1], text[at + name.length]];
	return around.every((sign) => sign === undefined || !LETTER.test(sign));
}
