// Lines that begin with a name or a position get a verb in front: what was received, what one worked as. No other word changes.
import { inBlocks } from "../../language/list-pattern.ts";
import {
	baseForm,
	baseOfGerund,
	isAlsoNoun,
	isPastVerb,
} from "./english-verbs.ts";

const AWARD =
	/^([^:]{3,90}?(?:\b(?:award|prize|medal|honou?rs?|scholarship|fellowship|club|of the (?:year|quarter|month|week))\b[^:]{0,40})): (recogni[sz]ed|awarded|honou?red|presented|given|selected|chosen)\b (.+)$/iu;

// "Nurse of the Year (2022): Awarded for …" says what was received and why; the verb goes first.
/** The line as something received; null where it names no award. */
export function receivedAward(text: string): string | null {
	const [, name = "", verb = "", rest = ""] = AWARD.exec(text) ?? [];
	if (name === "") return null;
	const article =
		/\b(?:award|prize|medal|scholarship|fellowship)\b/i.test(name) &&
		!/^(?:the|a|an)\b|^\p{L}+['’]s?\s/iu.test(name)
			? "the "
			: "";
	return `Received ${article}${name}, ${verb.toLowerCase()} ${rest}`;
}

// "Tech lead for the platform", "Web developer building …": a position at the head of a line becomes what one worked as.
const AS_POSITION = inBlocks(
	/^((?:[\p{L}-]+ ){0,3}(?:engineer|developer|designer|lead|manager|coordinator|assistant|analyst|consultant|nurse|teacher|technician|accountant|administrator|supervisor|specialist|instructor|tutor|editor|writer|researcher|intern|trainee|contributor|representative|officer|planner|buyer|cook|driver))( (?:for|on|of|in|at|within)\b.*| (\p{L}+ing)\b.*)$/iu,
);

/** The line as what one worked as; null where it begins with no position, or one that may be a deed. */
export function servedAs(text: string, isCurrent: boolean): string | null {
	const [, position = "", rest = "", gerund] = AS_POSITION.exec(text) ?? [];
	const [first = ""] = position.split(/[ -]/);
	// "Lead engineer onboarding", "Support analysts": the first word may be what one does.
	if (
		position === "" ||
		(baseForm(first) !== null && !isAlsoNoun(first.toLowerCase())) ||
		isPastVerb(first) ||
		baseOfGerund(first) !== null ||
		/^(?:act|serve|lead|head|support|design|train|coach|help|assist|a|an|the|as|one)$/i.test(
			first,
		) ||
		(gerund !== undefined && baseOfGerund(gerund) === null)
	)
		return null;
	const kept = /^\p{Lu}[\p{Ll}-]/u.test(position)
		? position.charAt(0).toLowerCase() + position.slice(1)
		: position;
	const article =
		/^(?:[aeiou]|UX\b|hour)/i.test(kept) && !/^u(?:ni|se|x)/i.test(kept)
			? "an"
			: "a";
	return `${isCurrent ? "Work" : "Worked"} as ${article} ${kept}${rest}`;
}
