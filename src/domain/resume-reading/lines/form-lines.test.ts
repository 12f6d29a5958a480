import { expect, test } from "vitest";
import { linesOfPages } from "../page/page-lines.ts";
import { readResume } from "../read-resume.ts";
import type { TextPiece } from "./source-line.ts";

type Row = [asked: string, answer: string];

/** What was asked on the left, what was answered on the right. */
function form(...rows: Row[]) {
	const pieces = rows.flatMap(([asked, answer], at): TextPiece[] =>
		[
			{ text: asked, x: 40, isBold: answer === "" && /^[A-Z]/.test(asked) },
			{ text: answer, x: 220, isBold: false },
		]
			.filter(({ text }) => text !== "")
			.map((each) => ({
				...each,
				y: 100 + at * 14,
				width: each.text.length * 5,
				size: 10,
				isItalic: false,
			})),
	);
	return readResume(
		linesOfPages([{ width: 600, height: 800, links: [], marks: [], pieces }]),
	).profile;
}

test("a Europass form is read by what it asks", () => {
	const { personal, work_experience, education } = form(
		["Personal information", ""],
		["Surname(s) / First name(s)", "Ada Quill"],
		["E-mail", "ada@example.org"],
		["Work experience", ""],
		["Dates", "2015 – 2019"],
		["Occupation or position held", "Weaver"],
		["Main activities and", "- Wove blankets"],
		["responsibilities", "- Dyed wool"],
		["Name and address of", "Aire Mill Ltd, Leeds, UK"],
		["employer", ""],
		["Education and training", ""],
		["Dates", "2014"],
		["Title of qualification", "Diploma in Textile Design"],
		["Name and type of", "Leeds College of Art"],
		["organisation providing", ""],
		["education and training", ""],
	);
	expect(personal).toMatchObject({ first_name: "Ada", last_name: "Quill" });
	expect(work_experience).toMatchObject([
		{
			job_title: "Weaver",
			company_name: "Aire Mill Ltd",
			location: "Leeds, UK",
			start_date: "2015",
			end_date: "2019",
			achievements: ["Wove blankets", "Dyed wool"],
		},
	]);
	expect(education).toMatchObject([
		{
			institution_name: "Leeds College of Art",
			degree_type: "Diploma",
			field_of_study: "Textile Design",
			end_date: "2014",
		},
	]);
});

test("what is asked of every entry in the same words is a form, whatever the words are", () => {
	const { work_experience } = form(
		["Work experience", ""],
		["Span", "2015 – 2019"],
		["Post", "Nurse"],
		["House", "Aire Valley Hospital"],
		["Span", "2012 – 2015"],
		["Post", "Accountant"],
		["House", "Calder Bank"],
	);
	expect(work_experience).toMatchObject([
		{ job_title: "Nurse", company_name: "Aire Valley Hospital" },
		{ job_title: "Accountant", company_name: "Calder Bank" },
	]);
});

test("questions may have bullets, and what they ask shows in the answers", () => {
	const { work_experience, education } = form(
		["PERSONAL", ""],
		["Name", "Ada Quill"],
		["E-mail", "ada@example.org"],
		["WORK EXPERIENCE", ""],
		["• Time (from – to)", "2015 – 2019"],
		["• Employed by", "Aire Mill Ltd"],
		["• As", "Weaver"],
		["• What I did", "• Wove blankets"],
		["• Time (from – to)", "2012 – 2015"],
		["• Employed by", "Calder Works Ltd"],
		["• As", "Engineer"],
		["• What I did", "• Mended looms"],
		["EDUCATION", ""],
		["• Time (from – to)", "2009 – 2012"],
		["• House", "Leeds College of Art"],
		["• Paper", "Diploma in Textile Design"],
		["• Time (from – to)", "2007 – 2009"],
		["• House", "Calder College"],
		["• Paper", "Certificate in Dyeing"],
	);
	expect(work_experience).toMatchObject([
		{
			job_title: "Weaver",
			company_name: "Aire Mill Ltd",
			achievements: ["Wove blankets"],
		},
		{
			job_title: "Engineer",
			company_name: "Calder Works Ltd",
			achievements: ["Mended looms"],
		},
	]);
	expect(education.map(({ institution_name }) => institution_name)).toEqual([
		"Leeds College of Art",
		"Calder College",
	]);
});
