import { expect, test } from "vitest";
import { linesOfPages } from "../page/page-lines.ts";
import { readResume } from "../read-resume.ts";
import type { TextPiece } from "./source-line.ts";
import { plainTextLines } from "./text-lines.ts";

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

test("what a form asks is known in every language, be it asked once", () => {
	const { personal, work_experience, education } = typed(`Nachname: Ahrweiler
Vorname: Hedda
Telefon: 0151 5550 119

Beruflicher Werdegang

Arbeitgeber: Gärtnerei Moosbach
Ort: Lüdinghausen
Position: Gärtnerin
Beginn: 03/2018
Ende: heute
Austrittsgrund: Umzug
Aufgaben:
- Anzucht von 40.000 Stauden im Jahr
- Anleitung von zwei Auszubildenden

Arbeitgeber: Stadtgrün Coesfeld
Ort: Coesfeld
Position: Gartenhelferin
Beginn: 04/2014
Ende: 02/2018
Aufgaben: Pflege von Parks

Schulbildung

Schule: Berufskolleg Borkentor
Abschluss: Gesellenbrief Gärtnerin
Zeitraum: 08/2014 - 07/2017`);
	expect(personal).toMatchObject({
		first_name: "Hedda",
		last_name: "Ahrweiler",
	});
	expect(work_experience).toMatchObject([
		{
			job_title: "Gärtnerin",
			company_name: "Gärtnerei Moosbach",
			location: "Lüdinghausen",
			start_date: "2018-03",
			is_current: true,
			achievements: [
				"Anzucht von 40.000 Stauden im Jahr",
				"Anleitung von zwei Auszubildenden",
			],
		},
		{
			job_title: "Gartenhelferin",
			company_name: "Stadtgrün Coesfeld",
			location: "Coesfeld",
			start_date: "2014-04",
			end_date: "2018-02",
			achievements: ["Pflege von Parks"],
		},
	]);
	expect(education).toMatchObject([
		{
			institution_name: "Berufskolleg Borkentor",
			degree_type: "Gesellenbrief",
			start_date: "2014-08",
			end_date: "2017-07",
		},
	]);
});

test("a form may be Chinese", () => {
	const { work_experience, education } = typed(`姓名：林晓蕾

工作经历

公司名称：海澜物流有限公司
职位：仓库主管
工作时间：2019.03 - 至今
工作内容：
- 管理十二人团队

公司名称：金桥食品厂
职位：质检员
工作时间：2014.07 - 2019.02
工作内容：
- 每日抽检

教育经历

学校：青岛职业学院
专业：物流管理
时间：2011.09 - 2014.06`);
	expect(work_experience).toMatchObject([
		{
			job_title: "仓库主管",
			company_name: "海澜物流有限公司",
			achievements: ["管理十二人团队"],
		},
		{
			job_title: "质检员",
			company_name: "金桥食品厂",
			achievements: ["每日抽检"],
		},
	]);
	expect(education).toMatchObject([
		{ institution_name: "青岛职业学院", field_of_study: "物流管理" },
	]);
});

test("what a form calls each entry is no employer", () => {
	const { work_experience } = typed(`EMPLOYMENT HISTORY

Current or most recent employer
Employer name: Aire Mill Ltd
Job title: Weaver
Start date: May 2019
End date: To date
Duties:
- Wove blankets

Previous employer 1
Employer name: Calder Works
Job title: Dyer
Start date: June 2014
End date: April 2019
Duties:
- Dyed wool`);
	expect(work_experience).toMatchObject([
		{ company_name: "Aire Mill Ltd", job_title: "Weaver", is_current: true },
		{
			company_name: "Calder Works",
			job_title: "Dyer",
			start_date: "2014-06",
			end_date: "2019-04",
		},
	]);
});

test("a form may hold one job and one school", () => {
	const { work_experience, education } = typed(`Employment

Employer: Calder Dental Practice, Halifax
Job title: Dental Nurse
From: April 2020
To: present
Responsibilities:
- Assists two dentists

Education

College: Aire College
Qualification: Diploma in Dental Nursing
Dates attended: 2018 - 2020`);
	expect(work_experience).toMatchObject([
		{
			job_title: "Dental Nurse",
			company_name: "Calder Dental Practice",
			start_date: "2020-04",
			is_current: true,
			achievements: ["Assists two dentists"],
		},
	]);
	expect(education).toMatchObject([
		{ institution_name: "Aire College", degree_type: "Diploma" },
	]);
});

/** A form in a text file. */
function typed(text: string) {
	return readResume(plainTextLines(text)).profile;
}
