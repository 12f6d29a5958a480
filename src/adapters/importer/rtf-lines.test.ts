// Resumes in rich text files, through the importer, and files that only want to harm.
import { expect, test } from "vitest";
import { readResumeFile } from "./read-file.ts";

const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

const HEAD = `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0{\\fonttbl{\\f0\\fcharset0 Calibri;}{\\f1\\fcharset2 Symbol;}}
{\\colortbl;\\red31\\green78\\blue121;}{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 heading 1;}}
{\\info{\\author Somebody Else}}{\\*\\generator A Program;}`;
const BULLET =
	"{\\listtext\\pard\\plain\\f1 \\'b7\\tab}\\ls1\\ilvl0\\li360\\fi-360 ";

test("a rich text file is read with its headings, lists, letters and links", async () => {
	const { profile } = await readResumeFile(
		latin(`${HEAD}\\pard\\plain\\fs40\\b Zo\\'eb Qu\\u233?ll\\par
\\pard\\plain\\fs22 {\\field{\\*\\fldinst HYPERLINK "mailto:zoe@quell.example"}{\\fldrslt\\ul zoe@quell.example}}\\tab +44 7700 900417\\par
\\pard\\s1\\plain\\fs28\\b\\cf1 Experience\\par
\\pard\\plain\\fs22{\\b Weaver}, Aire Mill, Leeds\\tab 03/2019 \\endash  present\\par
\\pard\\plain ${BULLET}Wove cloth for 12 shops\\par
\\pard\\plain ${BULLET}Trained two apprentices\\par
\\pard\\plain\\fs22{\\b Spinner}, Calder Yarns Ltd\\tab 01/2015 \\u8211\\'96 02/2019\\par
\\pard\\plain ${BULLET}Kept six frames running\\par
{\\pict\\pngblip 89504e470d0a1a0a}
\\pard\\s1\\plain\\fs28\\b\\cf1 Skills\\par
\\pard\\plain\\fs22 Dobby looms, Dyeing{\\v hidden words}\\par}`),
	);
	expect(profile.personal).toMatchObject({
		...{ first_name: "Zoë", last_name: "Quéll" },
		...{ email: "zoe@quell.example", phone: "+44 7700 900417" },
	});
	expect(profile.work_experience).toMatchObject([
		{
			...{ job_title: "Weaver", company_name: "Aire Mill" },
			...{ start_date: "2019-03", is_current: true },
			achievements: ["Wove cloth for 12 shops", "Trained two apprentices"],
		},
		{
			...{ job_title: "Spinner", end_date: "2019-02" },
			achievements: ["Kept six frames running"],
		},
	]);
	expect(profile.skills.map(({ skill_name }) => skill_name)).toEqual([
		"Dobby looms",
		"Dyeing",
	]);
});

test("the rows of a table in a rich text file are entries below the names of its columns", async () => {
	const row = (...cells: string[]) =>
		`\\trowd\\cellx2000\\cellx5000\\cellx8000\\pard\\intbl ${cells.join("\\cell ")}\\cell\\row\n`;
	const { profile } = await readResumeFile(
		latin(
			`${HEAD}\\pard\\fs40 Dara Quill\\par\\pard\\fs22 dara@quill.example\\par\\pard\\b Experience\\b0\\par
${row("When", "What", "For whom")}${row("2019 \\endash  2021", "Weaver", "Aire Mill Ltd")}${row("2015 \\endash  2018", "Spinner", "Calder Yarns Ltd")}\\pard\\par}`,
		),
	);
	expect(profile.work_experience).toMatchObject([
		{ job_title: "Weaver", company_name: "Aire Mill Ltd", end_date: "2021" },
		{ job_title: "Spinner", company_name: "Calder Yarns Ltd" },
	]);
});

test.each([
	["groups without end", `{\\rtf1 ${"{".repeat(100_000)}`, /damaged/],
	["words without end", `{\\rtf1 ${"Weaver ".repeat(100_000)}}`, /far longer/],
	[
		"a picture that claims to be endless",
		"{\\rtf1 {\\pict\\bin999999999 x",
		/holds no text/,
	],
	["closed groups alone", `{\\rtf1 ${"}".repeat(200_000)}`, /holds no text/],
])("a rich text file of %s is refused", async (_, text, words) => {
	await expect(readResumeFile(latin(text))).rejects.toThrow(words);
});

test.each([
	`{\\rtf1\\ansicpg99999\\uc-5 \\u-99999?\\'zz\\fs-4\\par Dara Quill\\par}`,
	`{\\rtf1 Dara Quill\\par\\row\\cell\\row{\\shptxt }}}}{\\fldrslt`,
	`{\\rtf1{\\fonttbl{\\f0\\fcharset2;}{\\colortbl\\red999;;}}Dara Quill\\cf99\\par`,
])("signs that make no sense cost nothing else: %s", async (text) => {
	const { profile } = await readResumeFile(latin(text));
	expect(profile.personal.last_name).toBe("Quill");
});
