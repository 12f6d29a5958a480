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
	])("%s: %s is read whole", async (name) => {
		const found = cases.find((each) => each.name === name);
		if (!found) throw new Error(`${name} isn't among the files`);
		const { score, refused } = await measureCase(importer, found);
		expect(refused).toBeNull();
		const missed = [...score.fields].filter(([, all]) => all.includes(false));
		expect(missed).toEqual([]);
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
