import { describe, expect, it } from "vitest";
import { postingProblems } from "./posting-problems.ts";
import { readJob } from "./read-job.ts";

const problemOf = (text: string) =>
	postingProblems(text, readJob(text))[0]?.message ?? null;

const NOT_READ =
	"The posting is in a language that is not read: only names in Latin letters were found in it.";
const NO_POSTING =
	"No tasks and no requirements were found: this may be no job posting.";

describe("a text given as a posting", () => {
	it.each([
		["nothing", "  \n", "The posting is empty."],
		["signs", "%&/ 12 ---", "The posting is empty."],
		["two words", "See below", "The posting holds hardly any words."],
		[
			"a menu",
			"Starters\nPumpkin soup 6.50\nGoat cheese salad 8.00\nMains\nTrout with almonds 17.90\nMushroom risotto 14.20",
			NO_POSTING,
		],
		[
			"a poem",
			"The heron stands where the river bends,\ngrey as the morning that the water lends,\nand nothing moves until the daylight ends.",
			NO_POSTING,
		],
		[
			"a Japanese posting",
			"看護師を募集しています。夜勤ができる方、経験三年以上の方を歓迎します。電子カルテはEpicを使用します。",
			NOT_READ,
		],
		[
			"a Russian posting",
			"Требуется водитель погрузчика. Опыт работы от двух лет, знание SAP. Ночные смены.",
			NOT_READ,
		],
		[
			"an Arabic posting",
			"مطلوب محاسب بخبرة ثلاث سنوات ومعرفة ببرنامج Excel للعمل في دبي",
			NOT_READ,
		],
	])("%s is told for what it is", (_, text, message) => {
		expect(problemOf(text)).toBe(message);
	});

	it("a short posting that asks for something has no problem", () => {
		expect(
			problemOf("Welder wanted. TIG welding certificate required."),
		).toBeNull();
	});

	it("names in Latin letters are found in any script", () => {
		const job = readJob("必須スキル: Python、Docker、AWS の実務経験");
		expect(job.terms.map(({ term }) => term)).toContain("Python");
	});

	it("binary noise is read without an exception", () => {
		const noise = Array.from({ length: 5000 }, (_, at) =>
			String.fromCharCode((at * 7919) % 65_536),
		).join("");
		expect(() => postingProblems(noise, readJob(noise))).not.toThrow();
	});
});
