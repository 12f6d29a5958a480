// Resumes that are web pages or OpenDocument texts, through the importer.
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readResumeFile } from "./read-file.ts";

const JOBS = [
	{
		...{ job_title: "Weaver", company_name: "Aire Mill", location: "Leeds" },
		...{ start_date: "2019-03", end_date: null, is_current: true },
		achievements: ["Wove cloth for 12 shops", "Trained two apprentices"],
	},
	{
		...{ job_title: "Spinner", company_name: "Calder Yarns Ltd" },
		...{ start_date: "2015-01", end_date: "2019-02" },
		achievements: ["Kept six frames running"],
	},
];

test.each([
	[
		"in headings and lists",
		`<!DOCTYPE html><html><head><title>CV</title><style>p{color:red}</style></head><body>
		<nav>Home</nav><h1>Dara Quill</h1><p>dara@quill.example<p>+44 7700 900417
		<h2>Experience</h2>
		<article><h3>Weaver</h3><div><span>Aire Mill</span><span>03/2019 &ndash; present</span></div><div>Leeds</div>
		<ul><li>Wove cloth for 12 shops<li>Trained two apprentices</ul></article>
		<article><h3>Spinner</h3><div><span>Calder Yarns Ltd</span><span>01/2015 &ndash; 02/2019</span></div>
		<ul><li><p>Kept six frames running</p></li></ul></article>
		<h2>Skills</h2><ul><li>Dobby looms</li><li style="display:none">Hidden</li><li>Dyeing</li></ul>
		<footer>Printed by a machine</footer></body></html>`,
	],
	[
		"in styles alone",
		`<html><style>.n{font-size:26pt;font-weight:700}.h{font-size:14pt;font-weight:bold}.b{font-weight:700}</style><body>
		<p class="n">Dara Quill</p><p>dara@quill.example | +44 7700 900417</p>
		<p class="h">Experience</p>
		<table><tr><td>03/2019 – present</td><td><p><span class="b">Weaver</span>, Aire Mill, Leeds</p><ul><li>Wove cloth for 12 shops</li><li>Trained two apprentices</li></ul></td></tr>
		<tr><td>01/2015 – 02/2019</td><td><p><span class="b">Spinner</span>, Calder Yarns Ltd</p><ul><li>Kept six frames running</li></ul></td></tr></table>
		<p class="h">Skills</p><p>Dobby looms, Dyeing</p></body></html>`,
	],
	[
		"as a form",
		`<html><body><h1>Application form</h1>
		<table><tr><td>Surname</td><td>Quill</td></tr><tr><td>First name</td><td>Dara</td></tr>
		<tr><td>Telephone</td><td>+44 7700 900417</td></tr><tr><td>Email address</td><td>dara@quill.example</td></tr></table>
		<h2>Employment history</h2>
		<p>Current employer</p>
		<table><tr><td>Employer name</td><td>Aire Mill</td></tr><tr><td>Town</td><td>Leeds</td></tr><tr><td>Job title</td><td>Weaver</td></tr>
		<tr><td>Start date</td><td>March 2019</td></tr><tr><td>End date</td><td>To date</td></tr>
		<tr><td>Main duties</td><td><ul><li>Wove cloth for 12 shops</li><li>Trained two apprentices</li></ul></td></tr></table>
		<p>Previous employer 1</p>
		<table><tr><td>Employer name</td><td>Calder Yarns Ltd</td></tr><tr><td>Job title</td><td>Spinner</td></tr>
		<tr><td>Start date</td><td>January 2015</td></tr><tr><td>End date</td><td>February 2019</td></tr><tr><td>Reason for leaving</td><td>A larger mill</td></tr>
		<tr><td>Main duties</td><td>Kept six frames running</td></tr></table>
		<h2>Skills</h2><ul><li>Dobby looms</li><li>Dyeing</li></ul></body></html>`,
	],
	[
		"as Word saves it",
		`<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><div class=WordSection1>
		<p class=MsoTitle><span style='font-size:24.0pt'>Dara Quill<o:p></o:p></span></p>
		<p class=MsoNormal><span>dara@quill.example<br>+44 7700 900417<o:p></o:p></span></p>
		<h2>Experience<o:p></o:p></h2>
		<p class=MsoNormal><span><b>Aire Mill</b>, Leeds<o:p></o:p></span></p>
		<p class=MsoNormal><span>Weaver<span style='mso-tab-count:2'>&nbsp;&nbsp; </span>03/2019 – present<o:p></o:p></span></p>
		<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]><span>Wove cloth for 12 shops<o:p></o:p></span></p>
		<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]><span>Trained two apprentices<o:p></o:p></span></p>
		<p class=MsoNormal><span><b>Calder Yarns Ltd</b><o:p></o:p></span></p>
		<p class=MsoNormal><span>Spinner<span style='mso-tab-count:2'>&nbsp;&nbsp; </span>01/2015 – 02/2019<o:p></o:p></span></p>
		<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]><span>Kept six frames running<o:p></o:p></span></p>
		<h2>Skills<o:p></o:p></h2><p class=MsoNormal><span>Dobby looms, Dyeing<o:p></o:p></span></p></div></body></html>`,
	],
	[
		"in a table with its headings on the left",
		`<html><body><h1>Dara Quill</h1>
		<table><tr><td><b>Contact</b></td><td><p>dara@quill.example</p><p>+44 7700 900417</p></td></tr>
		<tr><td><b>Work</b></td><td><p>03/2019 – present</p><p><b>Weaver, Aire Mill, Leeds</b></p><ul><li>Wove cloth for 12 shops</li><li>Trained two apprentices</li></ul></td></tr>
		<tr><td></td><td><p>01/2015 – 02/2019</p><p><b>Spinner, Calder Yarns Ltd</b></p><ul><li>Kept six frames running</li></ul></td></tr>
		<tr><td><b>Education</b></td><td><p>2010 – 2014</p><p><b>Diploma in Weaving, Ashby College</b></p></td></tr>
		<tr><td><b>Skills</b></td><td>Dobby looms, Dyeing</td></tr>
		<tr><td><b>Languages</b></td><td>English (native), Welsh (good)</td></tr></table></body></html>`,
	],
	[
		"in a table with where, when and what in a row of cells",
		`<html><body><h1>Dara Quill</h1><p>dara@quill.example</p><h2>Work</h2>
		<table><tr><td>Aire Mill</td><td>03/2019 – present</td><td><p><b>Weaver</b>, Leeds</p><ul><li>Wove cloth for 12 shops</li><li>Trained two apprentices</li></ul></td></tr>
		<tr><td>Calder Yarns Ltd</td><td>01/2015 – 02/2019</td><td><p><b>Spinner</b></p><ul><li>Kept six frames running</li></ul></td></tr></table>
		<h2>Skills</h2><p>Dobby looms, Dyeing</p></body></html>`,
	],
])("a web page is read that is set %s", async (_, html) => {
	const { profile } = await readResumeFile(strToU8(html));
	expect(profile.personal).toMatchObject({
		...{ first_name: "Dara", last_name: "Quill" },
		email: "dara@quill.example",
	});
	expect(profile.work_experience).toMatchObject(JOBS);
	expect(profile.skills.map(({ skill_name }) => skill_name)).toEqual([
		"Dobby looms",
		"Dyeing",
	]);
});

const NAMES =
	'xmlns:office="o" xmlns:style="s" xmlns:text="t" xmlns:table="b" xmlns:fo="f"';

test("an OpenDocument text is read with its styles, lists and tables", async () => {
	const { profile } = await readResumeFile(
		odt(`<text:p text:style-name="N">Dara Quill</text:p>
		<text:p>dara@quill.example<text:tab/>+44 7700 900417</text:p>
		<text:p text:style-name="H">Experience</text:p>
		<text:p><text:span text:style-name="B">Weaver</text:span>, Aire Mill, Leeds<text:tab/>03/2019 – present</text:p>
		<text:list><text:list-item><text:p>Wove cloth for 12 shops</text:p></text:list-item>
		<text:list-item><text:p>Trained<text:s/>two apprentices</text:p></text:list-item></text:list>
		<text:p><text:span text:style-name="B">Spinner</text:span>, Calder Yarns Ltd<text:tab/>01/2015 – 02/2019</text:p>
		<text:list><text:list-item><text:p>Kept six frames running</text:p></text:list-item></text:list>
		<text:p text:style-name="H">Skills</text:p>
		<table:table><table:table-row><table:table-cell><text:p>Dobby looms</text:p></table:table-cell><table:table-cell><text:p>Dyeing</text:p></table:table-cell></table:table-row></table:table>`),
	);
	expect(profile.personal.last_name).toBe("Quill");
	expect(profile.work_experience).toMatchObject(JOBS);
	expect(profile.skills.map(({ skill_name }) => skill_name)).toEqual([
		"Dobby looms",
		"Dyeing",
	]);
});

test("an OpenDocument text shows what its fields and controls hold, and no remark on it", async () => {
	const { profile, unread } = await readResumeFile(
		odt(`<text:p text:style-name="N"><text:text-input>Dara Quill&#x0d;</text:text-input></text:p>
		<text:p><text:content-control><text:span>dara@quill.example</text:span></text:content-control><office:annotation><text:p>Is it still in use?</text:p></office:annotation></text:p>`),
	);
	expect(profile.personal).toMatchObject({
		...{ first_name: "Dara", last_name: "Quill" },
		email: "dara@quill.example",
	});
	expect(unread).toEqual([]);
});

test("the margin above the pages of an OpenDocument text names the person", async () => {
	const { profile, unread } = await readResumeFile(
		odt(
			"<text:p>+44 7700 900417</text:p>",
			"",
			`<office:document-styles ${NAMES}><office:master-styles><style:master-page><style:header><text:p text:style-name="N">Dara Quill</text:p><text:p>dara@quill.example</text:p><text:p>Page <text:page-number>1</text:page-number></text:p></style:header></style:master-page></office:master-styles></office:document-styles>`,
		),
	);
	expect(profile.personal).toMatchObject({
		...{ first_name: "Dara", last_name: "Quill" },
		...{ email: "dara@quill.example", phone: "+44 7700 900417" },
	});
	expect(unread).toEqual([]);
});

test("an OpenDocument text with a password says so", async () => {
	await expect(readResumeFile(odt("", "<encryption-data/>"))).rejects.toThrow(
		/protected with a password/,
	);
});

function odt(body: string, manifest = "", styles = ""): Uint8Array {
	const text = (name: string, weight: string, size: string) =>
		`<style:style style:name="${name}"><style:text-properties fo:font-weight="${weight}" fo:font-size="${size}"/></style:style>`;
	const files = {
		mimetype: "application/vnd.oasis.opendocument.text",
		"META-INF/manifest.xml": `<manifest>${manifest}</manifest>`,
		...(styles && { "styles.xml": styles }),
		"content.xml": `<office:document-content ${NAMES}><office:automatic-styles>${text("N", "bold", "20pt")}${text("H", "bold", "14pt")}${text("B", "bold", "11pt")}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
	};
	return zipSync(
		Object.fromEntries(
			Object.entries(files).map(([name, words]) => [name, strToU8(words)]),
		),
	);
}
