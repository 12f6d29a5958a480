// What of the posting a letter may name in its own words: kept with the letter, so that whoever checks it later knows the words.
import { sentencesOf } from "../clauses/sentence-ends.ts";
import { cleanPosting } from "../job/text/clean-posting.ts";
import { quarantine } from "../proof/quarantine.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";

const MOST_ASKS = 40;

/** The content; a letter with what of the posting its sentences may name. */
export function withNamedAsks<C extends ResumeContent | LetterContent>(
	content: C,
	tailoring: Pick<Tailoring, "match" | "posting">,
): C {
	if (!("body" in content)) return content;
	const { metadata } = content;
	const asked = [...requirementsOf(tailoring), ...saidIn(tailoring)]
		.filter((text) => quarantine(text).quarantined.length === 0)
		.slice(0, MOST_ASKS);
	const needs = [...new Set([...(metadata.needs ?? []), ...asked])];
	const said = sentencesIn(tailoring.posting ?? "")
		.filter((text) => quarantine(text).quarantined.length === 0)
		.slice(0, MOST_SAID);
	return { ...content, metadata: { ...metadata, needs, said } };
}

const MOST_SAID = 80;

function requirementsOf({ match }: Pick<Tailoring, "match">): string[] {
	return match.requirements.map(({ requirement }) => requirement.text);
}

const FEW = 3;

/** A notice of a few lines lists next to nothing: what the work is stands in its sentences. */
export function listsLittle({ match }: Pick<Tailoring, "match">): boolean {
	return match.requirements.length < FEW;
}

const MOST_CHARACTERS = 300;

function saidIn(tailoring: Pick<Tailoring, "match" | "posting">): string[] {
	return listsLittle(tailoring) ? sentencesIn(tailoring.posting ?? "") : [];
}

function sentencesIn(posting: string): string[] {
	return cleanPosting(posting)
		.text.split("\n")
		.flatMap(sentencesOf)
		.filter((text) => text.length <= MOST_CHARACTERS);
}
