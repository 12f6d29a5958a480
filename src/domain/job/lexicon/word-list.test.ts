import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";
import {
	type LexiconEntry,
	parseLexicon,
	TERM_KINDS,
	writeLexicon,
} from "./entry.ts";
import {
	canonicalTerm,
	findTerms,
	installWords,
	termForms,
} from "./lexicon.ts";
import { readWordList, type WordListOptions } from "./word-list.ts";

const entriesOf = (
	table: string,
	options?: WordListOptions,
): LexiconEntry[] => {
	const read = readWordList(table, options);
	return read.ok ? read.value.entries : [];
};
const formsOf = (table: string, options?: WordListOptions) =>
	entriesOf(table, options).map(({ forms }) => forms.map(({ text }) => text));

describe("an operator's word list", () => {
	it("becomes entries that are found in any text", () => {
		const table =
			'name,kind,forms\n"Orbix, hospital edition",tool,Orbix HE\r\nkiln firing,skill,firing of kilns\n';
		expect(formsOf(table)).toEqual([
			["Orbix, hospital edition", "Orbix HE"],
			["kiln firing", "firing of kilns"],
		]);
		expect(
			findTerms("Rounds in Orbix HE", "en", entriesOf(table)).map(
				(hit) => hit.term,
			),
		).toEqual(["Orbix, hospital edition"]);
	});

	it("may part its columns by semicolons or tabs, and needs no heading row", () => {
		expect(formsOf("kiln firing;skill;firing of kilns")).toEqual([
			["kiln firing", "firing of kilns"],
		]);
		expect(formsOf('3" pipe bender\ttool\tpipe bender')).toEqual([
			['3" pipe bender', "pipe bender"],
		]);
	});

	it("names every row that is wrong with its line and column, at once", () => {
		const list = readWordList(
			'name,kind\n"Two\nlines",tool\nKiln,craft\n,tool\n',
		);
		expect(
			list.ok
				? []
				: list.problems.map(({ where, message }) => [where, message]),
		).toEqual([
			["line 4, column 2 (kind)", "“craft” is no kind of term."],
			["line 5, column 1 (name)", "The name is empty."],
		]);
	});

	it("says where a quote opens that never closes", () => {
		const list = readWordList('name,kind\nKiln,tool\nOven,"tool');
		expect(list.ok ? null : list.problems[0]?.where).toBe("line 3, column 2");
	});

	it("says so when it is empty", () => {
		expect(readWordList("name,kind\n").ok).toBe(false);
	});

	it("never throws, whatever the file", () => {
		fc.assert(
			fc.property(fc.string(), (table) => {
				expect(readWordList(table)).toHaveProperty("ok");
			}),
		);
	});
});

describe("tables as they are published", () => {
	it("ESCO's skills are told by their heading row; labels stand a line each", () => {
		const table =
			'conceptUri,skillType,preferredLabel,altLabels\nx,knowledge,Zorb (programming),"Zorb language\nZorb 2"\ny,skill/competence,fire kilns,\n';
		const entries = entriesOf(table);
		expect(entries.map(({ term, kind }) => [term, kind])).toEqual([
			["Zorb", "knowledge"],
			["fire kilns", "skill"],
		]);
		expect(formsOf(table)[0]).toEqual([
			"Zorb",
			"Zorb (programming)",
			"Zorb language",
			"Zorb 2",
		]);
	});

	it("O*NET's examples are tools, each once", () => {
		const table =
			"O*NET-SOC Code\tExample\tCommodity Title\n1\tKilnmaster software\tOvens\n2\tKilnmaster software\tOvens\n";
		expect(entriesOf(table)).toMatchObject([
			{ term: "Kilnmaster", kind: "tool" },
		]);
	});

	it("a single everyday word of a taxonomy counts only where its surroundings name it", () => {
		const entries = entriesOf(
			"O*NET-SOC Code\tExample\tCommodity Title\n1\tHarvest\tTime recording\n",
		);
		const found = (text: string) => findTerms(text, "en", entries).length;
		expect(found("Harvest grapes in autumn")).toBe(0);
		expect(found("Experience with Harvest")).toBe(1);
	});

	it("what the house knows already is left to it", () => {
		const table =
			"O*NET-SOC Code\tExample\tCommodity Title\n1\tMicrosoft Excel\tSpreadsheets\n1\tKilnmaster 9\tOvens\n";
		expect(entriesOf(table).map(({ term }) => term)).toEqual(["Kilnmaster 9"]);
	});

	it("titles of both become titles, and forms of another language are read in it", () => {
		const table =
			"conceptUri,iscoGroup,preferredLabel,altLabels\nx,1,Kachelofenbauer,Ofensetzer\n";
		const entries = entriesOf(table, { language: "de" });
		expect(entries[0]?.kind).toBe("title");
		expect(
			findTerms("Wir suchen Ofensetzer.", "de", entries).map(
				({ term }) => term,
			),
		).toEqual(["Kachelofenbauer"]);
	});
});

describe("words installed", () => {
	afterEach(() => installWords([]));

	it("are known everywhere under all their forms, until they are taken away", () => {
		const posting = "Requirements:\n- Experience with Orbix HE\n- Zorb skills";
		const named = () => readJob(posting).terms.map(({ term }) => term);
		const entries = entriesOf("name,kind,form\nOrbix Hospital,tool,Orbix HE\n");
		installWords(entries);
		expect(named()).toContain("Orbix Hospital");
		expect(canonicalTerm("Orbix HE")).toBe("Orbix Hospital");
		expect(termForms("Orbix Hospital")).toEqual(["Orbix Hospital", "Orbix HE"]);
		expect(canonicalTerm("JS")).toBe("JavaScript");
		installWords([]);
		expect(named()).not.toContain("Orbix Hospital");
		expect(canonicalTerm("Orbix HE")).toBeNull();
	});
});

describe("the lexicon's format", () => {
	it("gives back every entry it was written from, whatever signs a name holds", () => {
		const text = fc
			.string({ unit: fc.constantFrom(..."Kiln ,;|=~[]c++#é"), minLength: 1 })
			.map((name) => name.trim())
			.filter((name) => /[\p{L}]{2}/u.test(name));
		const entry = fc
			.record({
				kind: fc.constantFrom(...TERM_KINDS),
				texts: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
				ambiguous: fc.boolean(),
			})
			.map(({ kind, texts, ambiguous }) => ({
				term: texts[0] ?? "",
				kind,
				forms: texts.map((form) => ({
					text: form,
					language: "en",
					exact: /^\p{Lu}{1,2}$/u.test(form),
					ambiguous,
				})),
			}));
		fc.assert(
			fc.property(fc.array(entry), (entries) => {
				const sorted = TERM_KINDS.flatMap((kind) =>
					entries.filter((each) => each.kind === kind),
				);
				expect(parseLexicon(writeLexicon(entries))).toEqual(sorted);
			}),
		);
	});
});
