// Whole files as browsers and office programs print them, in layouts that once lost entries. Of invented people, with what they hold.
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { foreignCases } from "../../../test/bench/import/foreign-files.ts";
import { measureCase } from "../../../test/bench/import/measure-import.ts";
import { createImporter } from "./resume-importer.ts";

const importer = createImporter();
afterAll(() => importer.close());

const folder = fileURLToPath(
	new URL("../../../test/bench/import/files", import.meta.url),
);
const cases = foreignCases(folder);

describe("a file with", () => {
	test.each([
		["cards-wieczorek.pdf", "entries side by side in a grid"],
		["wgrid-nwosu.docx", "entries side by side in a table of Word's"],
		["midline-okonjo-marsh.pdf", "dates in the middle of the page"],
		["chips-aaltonen.pdf", "months on lines of their own"],
		["wside-wieczorek.docx", "months in paragraphs of their own"],
		["runin-aaltonen.pdf", "titles run into their text, and footers"],
		["band-nwosu.pdf", "headings in whole sentences"],
		["halves-okonjo-marsh.pdf", "two columns of one width"],
		["disc-barrenechea.pdf", "initials in a circle"],
		["ruled-wieczorek.pdf", "a ruled table"],
		["timeline-lanctot.pdf", "the end of a span over its beginning"],
		["banking-lanctot.pdf", "heads that end in a full stop"],
		["headed-lanctot.docx", "the name in Word's page header"],
		["formtable-brueggemann.pdf", "everything in one ruled table"],
		["typewriter-brueggemann.pdf", "columns made of blanks"],
		["boxed-brueggemann.docx", "skills in a text box"],
		["magazine-quayle.pdf", "a dark sidebar with bars"],
		["hung-quayle.pdf", "small capitals hung in the margin"],
		["cells-quayle.docx", "a table of its own for each job"],
		["nested-pillai.pdf", "several positions under one employer"],
		["datefirst-pillai.pdf", "arrows as bullets and signs before headings"],
		["alta-pillai.pdf", "icons before dates and places"],
		["tagged-zwaluw.pdf", "dates on tags above the titles"],
		["threecol-zwaluw.pdf", "three columns of when, where and what"],
		["running-zwaluw.pdf", "running heads deep in the page"],
		["awesome-salgueiro.pdf", "a light first and a bold last name"],
		["ordered-okafor-lind.pdf", "headings broken in a narrow margin"],
		["columns-ferrandis.pdf", "text that flows in two columns"],
		["bars-bressanin.pdf", "employers on colored bars"],
		["sideright-hjalmarsson.pdf", "schools in a sidebar on the right"],
		["breaks-salgueiro.docx", "line breaks instead of paragraphs"],
		["newspaper-halloran.pdf", "hyphens, and an entry cut by its column"],
		["prose-halloran.pdf", "heads with their dates run into the text"],
		["tabletext-arancibia.pdf", "a table with names of columns"],
		["yearband-arancibia.pdf", "years stacked in a band"],
		["swiss-zumstein.pdf", "headings, entries and deeds in three columns"],
		["footed-zumstein.pdf", "the contact at the foot of its pages"],
		["controls-zumstein.docx", "a heading of the person's own"],
		["smallcaps-delvigne.pdf", "small capitals set apart"],
		["zigzag-delvigne.pdf", "entries left and right of a line in turn"],
		["icons-krogsgaard.pdf", "signs before everything"],
		["hungtabs-krogsgaard.docx", "years of two digits"],
		["twoup-pellegatti.pdf", "two short sections beside each other"],
		["mono-rundqvist.pdf", "letters of one width"],
		["labels-pellegatti.pdf", "a name before every line"],
		["righttab-figueiredo.docx", "towns in brackets"],
		["academic-figueiredo.pdf", "numbered lists and spaced capitals"],
		["academic-krogsgaard.pdf", "a name in spaced capitals"],
		["dline-haugsvaer.docx", "heads in one bold line"],
		["deepside-rundqvist.pdf", "schools in a sidebar, line by line"],
		["pictured-oyelaran-voss.pdf", "pictures in place of headings"],
		["gutter-figueiras.pdf", "headings close before what they open"],
		["signs-quinones.txt", "headings between signs, and dots that lead"],
		["tex-quinones.pdf", "signs that only TeX's fonts name"],
		["webkit-oyelaran-voss.pdf", "bullets that are drawn and outlined"],
		["quiet-kovacevic.pdf", "one look, and lists without bullets"],
		["bare-dellorso.txt", "no sign but empty lines"],
		["righttab-drzewiecki.docx", "Polish words"],
		["dots-van-den-broecke.pdf", "both ends of a span beside a bold head"],
	])("%s: %s is read whole", async (name) => {
		const found = cases.find((each) => each.name === name);
		if (!found) throw new Error(`${name} isn't among the files`);
		const { score, refused } = await measureCase(importer, found);
		expect(refused).toBeNull();
		const missed = [...score.fields].filter(([, all]) => all.includes(false));
		expect(missed).toEqual([]);
	});

	test("words broken at line ends keeps the hyphens they are written with", async () => {
		const found = cases.find(({ name }) => name === "newspaper-halloran.pdf");
		const { profile } = await importer.read(found?.bytes ?? new Uint8Array());
		expect(
			profile.work_experience.flatMap(({ achievements }) => achievements),
		).toEqual(found?.truth.work?.flatMap(({ highlights = [] }) => highlights));
	});

	test("footers gives no line of theirs to an entry or a list", async () => {
		const found = cases.find(({ name }) => name === "runin-aaltonen.pdf");
		const { profile, unread } = await importer.read(
			found?.bytes ?? new Uint8Array(),
		);
		const all = JSON.stringify([profile, unread]);
		expect(all).not.toMatch(/Curriculum|Page \d|2 of 2/);
	});
});
