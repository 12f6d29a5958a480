import { afterAll, describe, expect, test } from "vitest";
import { renderDocx } from "#src/documents/docx/docx.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { readJsonResume } from "#src/domain/mapping/json-resume/read-json-resume.ts";
import { toJsonResume } from "#src/domain/mapping/json-resume/write-json-resume.ts";
import { Refusal } from "#src/domain/refusal.ts";
import { onePage } from "../../../test/contents.ts";
import {
	docxOfLines,
	europassXml,
	linkedInZip,
	lockedPdf,
	lockedWord,
	longPdf,
	oldWord,
	passportXml,
	pdfOfLines,
	pdfWithAttachment,
	scannedPdf,
	swellingPdf,
	typedResume,
	zip,
	zipBomb,
} from "../../../test/import-files.ts";
import { maya } from "../../../test/people.ts";
import { startTypst } from "../typesetter/typst-engine.ts";
import { createImporter } from "./resume-importer.ts";

const importer = createImporter();
afterAll(() => importer.close());

const bytes = (text: string) => new TextEncoder().encode(text);
const lines = typedResume.split("\n");

describe("every kind of file is known by its content", () => {
	test.each([
		["plain text", bytes(typedResume)],
		["plain text of an older Windows", Buffer.from(typedResume, "latin1")],
		["plain text in UTF-16", Buffer.from(`\ufeff${typedResume}`, "utf16le")],
		["a PDF", pdfOfLines(lines)],
		["a Word document", docxOfLines(lines)],
		["LinkedIn's data export", linkedInZip],
	])("%s", async (_, file) => {
		const { profile } = await importer.read(file);
		expect(profile.personal).toMatchObject({
			first_name: "Dara",
			last_name: "Whitlow",
			email: "dara.whitlow@example.org",
			phone: "+1 513 555 0107",
		});
		expect(profile.work_experience[0]).toMatchObject({
			job_title: "Shift Planner",
			company_name: "Ohio Parcel Hub",
			start_date: "2021-03",
			is_current: true,
			achievements: ["Plans 60 people a night", "Cut overtime by 12%"],
		});
		expect(profile.education[0]?.institution_name).toBe("Miami Valley College");
		expect(profile.skills.map(({ skill_name }) => skill_name)).toEqual([
			"Shift planning",
			"SAP EWM",
		]);
	});

	test("a JSON Resume and an export of Attune, which loses nothing", async () => {
		const resume = JSON.stringify(toJsonResume(maya));
		const { profile, sources } = await importer.read(bytes(resume));
		expect(profile).toEqual(maya);
		expect(sources.some(({ doubtful }) => doubtful)).toBe(false);
		const stored = await importer.read(
			bytes(JSON.stringify({ profile: maya })),
		);
		expect(stored.profile).toEqual(maya);
	});

	test("LinkedIn's tables fill the section they belong to", async () => {
		const { profile, unread, notes } = await importer.read(linkedInZip);
		expect(profile).toMatchObject({
			personal: {
				headline: "Shift Planner, Night",
				city: "Cincinnati",
				state: "Ohio",
				country: "United States",
				zip_code: "45202",
				website_url: "https://whitlow.example.org",
			},
			work_experience: [
				{ location: "Cincinnati, Ohio" },
				{
					job_title: "Dispatcher",
					description: "Sent out 40 trucks a day.",
					end_date: "2021-02",
				},
			],
			education: [
				{
					degree_type: "Associate of Applied Science",
					achievements: ["Chess club"],
				},
			],
			languages: [
				{ language_name: "English", proficiency_level: "Native" },
				{
					language_name: "Polish",
					level_as_written: "Limited working proficiency",
				},
			],
			certifications: [
				{
					issuing_organization: "OSHA Trainers",
					credential_id: "F-778",
					expiry_date: "2024-05",
				},
			],
			projects: [{ project_name: "Dock Clock", is_ongoing: true }],
			publications: [
				{ publication_date: "2022-10-04", publisher: "Parcel Weekly" },
			],
			volunteer: [
				{ role_title: "Crew Leader", end_date: "2020-10", is_current: false },
			],
		});
		expect(profile.awards).toMatchObject([
			{ award_name: "Planner of the Year" },
		]);
		expect(unread).toEqual([]);
		expect(notes).toEqual([]);
	});

	test("Europass in its present form, alone and attached to a PDF", async () => {
		const attached = pdfWithAttachment(
			["Tomáš Veselka"],
			"attachment.xml",
			europassXml,
		);
		for (const file of [bytes(europassXml), attached]) {
			const { profile } = await importer.read(file);
			expect(profile).toMatchObject({
				personal: {
					first_name: "Tomáš",
					last_name: "Veselka",
					phone: "+420 555 010 203",
					city: "Brno",
					summary: "Builds and mends machine tools.",
				},
				work_experience: [
					{
						job_title: "Service Technician",
						company_name: "Moravské strojírny",
						start_date: "2019-05-01",
						is_current: true,
						achievements: [
							"Mends lathes at 20 customers",
							"Trains two apprentices",
						],
					},
				],
				education: [{ degree_type: "Mechanical Fitter", end_date: "2016-06" }],
				skills: [{ skill_name: "AutoCAD" }],
				languages: [
					{ language_name: "Czech", proficiency_level: "Native" },
					{ language_name: "English", level_as_written: "B1" },
				],
			});
		}
	});

	test("Europass in its older form", async () => {
		const { profile } = await importer.read(bytes(passportXml));
		expect(profile).toMatchObject({
			personal: {
				first_name: "Elina",
				last_name: "Kask",
				headline: "Pharmacy Assistant",
				city: "Tallinn",
				country: "Estonia",
			},
			work_experience: [
				{
					company_name: "Vana Apteek",
					start_date: "2016-02",
					end_date: "2019-11",
					description: "Served 80 people a day",
				},
			],
			education: [
				{ degree_type: "Pharmacy Assistant Diploma", start_date: "2013" },
			],
			languages: [{ proficiency_level: "Native" }, { level_as_written: "C1" }],
			skills: [{ skill_name: "Excel" }],
		});
	});
});

describe("a document of our own carries a copy of itself", () => {
	const template = resumeTemplates.professional;
	if (!template) throw new Error("no template");
	const doc = resumeDoc(onePage, { template, paper: "letter" });
	const copy = readJsonResume(doc.attachment ?? "");
	const reported = copy.ok ? copy.value.profile : null;

	test("which is read back whole from the PDF and the Word document", async () => {
		const engine = await startTypst();
		const drawn = [engine.render(doc).pdf, renderDocx(doc)];
		for (const file of drawn) {
			const { profile } = await importer.read(new Uint8Array(file));
			expect(profile).toEqual(reported);
		}
	});

	test("which is not believed when the page names somebody else", async () => {
		const other = pdfWithAttachment(lines, "resume.json", doc.attachment ?? "");
		expect((await importer.read(other)).profile.personal.first_name).toBe(
			"Dara",
		);
	});
});

describe("what cannot be read is refused with what to do", () => {
	const types = "[Content_Types].xml";
	test.each([
		["nothing", new Uint8Array(), /^The file is empty\. Choose/],
		["white space", bytes(" \n \n"), /^The file is empty\. Choose/],
		["a scan", scannedPdf, /scanned pages and no text\. Export/],
		[
			"a picture",
			Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]),
			/^This is a picture.*Export/,
		],
		["a locked PDF", lockedPdf, /protected with a password.*Save it without/],
		[
			"a locked Word file",
			lockedWord,
			/protected with a password.*Save it without/,
		],
		[
			"an old Word file",
			oldWord,
			/old Word file \(\.doc\)\. Open it in Word and save/,
		],
		[
			"a Word file with macros",
			docxOfLines(lines, { "word/vbaProject.bin": "x" }),
			/macros.*Save it as \.docx/,
		],
		["an empty Word file", docxOfLines([]), /holds no text/],
		[
			"half a PDF",
			pdfOfLines(lines).subarray(0, 40),
			/damaged.*Export it again/,
		],
		[
			"half a zip",
			linkedInZip.subarray(0, 900),
			/damaged.*Save or export it again/,
		],
		["a PDF of 51 pages", longPdf, /more than 50 pages/],
		["a zip bomb", zipBomb, /unpacks to far more/],
		[
			"another zip",
			zip({ "a.txt": "x" }),
			/neither LinkedIn's data export nor/,
		],
		[
			"a spreadsheet",
			zip({ [types]: "", "xl/workbook.xml": "" }),
			/not a text document/,
		],
		["rich text without words", bytes("{\\rtf1 }"), /holds no text/],
		[
			"a web page without a resume",
			bytes("<!doctype html><p>"),
			/No name, job, school or skill/,
		],
		[
			"other XML",
			bytes("<?xml version='1.0'?><note/>"),
			/isn.t a Europass resume/,
		],
		[
			"XML that names entities",
			bytes("<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]><a/>"),
			/damaged/,
		],
		[
			"a program",
			Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]),
			/can't read/,
		],
		["other JSON", bytes('{"name": "left-pad"}'), /JSON but not a resume/],
		[
			"a valid resume that says nothing",
			bytes('{"basics": {}}'),
			/No name, job, school or skill/,
		],
		[
			"a text about something else",
			bytes("1 2 3 4 5"),
			/No name, job, school or skill/,
		],
		["too much", new Uint8Array(100 * 1024 * 1024 + 1), /larger than 100 MB/],
	])("%s", async (_, file, message) => {
		const refused = await importer.read(file).catch((error: unknown) => error);
		expect(refused).toBeInstanceOf(Refusal);
		expect((refused as Refusal).message).toMatch(message);
	});
});

describe("a hostile file ends its thread and nothing else", () => {
	test("one that swells is stopped, and the next one is read", async () => {
		const small = createImporter({ memoryMb: 200, timeoutMs: 20_000 });
		const refused = await small
			.read(swellingPdf())
			.catch((error: unknown) => error);
		expect(refused).toBeInstanceOf(Refusal);
		expect((refused as Refusal).message).toMatch(
			/too much memory|damaged|too long/,
		);
		expect((await small.read(pdfOfLines(lines))).profile.skills).toHaveLength(
			2,
		);
		await small.close();
	});

	test("one that nests without end is refused", async () => {
		const depth = 200_000;
		const xml = `<?xml version="1.0"?>${"<a>".repeat(depth)}${"</a>".repeat(depth)}`;
		await expect(importer.read(bytes(xml))).rejects.toThrow(
			/damaged|no Europass/,
		);
		await expect(
			importer.read(bytes(`${"[".repeat(depth)}${"]".repeat(depth)}`)),
		).rejects.toBeInstanceOf(Refusal);
	});

	test("one that takes too long is stopped, and those waiting are read", async () => {
		const hasty = createImporter({ timeoutMs: 1 });
		const slow = await hasty
			.read(pdfOfLines(lines))
			.catch((error: unknown) => error);
		expect((slow as Refusal).message).toMatch(/took too long and was stopped/);
		await hasty.close();
		const files = await Promise.all(
			Array.from({ length: 5 }, () => importer.read(pdfOfLines(lines))),
		);
		expect(files.map(({ profile }) => profile.personal.first_name)).toEqual(
			Array(5).fill("Dara"),
		);
	});

	test("after closing nothing more is read", async () => {
		const closed = createImporter();
		await closed.close();
		await expect(closed.read(bytes(typedResume))).rejects.toThrow(
			/shutting down/,
		);
	});
});
