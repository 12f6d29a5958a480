import { describe, expect, it } from "vitest";
import { documentFailedMail, documentReadyMail } from "./document-mails.ts";
import {
	accountExistsMail,
	confirmationMail,
	passwordChangedMail,
	resetMail,
} from "./mails.ts";

const news = {
	name: "Maya Okonjo",
	link: "https://attune.example.org/resume/1/preview",
	kind: "cover_letter" as const,
	jobTitle: "Ward Nurse",
	companyName: "St. Anna",
};

describe("a mail about a document", () => {
	it("names the posting and leads to the document", () => {
		const { subject, text } = documentReadyMail({ ...news, left: 7 });
		expect(subject).toBe(
			"Your cover letter for Ward Nurse at St. Anna is ready",
		);
		expect(text).toContain(news.link);
		expect(text).not.toContain("this month");
	});

	it.each([
		[-1, "this month", false],
		[3, "this month", false],
		[2, "You can make 2 more this month.", true],
		[0, "That was the last document in this month's allowance.", true],
	])(
		"SET-12 with %i left says so only when it gets scarce",
		(left, words, isSaid) => {
			expect(documentReadyMail({ ...news, left }).text.includes(words)).toBe(
				isSaid,
			);
		},
	);

	it("tells why one could not be made, and that it costs nothing", () => {
		const { text } = documentFailedMail({
			...news,
			companyName: "",
			reason: "Please try again.",
		});
		expect(text).toContain(
			"We couldn't make your cover letter: Please try again.",
		);
		expect(text).toContain("doesn't count toward your allowance");
	});
});

it("a changed password is told with what to do if it was somebody else", () => {
	expect(passwordChangedMail(news).text).toContain("If that wasn't you");
});

it.each([confirmationMail, resetMail, accountExistsMail])(
	"a mail to an address that a stranger may have typed repeats nothing the stranger wrote",
	(mail) => {
		const person = { ...news, name: "Win a prize at evil.example" };
		const { subject, text } = mail(person);
		expect(`${subject}${text}`).not.toContain("prize");
		expect(text).toContain(news.link);
	},
);

it("a mail says what matters and gives its link before any word that somebody typed", () => {
	const { text } = documentReadyMail({ ...news, left: 7 });
	expect(text.indexOf(news.link)).toBeLessThan(text.indexOf("Ward Nurse"));
	expect(text.indexOf(news.link)).toBeLessThan(text.indexOf(news.name));
});
