// What of the posting a letter may name in its own words: kept with the letter, so that whoever checks it later knows the words.
import type { Match } from "../match/match.ts";
import { quarantine } from "../proof/quarantine.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";

const MOST_ASKS = 40;

/** The content; a letter with the requirements its sentences may name. */
export function withNamedAsks<C extends ResumeContent | LetterContent>(
	content: C,
	{ requirements }: Match,
): C {
	if (!("body" in content)) return content;
	const { metadata } = content;
	const asked = requirements
		.map(({ requirement }) => requirement.text)
		.filter((text) => quarantine(text).quarantined.length === 0)
		.slice(0, MOST_ASKS);
	const needs = [...new Set([...(metadata.needs ?? []), ...asked])];
	return { ...content, metadata: { ...metadata, needs } };
}
