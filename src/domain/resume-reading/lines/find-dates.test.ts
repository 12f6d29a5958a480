import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { languageOf } from "../../language/reading/languages.ts";
import {
	findDates,
	isOnlyDates,
	wholeDate,
	withoutDates,
} from "./find-dates.ts";

const span = (text: string) => {
	const found = findDates(text);
	return (
		found &&
		`${found.start ?? ""}..${found.isCurrent ? "now" : (found.end ?? "")}`
	);
};

describe("dates are found in the forms and languages resumes are written in", () => {
	test.each([
		["Jan 2019 - Present", "2019-01..now"],
		["January 2019 to December 2021", "2019-01..2021-12"],
		["Sept. 2019 – Oct. 2021", "2019-09..2021-10"],
		["05/2019 – 11/2021", "2019-05..2021-11"],
		["02/2016-06/2020", "2016-02..2020-06"],
		["2016-02-2020-06", "2016-02..2020-06"],
		["05.2019 - heute", "2019-05..now"],
		["2019-05 to 2021-11", "2019-05..2021-11"],
		["2015 – 2019", "2015..2019"],
		["2015–19", "2015..2019"],
		["03/19 – 05/21", "2019-03..2021-05"],
		["Jan '19 – Mar '21", "2019-01..2021-03"],
		["Jan 19 – Mar 21", "2019-01..2021-03"],
		["Mär. 19 bis heute", "2019-03..now"],
		["07.16 → 01.20", "2016-07..2020-01"],
		["02.20 → now", "2020-02..now"],
		["09.2005 ➔ 06.2009", "2005-09..2009-06"],
		["2019 -> 2021", "2019..2021"],
		["2019 →", "2019..now"],
		["’19 – ’22", "2019..2022"],
		["2019 – ’22", "2019..2022"],
		["’98 – oggi", "1998..now"],
		["04/2022 to date", "2022-04..now"],
		["May – August 2022", "2022-05..2022-08"],
		["May 15, 2019 – June 1, 2020", "2019-05-15..2020-06-01"],
		["01.10.2014 – 30.09.2016", "2014-10-01..2016-09-30"],
		["Jun/2021 - mai/2023", "2021-06..2023-05"],
		["Sep-2019 – present", "2019-09..now"],
		["Jun 2014 -- Dec 2018", "2014-06..2018-12"],
		["Septiembre 2020 / Actualidad", "2020-09..now"],
		["05/2019", "..2019-05"],
		["april 2017 - d.d.", "2017-04..now"],
		["Summer 2021", "..2021"],
		["2017", "..2017"],
		["since March 2018", "2018-03..now"],
		["seit 03.2018", "2018-03..now"],
		["depuis septembre 2019", "2019-09..now"],
		["Oktober 2014 bis September 2016", "2014-10..2016-09"],
		["septembre 2013 - juin 2016", "2013-09..2016-06"],
		["de janvier 2010 à mai 2012", "2010-01..2012-05"],
		["mayo de 2014 – enero de 2018", "2014-05..2018-01"],
		["febrero de 2018 – actualidad", "2018-02..now"],
		["marzo 2018 - in corso", "2018-03..now"],
		["março de 2018 – atual", "2018-03..now"],
		["maart 2018 – heden", "2018-03..now"],
		["marts 2018 – nu", "2018-03..now"],
		["mars 2018 – nå", "2018-03..now"],
		["maj 2018 – pågående", "2018-05..now"],
		["2019年3月 - 至今", "2019-03..now"],
		["2019.03 – 2021.07", "2019-03..2021-07"],
		["Staff Nurse, St. Brendan (June 2017 – Mar 2021)", "2017-06..2021-03"],
		["2019 –", "2019..now"],
		["setiembre 2018 – hoje", "2018-09..now"],
		["augusti 2018 – idag", "2018-08..now"],
		["Feber 2018 – dato", "2018-02..now"],
		["1er mars 2018 – en cours", "2018-03-01..now"],
	])("%s", (text, expected) => {
		expect(span(text)).toBe(expected);
	});

	test.each(LANGUAGE_CODES)(
		"with every month and every present of %s",
		(code) => {
			const { months, present, units } = languageOf(code).dates;
			for (const [index, names] of months.entries())
				for (const name of names) {
					const written = units ? `2019${units.year}${name}` : `${name} 2019`;
					const month = String(index + 1).padStart(2, "0");
					expect(span(written), written).toBe(`..2019-${month}`);
				}
			for (const word of present)
				expect(span(`05/2019 – ${word}`), word).toBe("2019-05..now");
		},
	);

	test.each([
		["Bauhaus-Universität Weimar 2018", "Bauhaus-Universität Weimar"],
		["BBC News 2019", "BBC News"],
		["Kalmar 2019 – 2021", "Kalmar"],
	])(
		"a name that ends like a month or a season stays whole: %s",
		(...[text, name]) => {
			expect(withoutDates(text)).toBe(name);
		},
	);

	test("days of a month are no years of two digits", () => {
		expect(span("Jun 12 – Jul 13, 2019")).toBe("..2019-07-13");
		expect(span("Nov 24 – Nov 11")).toBeNull();
	});

	test.each([
		"Welded 2000+ vessels",
		"a budget of $2019",
		"Marketing 12 of 20",
		"US Patent 11,234,567",
		"room 2019B",
		"Maintenance Planner",
	])("%s holds none", (text) => {
		expect(findDates(text)?.isRange ?? false).toBe(false);
	});

	test("of two days that could be either, the year alone is kept", () => {
		expect(findDates("05/06/2019")).toMatchObject({
			end: "2019",
			isExact: false,
		});
	});
});

describe("what stands around dates", () => {
	test.each([
		["Planner, Ash Works (2019 – 2021)", "Planner, Ash Works"],
		["2019 – 2021: Planner", "Planner"],
		["Planner | Jan 2019 - Present | Leeds", "Planner\tLeeds"],
		["Planner", "Planner"],
	])("%s leaves %s", (text, left) => {
		expect(withoutDates(text)).toBe(left);
	});

	test("a text of dates alone is known", () => {
		expect(isOnlyDates("Jan 2019 – Present")).toBe(true);
		expect(isOnlyDates("(2019)")).toBe(true);
		expect(isOnlyDates("Jan 2019 – Present, Leeds")).toBe(false);
	});

	test("a span that ends of lines have cut is put together", () => {
		expect(wholeDate("septembre 2019 -", ["aujourd’hui"])).toBe(
			"septembre 2019 - aujourd’hui",
		);
		expect(wholeDate("June 2017 – Mar", ["2021"])).toBe("June 2017 – Mar 2021");
		expect(wholeDate("2015-06 – 2018-", ["12"])).toBe("2015-06 – 2018-12");
		expect(wholeDate("octubre de", ["2012 – junio de", "2017"])).toBe(
			"octubre de 2012 – junio de 2017",
		);
		expect(wholeDate("2019", ["2021"])).toBeNull();
		expect(wholeDate("Planner", ["2021"])).toBeNull();
	});

	test("no text makes it fail, and what it finds stands in the text", () => {
		const piece = fc.constantFrom(
			"Jan",
			"2019",
			"–",
			"to",
			"present",
			"05",
			"/",
			".",
			" ",
			"mai",
			"heute",
			"(",
			"’21",
			"年",
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
				const text = pieces.join("");
				const found = findDates(text);
				if (found)
					expect(text.slice(found.index)).toMatch(
						new RegExp(
							`^${found.written.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`,
						),
					);
				withoutDates(text);
			}),
		);
	});
});
