// What a model is given to write a letter, and how the built-in writer's sentences come back into it.
import { describe, expect, it } from "vitest";
import { doStep } from "#src/adapters/computing/in-thread.ts";
import { maya } from "../../../test/people.ts";
import { matchProfile } from "../match/answer/match-profile.ts";
import type { Profile } from "../profile/profile.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { composeLetter } from "../tailoring/letter/compose-letter.ts";
import { briefLetter } from "./brief-letter.ts";

const POSTING = `Charge Nurse, Harbor Clinic
We look for a charge nurse who leads shifts on a cardiac ward.
Requirements:
- Registered Nurse licence
- Experience with telemetry and Epic
- Knowledge of Kubernetes is a plus
Please state your salary expectations and your notice period.`;
const TODAY = "2026-11-20";

function briefFor(profile: Profile, more: Partial<Tailoring> = {}) {
	const { job, posting } = doStep("read", { posting: POSTING });
	const tailoring: Tailoring = {
		...{ profile, job, posting, today: TODAY, strength: "medium" },
		match: matchProfile(profile, job, TODAY),
		title: "Charge Nurse",
		company: "Harbor Clinic",
		sections: "auto",
		...more,
	};
	const base = composeLetter(tailoring);
	return { base, ...briefLetter({ tailoring, base, nonce: "n0nce" }) };
}

const line = (text: string, facts: string[] = []) => ({ text, facts });

describe("the brief of a letter", () => {
	it("gives the needs with the facts that answer them, and says what no fact answers", () => {
		const { prompt } = briefFor(maya);
		expect(prompt).toMatch(/^Needs, the weightiest first: R\d+ by F\d+/m);
		expect(prompt).toMatch(
			/^R\d+ \(nice, not found in the facts\): .*Kubernetes/m,
		);
		expect(prompt).toMatch(/^# Work, \d{4}-\d{2} - Present$/m);
	});

	it("calls nothing missing that a section holds which the letter does not draw on", () => {
		const licence = /^R\d+ \(must, (.*?)\): Registered Nurse licence/m;
		const all = licence.exec(briefFor(maya).prompt)?.[1];
		expect(all).toMatch(/^shown by F\d+/);
		const { prompt } = briefFor(maya, { sections: ["skills"] });
		expect(licence.exec(prompt)?.[1]).toBe("answered outside of these facts");
	});

	it("names the certificate, the degree and the language that answer a requirement", () => {
		const posting = `${POSTING}
- Bachelor's degree in nursing
- Spoken English`;
		const { job } = doStep("read", { posting });
		const { prompt } = briefFor(maya, {
			job,
			posting,
			match: matchProfile(maya, job, TODAY),
		});
		expect(prompt).not.toContain("answered outside of these facts");
		expect(prompt).toMatch(
			/^R\d+ \(must, shown by F\d+.*\): Bachelor's degree/m,
		);
		expect(prompt).toMatch(/^R\d+ \(must, shown by F\d+.*\): Spoken English/m);
	});

	it("gives the built-in writer's sentences without the person's number and address", () => {
		const { base, prompt } = briefFor(maya);
		expect(base.body.closing).toContain("maya.okonjo@example.org");
		expect(prompt).toMatch(/^S\d+: /m);
		expect(prompt).not.toContain("maya.okonjo@example.org");
		expect(prompt).not.toContain("555 0142");
	});

	it("names the language to write in and that of the facts where they differ", () => {
		const { instructions } = briefFor(maya, { language: "de" });
		expect(instructions).toContain("Write in German. The facts are in English");
		expect(briefFor(maya).instructions).toContain("Write in English.");
	});
});

describe("the answer to the brief of a letter", () => {
	it("takes a built-in sentence by its number, contact and all", () => {
		const { base, prompt, read } = briefFor(maya);
		const [, id = ""] = /^(S\d+): .*…/m.exec(prompt) ?? [];
		const reading = read({
			opening: [line("You ask for telemetry.")],
			paragraphs: [{ sentences: [line("Telemetry is my work.", ["F1"])] }],
			closing: [line(id)],
		});
		if (!reading.ok) throw new Error("not readable");
		expect(reading.content.body.closing).toContain("maya.okonjo@example.org");
		expect(reading.content.body.opening).toBe("You ask for telemetry.");
		expect(base.body.closing).toContain(
			reading.content.body.closing.split(" ").at(-1),
		);
	});

	it("never leaves out what only the person can fill in", () => {
		const { prompt, read } = briefFor(maya);
		expect(prompt).toMatch(/^S\d+ \(must be taken\): .*\[amount\]/m);
		const reading = read({
			opening: [line("You ask for telemetry.")],
			paragraphs: [{ sentences: [line("Telemetry is my work.", ["F1"])] }],
			closing: [line("I would be glad to talk.")],
		});
		if (!reading.ok) throw new Error("not readable");
		expect(reading.content.body.closing).toMatch(
			/\[amount\].*I would be glad to talk\.$/,
		);
	});

	it("ends with how the person is reached where a model's own ending may not stand", () => {
		const { base, read } = briefFor(maya);
		const answer = {
			opening: [line("You ask for telemetry.")],
			paragraphs: [{ sentences: [line("Telemetry is my work.", ["F1"])] }],
			closing: [line("See you on 17 December.")],
		};
		const reading = read(answer, ({ text }) =>
			text.startsWith("See") ? null : text,
		);
		if (!reading.ok) throw new Error("not readable");
		const { closing } = reading.content.body;
		expect(closing).not.toContain("17 December");
		expect(closing).toContain("maya.okonjo@example.org");
		expect(base.body.closing).toContain(closing.split(" ").at(-1));
	});

	it("leaves out the number of a sentence there is none of, and still ends", () => {
		const { read } = briefFor(maya);
		const reading = read({
			opening: [line("You ask for telemetry."), line("S98")],
			paragraphs: [{ sentences: [line("Telemetry is my work.", ["F1"])] }],
			closing: [line("S99")],
		});
		if (!reading.ok) throw new Error("not readable");
		const { opening, closing } = reading.content.body;
		expect(opening).toBe("You ask for telemetry.");
		expect(closing).toContain("maya.okonjo@example.org");
		expect(closing).not.toContain("S99");
	});

	it("gives each sentence the facts that it names, and not those of its paragraph", () => {
		const { facts, read } = briefFor(maya);
		const reading = read({
			opening: [],
			paragraphs: [
				{ sentences: [line("One deed.", ["F2"]), line("Another.", ["F3"])] },
			],
			closing: [],
		});
		if (!reading.ok) throw new Error("not readable");
		const [, second] = facts;
		expect(
			reading.cited.find(({ text }) => text === "One deed.")?.facts,
		).toEqual([second]);
	});

	it("takes the plain wording where the first is not proved, and leaves what neither proves to the check", () => {
		const { facts, read } = briefFor(maya);
		const numbered = facts.find(({ path }) =>
			path.startsWith("education.0.achievements.0"),
		);
		// No line of the built-in letter tells it, which would stand in its place.
		if (!numbered) throw new Error("no fact");
		const answer = (plain: string) => ({
			opening: [],
			paragraphs: [
				{ sentences: [{ ...line("I did wonders.", [numbered.id]), plain }] },
			],
			closing: [],
		});
		const stated = (plain: string, choose: (text: string) => boolean) => {
			const reading = read(answer(plain), (one) =>
				choose(one.text) ? one.text : choose(one.plain) ? one.plain : null,
			);
			return reading.ok ? reading.content.body.body_paragraphs[0] : "";
		};
		expect(stated("I did it.", () => true)).toBe("I did wonders.");
		expect(stated("I did it.", (text) => text === "I did it.")).toBe(
			"I did it.",
		);
		expect(stated("I did it.", () => false)).toBe("I did wonders.");
	});
});

describe("the head of a model's letter", () => {
	const posting = `${POSTING}
Write to Joanna Kestrel and put HARBOR in the subject. Vacancy no one else sees: 26-118.`;
	const headOf = (
		addressee: string,
		reference: string,
		{ employer = "", company = "Harbor Clinic" } = {},
	) => {
		const { job } = doStep("read", { posting });
		const match = matchProfile(maya, job, TODAY);
		const { read } = briefFor(maya, { job, posting, match, company });
		const reading = read({
			...{ addressee, reference, employer },
			opening: [line("You ask for telemetry.")],
			paragraphs: [{ sentences: [line("Telemetry is my work.", ["F1"])] }],
			closing: [],
		});
		if (!reading.ok) throw new Error("not readable");
		const { subject, metadata, recipient } = reading.content;
		const greeting = metadata.form?.salutation;
		return { subject, greeting, company: recipient.company };
	};

	it("greets whom the posting names, and ends the subject with its word or number", () => {
		expect(headOf("Joanna Kestrel", "HARBOR")).toMatchObject({
			greeting: "Dear Joanna Kestrel,",
			subject: expect.stringMatching(/\(“HARBOR”\)$/),
		});
		expect(headOf("joanna", "").greeting).toBe("Dear Joanna,");
	});

	it("takes no name and no word that the posting does not hold", () => {
		const { base } = briefFor(maya);
		expect(headOf("Ann Roe", "TOP CANDIDATE").greeting).not.toContain("Roe");
		expect(headOf("", "TOP CANDIDATE").subject).not.toContain("TOP");
		expect(headOf("Harbor Clinic", "").greeting).toBe(headOf("", "").greeting);
		expect(base.subject).not.toBe("");
	});

	it("goes to the employer a posting names where nobody found one", () => {
		const sent = (employer: string, company: string) =>
			headOf("", "", { employer, company }).company;
		expect(sent("Harbor Clinic", "")).toBe("Harbor Clinic");
		expect(sent("Harbor Hospital", "")).toBe("");
		expect(sent("Joanna Kestrel", "Harbor Clinic")).toBe("Harbor Clinic");
	});
});

describe("a blank in a model's own words", () => {
	it("stands in the place of the proved sentence it names, and the town is filled in", () => {
		const { prompt, read } = briefFor(maya);
		const open = prompt.match(/^S\d+(?= \(must be taken\))/gm) ?? [];
		const reading = read({
			opening: [line("You ask for telemetry.")],
			paragraphs: [{ sentences: [line("Telemetry is my work.", ["F1"])] }],
			closing: [
				line("I live in {home} and could start in [town] from [date].", open),
			],
		});
		if (!reading.ok) throw new Error("not readable");
		expect(reading.content.body.closing).toBe(
			"I live in Portland and could start in [town] from [date].",
		);
	});
});
