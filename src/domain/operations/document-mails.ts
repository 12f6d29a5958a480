// The words of the mails about a document: that it is ready, or why it could not be made.
import { DOCUMENT_KINDS, type GenerationKind } from "../document-kinds.ts";
import {
	type Addressed,
	type MailText,
	paragraphs,
	signature,
} from "./mails.ts";

/** What a document's mail says; `left` is what remains of this month's allowance, -1 without limit. */
export type DocumentNews = Addressed & {
	kind: GenerationKind;
	jobTitle: string;
	companyName: string;
	left: number;
};

export function documentReadyMail(news: DocumentNews): MailText {
	const what = DOCUMENT_KINDS[news.kind].noun;
	return {
		subject: `Your ${what} for ${title(news)} is ready`,
		text: paragraphs([
			`Your ${what} is ready. Read it here before you send it:`,
			news.link,
			`It was made for ${title(news)}.`,
			...allowance(news.left),
			WHY,
			signature(news.name),
		]),
	};
}

/** `reason` is what the person is shown on the page, in whole sentences. */
export function documentFailedMail(
	news: Omit<DocumentNews, "left"> & { reason: string },
): MailText {
	const what = DOCUMENT_KINDS[news.kind].noun;
	return {
		subject: `We couldn't make your ${what} for ${title(news)}`,
		text: paragraphs([
			`We couldn't make your ${what}: ${news.reason}`,
			`It doesn't count toward your allowance. Try again here:\n${news.link}`,
			`It was meant for ${title(news)}.`,
			WHY,
			signature(news.name),
		]),
	};
}

const WHY = "You can turn these emails off in Settings, under Notifications.";

function title({
	jobTitle,
	companyName,
}: Pick<DocumentNews, "jobTitle" | "companyName">): string {
	return companyName ? `${jobTitle} at ${companyName}` : jobTitle;
}

/** Worth a word only when it gets scarce. */
function allowance(left: number): string[] {
	if (left < 0 || left > 2) return [];
	if (left === 0)
		return [
			"That was the last document in this month's allowance. Your allowance resets on the 1st.",
		];
	return [`You can make ${left} more this month.`];
}
