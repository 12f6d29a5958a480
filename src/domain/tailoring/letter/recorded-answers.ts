// Questions of a posting that need no slot: a letter names the papers it is asked about, and says since when somebody has worked.

import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { ASKING_WORDS } from "../../language/tables/asking-of-languages.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { askedCertificates } from "./letter-details.ts";
import type { PostingQuestion } from "./question-in-sentence.ts";

const OF_PAPERS = listPattern(
	wordOf(
		POSTING_WORDS,
		({ papers }) => `${papers.licence}|${papers.certificate}`,
	),
	"iu",
);
const OF_YEARS = listPattern(
	wordOf(POSTING_WORDS, ({ years }) => years.unit),
	"iu",
);
const COUNTS = listPattern(
	wordOf(ASKING_WORDS, ({ howMany }) => howMany ?? ""),
	"iu",
);

export function isAnsweredByRecord(
	{ text }: PostingQuestion,
	tailoring: Tailoring,
): boolean {
	if (OF_PAPERS.test(text)) return askedCertificates(tailoring).length > 0;
	return (
		COUNTS.test(text) &&
		OF_YEARS.test(text) &&
		tailoring.profile.work_experience.some(({ start_date }) => start_date)
	);
}
