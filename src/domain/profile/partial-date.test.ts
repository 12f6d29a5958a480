import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "../language/language-code.ts";
import { languageOf } from "../language/reading/languages.ts";
import { PartialDate } from "./fields/stored-shape.ts";
import { readDate, readRange } from "./partial-date.ts";

describe("a date is read in the forms people write", () => {
	test.each(["desde 2018", "Marketing 2018", "Mayor 2018"])(
		"a word that begins like a month names none: %s",
		(written) => {
			expect(readDate(written).date).toBe("2018");
		},
	);
	test.each([
		["2018", "2018"],
		["2018-06", "2018-06"],
		["2018-6", "2018-06"],
		["2018/06/01", "2018-06-01"],
		["2018-06-01T00:00:00Z", "2018-06-01"],
		["06/2018", "2018-06"],
		["6.2018", "2018-06"],
		["01.06.2018", "2018-06-01"],
		["06/30/2018", "2018-06-30"],
		["30/06/2018", "2018-06-30"],
		["June 2018", "2018-06"],
		["Jun. 2018", "2018-06"],
		["1 June 2018", "2018-06-01"],
		["June 1, 2018", "2018-06-01"],
		["März 2018", "2018-03"],
		["mai 2018", "2018-05"],
		["août 2018", "2018-08"],
		["enero de 2018", "2018-01"],
		["dezembro 2018", "2018-12"],
		["2018年6月", "2018-06"],
		["2018年六月", "2018-06"],
		["2018年12月31日", "2018-12-31"],
		["setiembre 2020", "2020-09"],
		["augusti 2019", "2019-08"],
		["feber 2017", "2017-02"],
		[2018, "2018"],
	])("%s", (written, date) => {
		expect(readDate(written)).toEqual({
			date,
			isPresent: false,
			isExact: true,
		});
	});

	test("what is not a stated month stays out", () => {
		expect(readDate("Summer 2022")).toEqual({
			date: "2022",
			isPresent: false,
			isExact: false,
		});
		expect(readDate("03/04/2018").date).toBe("2018");
		expect(readDate("2018-13").date).toBe("2018");
	});

	test.each(["Present", "current", "heute", "aujourd'hui", "至今"])(
		"%s means that it goes on",
		(word) => {
			expect(readDate(word).isPresent).toBe(true);
		},
	);

	test.each([
		"",
		"soon",
		"0000-00-00",
		"12",
		"1850",
		"2018 or 2019",
		null,
		{},
		Number.NaN,
	])("%s is no date", (written) => {
		expect(readDate(written)).toEqual({
			date: null,
			isPresent: false,
			isExact: false,
		});
	});
});

describe.each(LANGUAGE_CODES)("the date words of %s", (code) => {
	const { months, present, units } = languageOf(code).dates;

	test("every spelling of a month is read as that month", () => {
		for (const [index, names] of months.entries()) {
			const month = String(index + 1).padStart(2, "0");
			for (const name of names) {
				const written = units ? `2019${units.year}${name}` : `${name} 2019`;
				expect(readDate(written).date, written).toBe(`2019-${month}`);
			}
		}
	});

	test("every word for what goes on ends a period", () => {
		for (const word of present) {
			expect(readDate(word).isPresent, word).toBe(true);
			expect(readRange(`2019 - ${word}`), word).toEqual({
				start: "2019",
				end: null,
				isCurrent: true,
				isExact: true,
			});
		}
	});
});

describe("a period in one text", () => {
	test.each([
		["2019 to date", "2019", null, true],
		["marzo 2019 a la fecha", "2019-03", null, true],
		["setiembre 2019 hasta la actualidad", "2019-09", null, true],
		["jan. 2019 tot heden", "2019-01", null, true],
		["seit dem 1.3.2019", "2019-03-01", null, true],
		["2019年3月 - 至今", "2019-03", null, true],
		["Present", null, null, true],
		["May 2023 - Present", "2023-05", null, true],
		["2019 – 2021", "2019", "2021", false],
		["06/2019 bis 08/2021", "2019-06", "2021-08", false],
		["since 2020", "2020", null, true],
		["2022", "2022", "2022", false],
	] as const)("%s", (...[written, start, end, isCurrent]) => {
		expect(readRange(written)).toEqual({
			start,
			end,
			isCurrent,
			isExact: true,
		});
	});
});

test("whatever is written, the answer is a partial date or none", () => {
	fc.assert(
		fc.property(fc.anything(), fc.string(), (value, text) => {
			for (const { date } of [readDate(value), readDate(text)])
				expect(date === null || PartialDate.safeParse(date).success).toBe(true);
		}),
	);
});
