// The words of every mail. Who gets one, and when, is decided elsewhere. `link` is a whole address.

export type MailText = { subject: string; text: string };
type Addressed = { name: string; link: string };

/** What a document's mail says; `left` is what remains of this month's allowance, -1 without limit. */
export type DocumentNews = Addressed & {
	kind: "resume" | "cover_letter";
	jobTitle: string;
	companyName: string;
	left: number;
};

export function confirmationMail({ name, link }: Addressed): MailText {
	return {
		subject: "Confirm your e-mail address for Attune",
		text: letter(name, [
			"please open this link to confirm your e-mail address and finish creating your Attune account:",
			link,
			"It works once and for 24 hours. If it has run out, sign in and have a new one sent.\nIf you did not create an account, you need not do anything.",
		]),
	};
}

export function resetMail({ name, link }: Addressed): MailText {
	return {
		subject: "Choose a new password for Attune",
		text: letter(name, [
			"somebody, probably you, has asked for a new password for your Attune account. Open this link to choose one:",
			link,
			"It works once and for one hour. If it was not you, you need not do anything: your password stays as it is.",
		]),
	};
}

export function passwordChangedMail({ name, link }: Addressed): MailText {
	return {
		subject: "Your Attune password was changed",
		text: letter(name, [
			"the password of your Attune account was just changed, and you were signed out everywhere else.",
			`If that was not you, choose a new password at once with “Forgot password?” here:\n${link}`,
		]),
	};
}

export function documentReadyMail(news: DocumentNews): MailText {
	const what = WHAT[news.kind];
	return {
		subject: `Your ${what} for ${title(news)} is ready`,
		text: letter(news.name, [
			`your ${what} for ${title(news)} is ready. Read it here before you send it:`,
			news.link,
			...leftWords(news.left),
			WHY,
		]),
	};
}

/** `reason` is what the person is told on the page, in whole sentences. */
export function documentFailedMail(
	news: Omit<DocumentNews, "left"> & { reason: string },
): MailText {
	const what = WHAT[news.kind];
	return {
		subject: `Your ${what} for ${title(news)} could not be made`,
		text: letter(news.name, [
			`your ${what} for ${title(news)} could not be made: ${news.reason}`,
			`It was not counted against your allowance. Try again here:\n${news.link}`,
			WHY,
		]),
	};
}

const WHAT = { resume: "resume", cover_letter: "cover letter" } as const;
const WHY = "You can switch these mails off under Settings, Notifications.";

function title({
	jobTitle,
	companyName,
}: Pick<DocumentNews, "jobTitle" | "companyName">): string {
	return companyName ? `${jobTitle} at ${companyName}` : jobTitle;
}

/** Worth a word only when it gets scarce. */
function leftWords(left: number): string[] {
	if (left < 0 || left > 2) return [];
	if (left === 0)
		return [
			"That was the last document of this month's allowance. It starts anew on the first of next month.",
		];
	return [`You can make ${left} more this month.`];
}

function letter(name: string, paragraphs: string[]): string {
	return `${[`Hello ${name},`, ...paragraphs].join("\n\n")}\n`;
}
