// What a requirement says beyond its words: alternatives over several lines, years with what, level, conditions, negation.
import { describe, expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";

const asked = (text: string) => readJob(text).requirements;

describe("requirements that combine", () => {
	it("points below “one of the following” are alternatives", () => {
		const { requirements, groups } = readJob(
			"Controls Engineer\n\nRequirements\nOne of the following:\n• BS in Electrical Engineering and 2 years of experience\n• 8 years of experience as a controls technician\n• Associate degree in mechatronics and 4 years of experience",
		);
		expect(groups).toMatchObject([{ logic: { how: "any" } }]);
		expect(
			groups[0]?.members.map((at) => requirements[at]?.years?.count),
		).toEqual([2, 8, 4]);
		expect(requirements.filter(({ group }) => group === 0)).toHaveLength(3);
	});

	it("lines that end with or are alternatives", () => {
		const { groups, requirements } = readJob(
			"Park Ranger\n\nRequirements\n1. Two years of experience as a game warden; or\n2. An associate degree in natural resources.\n3. A current first aid certificate.",
		);
		expect(groups.map(({ members }) => members)).toEqual([[0, 1]]);
		expect(requirements[2]?.group).toBeNull();
	});

	it("at least two of the following says how many", () => {
		const { groups } = readJob(
			"Developer\n\nRequirements\nYou know at least two of the following:\n• Go\n• Rust\n• Java",
		);
		expect(groups[0]?.logic).toEqual({ how: "at-least", least: 2 });
	});

	it("a letter in brackets before a point and a remark behind it leave it what it asks for", () => {
		expect(
			asked(
				"Coordinator\n\nRequirements\nCandidates must have:\n(a) A degree in nursing\n(c) A valid GCP certificate (within the last two years)\n(The post is funded by the trust.)",
			).map(({ text }) => text),
		).toEqual([
			"(a) A degree in nursing",
			"(c) A valid GCP certificate (within the last two years)",
		]);
	});

	it("no word of a heading in capitals is asked for", () => {
		const { requirements } = readJob(
			"Operator III\n\nDISTINGUISHING CHARACTERISTICS:\nThis is the journey level in the series.\n\nREQUIREMENTS\n- Two years in a plant\n- A clean record",
		);
		expect(requirements.map(({ text }) => text)).not.toContain(
			"DISTINGUISHING",
		);
	});

	it("names in one line joined by or are alternatives, by and all", () => {
		const [any, all] = asked(
			"Clerk\n\nRequirements\n• Experience with Xero, Sage or QuickBooks\n• Knowledge of payroll, tax and audit",
		);
		expect(any).toMatchObject({ logic: { how: "any" } });
		expect(any?.parts).toHaveLength(3);
		expect(all).toMatchObject({ logic: { how: "all" } });
	});
});

describe("one requirement", () => {
	it("keeps what the years are of", () => {
		const [years] = asked(
			"Clerk\n\nRequirements\n• Five years of experience in public accounting",
		);
		expect(years?.years).toMatchObject({ count: 5, of: "public accounting" });
	});

	it.each([
		["3 years' experience operating a kiln", "operating a kiln"],
		["3+ years of hands-on experience leading crews", "leading crews"],
		[
			"3 years of experience in banking including audits",
			"banking including audits",
		],
	])("%s asks for years of what is done", (line, of) => {
		const [years] = asked(`Clerk\n\nRequirements\n• ${line}`);
		expect(years?.years).toMatchObject({ count: 3, of });
	});

	it.each([
		["A valid driver's license is required.", "driving-licence"],
		["Willingness to travel up to 15%.", "travel"],
		["Must be authorized to work in the United States.", "work-permit"],
		["Able to work nights and weekends", "availability"],
		["Security clearance required.", "clearance"],
	])("%s can only be answered by the person", (line, ask) => {
		expect(asked(`Clerk\n\nRequirements\n• ${line}`)[0]?.ask).toBe(ask);
	});

	it("an equivalent, a case and a level are kept", () => {
		const [degree, licence, english] = asked(
			"Clerk\n\nRequirements\n• Bachelor's degree or equivalent experience\n• Some positions may require a valid driver's license\n• English at level B2",
		);
		expect(degree?.orEquivalent).toBe(true);
		expect(licence).toMatchObject({ isConditional: true, kind: "nice" });
		expect(english?.level).toMatchObject({ level: "proficient", grade: "B2" });
	});

	it("what is expressly not needed is no requirement", () => {
		expect(
			asked(
				"School Cleaner\n\nRequirements\n• Reliable and on time\n• No experience is needed",
			).map(({ text }) => text),
		).toEqual(["Reliable and on time"]);
	});

	it("a condition among the notes on how to apply binds all the same", () => {
		expect(
			asked(
				"Ranger\n\nHow to apply\nA valid driver's license is required prior to appointment.\nApplicants must attach a copy.",
			).map(({ ask }) => ask),
		).toEqual(["driving-licence"]);
	});

	it("a header line's bars hold conditions", () => {
		expect(
			asked(
				"Fieldmark | Account Executive | London | ONSITE | Full-time\nFieldmark builds cameras.",
			).map(({ text, ask }) => [text, ask]),
		).toContainEqual(["ONSITE", "on-site"]);
	});
});

describe("what is no requirement of its own", () => {
	it("a sentence that only opens what follows", () => {
		const texts = asked(
			"Clerk\n\nRequirements\nWe'd expect you to have:\n- Two years in an office\n- A good command of French",
		).map(({ text }) => text);
		expect(texts).toEqual([
			"Two years in an office",
			"A good command of French",
		]);
	});
	it("what is accepted in place of what stands before it", () => {
		const requirements = asked(
			"Clerk\n\nRequirements\nYou hold a degree in economics; or an equivalent combination of education and experience.",
		);
		expect(requirements).toMatchObject([{ orEquivalent: true }]);
	});
});

describe("a level", () => {
	it.each([
		["Ihr Profil", "Erste Führungserfahrung in einem kleinen Team"],
		["Requirements", "A valid Basic Safety Training certificate for seafarers"],
	])("is none of practice, and no part of a name: %s: %s", (heading, line) => {
		expect(asked(`${heading}\n- ${line}`)[0]?.level).toBeNull();
	});
	it("is that of a language beside it", () => {
		expect(asked("Requirements\n- Basic German")[0]?.level?.level).toBe(
			"basic",
		);
	});
});
