// Which of two wordings of a sentence stands in a letter: the writer's where it is proved, else the plain one where
// that is.
import type { Profile } from "../profile/profile.ts";
import { groundOf } from "../proof/prepare-ground.ts";
import { givenIn, judgeSentences } from "../tailoring/claims/check-claims.ts";
import { deniesHeld } from "../tailoring/claims/denied-names.ts";
import type { LetterContent } from "../tailoring/content/content.ts";
import type { UpheldLine } from "./brief.ts";
import type { Choose } from "./lines.ts";

export function provedWording(
	base: LetterContent,
	profile: Profile,
	upheld: readonly UpheldLine[] = [],
): Choose {
	const given = { ...givenIn(base), judged: upheld };
	const ground = groundOf(profile);
	const isProved = (text: string) =>
		!deniesHeld(text, ground) &&
		judgeSentences(text, profile, given).every((one) => one.isProved);
	return ({ text, plain }) =>
		[text, plain].find((one) => one !== "" && isProved(one)) ?? null;
}

/** The plain wording of what is not proved as it was written: a judge may be asked about both. */
export function plainWording(base: LetterContent, profile: Profile): Choose {
	const proved = provedWording(base, profile);
	return (sentence) => proved(sentence) ?? (sentence.plain || sentence.text);
}
