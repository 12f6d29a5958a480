// Awards and prizes: a name, who gave it, when. They are written as certificates are.
import type { Award } from "../../profile/profile.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { type Entries, NOTHING } from "./cited-entries.ts";
import { isProse } from "./entry-blocks.ts";
import { readCertifications } from "./read-certifications.ts";

/** What is written in sentences is an achievement and no award: it is left for the person to place. */
export function readAwards(paragraphs: Paragraph[]): Entries<Award> {
	const sentences = paragraphs.filter(isSentence);
	const { entries, left } = readCertifications(
		paragraphs.filter((each) => !sentences.includes(each)),
	);
	return {
		entries: entries.map(
			({ certification_name, issuing_organization, issue_date }) => ({
				award_name: certification_name ?? NOTHING,
				...(issuing_organization && {
					awarding_organization: issuing_organization,
				}),
				...(issue_date && { award_date: issue_date }),
			}),
		),
		left: [...sentences, ...left],
	};
}

/** A sentence, or a deed in a bullet: many words, most of them small. */
function isSentence(line: Paragraph): boolean {
	const words = line.text.split(/\s+/);
	const small = words.filter((word) => /^\p{Ll}/u.test(word));
	return isProse(line) || (words.length > 8 && small.length > words.length / 2);
}
