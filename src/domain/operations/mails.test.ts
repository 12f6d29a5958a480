import { describe, expect, it } from "vitest";
import {
	documentFailedMail,
	documentReadyMail,
	passwordChangedMail,
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
		[0, "That was the last document of this month's allowance.", true],
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
			"your cover letter for Ward Nurse could not be made: Please try again.",
		);
		expect(text).toContain("not counted");
	});
});

it("a changed password is told with what to do if it was somebody else", () => {
	expect(passwordChangedMail(news).text).toContain("If that was not you");
});
