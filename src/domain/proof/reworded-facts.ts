// Facts said once more in a form that lines take: what an award was given for, as the deed it was. It says what the fact says.
import { LANGUAGE_CODES } from "../language/language-code.ts";
import { RECOUNT_WORDS } from "../language/tables/recounts-of-languages.ts";
import type { Fact } from "../match/match.ts";
import { fieldOf, isInSection } from "../profile/content-path.ts";

export function rewordedFacts(
	facts: readonly Fact[],
	language: string,
): Fact[] {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return [];
	const given = new RegExp(`^(?:${RECOUNT_WORDS[code].givenFor}) `, "iu");
	return facts
		.filter(
			({ path, text }) =>
				isInSection(path, "awards") &&
				fieldOf(path) === "description" &&
				given.test(text),
		)
		.map(({ path, text }) => ({
			path,
			text: capitalized(text.replace(given, "")),
		}));
}

function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
