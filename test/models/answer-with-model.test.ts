// Requirements answered by a model from numbered facts, through the real adapter and a provider on this machine that reads with
// care, talks nonsense, is down or never answers.

import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createModels } from "#src/adapters/ai/models.ts";
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { readJob } from "#src/domain/job/reading/read-job.ts";
import { matchProfile } from "#src/domain/match/answer/match-profile.ts";
import type { Match } from "#src/domain/match/match.ts";
import { Profile } from "#src/domain/profile/profile.ts";
import { answerWithModel } from "#src/workflows/answer-with-model.ts";
import type { ModelWriter } from "#src/workflows/model-writer.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import {
	type JudgingProvider,
	startJudgingProvider,
} from "../twins/judging-provider.ts";

const TODAY = "2026-11-22";
const POSTING = `Warehouse Supervisor
Bellweather Distribution

Requirements
- Lead a shift of pickers
- Count stock every month
- Counterbalance truck
- Keeping people safe on the floor
- Welding of steel frames
- Knowledge of tax law
- Degree in logistics
- Ten years leading a warehouse team`;
const person = Profile.parse({
	personal: { first_name: "Ines", last_name: "Duarte" },
	work_experience: [
		{
			job_title: "Warehouse Team Leader",
			company_name: "Lowland Logistics",
			start_date: "2021-03",
			is_current: true,
			achievements: [
				"Lead a shift of 14 pickers",
				"Counted stock every month with under 0.3% difference",
				"Drove counterbalance and reach trucks",
				"Brought floor accidents down from nine a year to one",
			],
		},
	],
});
const job = readJob(POSTING);
const match = matchProfile(person, job, TODAY);
const at = (words: string) =>
	match.requirements.findIndex(({ requirement }) =>
		requirement.text.includes(words),
	);

let provider: JudgingProvider;
beforeAll(async () => {
	provider = await startJudgingProvider();
});
beforeEach(() => {
	provider.answered.length = 0;
});
afterAll(() => provider.close());

const writer = (more: Partial<ModelWriter> = {}): ModelWriter => ({
	models: createModels(() => new Date("2026-11-20T12:00:00Z"), {
		totalMs: 20_000,
		silenceMs: 20_000,
		attempts: 1,
		retryAfterMs: 5,
	}),
	choice: {
		provider: "openai-compatible",
		model: "gpt-4o-mini",
		apiKey: "",
		baseUrl: provider.url,
	},
	signal: new AbortController().signal,
	isJudged: true,
	...more,
});
const ask = (more: Partial<ModelWriter> = {}) =>
	answerWithModel(
		{
			...{ profile: person, job, match, today: TODAY },
			sections: "auto",
			compute: inThread,
		},
		writer(more),
	);

/** Number under which a fact stands in the prompt. */
const factIn = (prompt: string, words: string) =>
	/^(F\d+): /m.exec(
		prompt.split("\n").find((line) => line.includes(words)) ?? "",
	)?.[1] ?? "";

function careful(prompt: string): object {
	const answers: [string, string, string | null][] = [
		["Lead a shift", "met", "14 pickers"],
		["Count stock", "met", "Counted stock"],
		["Counterbalance", "met", "counterbalance"],
		["Keeping people safe", "met", "floor accidents"],
		["Welding", "absent", null],
		["tax law", "absent", null],
		["Degree in logistics", "met", "14 pickers"],
		["Ten years", "met", "14 pickers"],
	];
	return {
		answers: answers.map(([words, status, fact]) => ({
			requirement: `R${at(words) + 1}`,
			status,
			facts: fact ? [factIn(prompt, fact)] : [],
		})),
	};
}

it("what a careful model cites is added, marked as its own, and paid for as one call", async () => {
	provider.answer = careful;
	const answered = await ask();
	const safe = answered.match.requirements[at("Keeping people safe")];
	expect(match.requirements[at("Keeping people safe")]?.support).toBe("partly");
	expect(safe).toMatchObject({ support: "shown", byReader: true });
	expect(safe?.evidence[0]?.text).toContain("floor accidents");
	expect(answered.usage).toMatchObject({ calls: 1 });
});

it("the model sees requirements and facts, and neither the posting nor a name", async () => {
	provider.answer = careful;
	await ask();
	const [asked] = provider.answered;
	expect(asked?.prompt).toContain("Lead a shift of 14 pickers");
	expect(asked?.prompt).not.toMatch(/Duarte|Bellweather/);
});

it("a degree, years and papers are decided by facts, whatever a model says", async () => {
	provider.answer = careful;
	const { requirements } = (await ask()).match;
	for (const words of ["Degree in logistics", "Ten years"])
		expect(requirements[at(words)]).toEqual(match.requirements[at(words)]);
});

it.each([
	[
		"calls everything met",
		(prompt: string) => ({
			answers: match.requirements.map((_, place) => ({
				requirement: `R${place + 1}`,
				status: "met",
				facts: [factIn(prompt, "floor accidents")],
			})),
		}),
	],
	[
		"calls everything absent",
		() => ({
			answers: match.requirements.map((_, place) => ({
				requirement: `R${place + 1}`,
				status: "absent",
				facts: [],
			})),
		}),
	],
	[
		"cites facts and requirements that do not exist",
		() => ({
			answers: [{ requirement: "R99", status: "met", facts: ["F99"] }],
		}),
	],
	["answers in another form", () => ({ met: "all of it" })],
	["is down", () => 503],
])("a model that %s changes nothing", async (_, answer) => {
	provider.answer = answer;
	expect((await ask()).match).toEqual(match);
});

const decidingOf = (found: Match) =>
	found.requirements
		.filter(({ decides }) => decides)
		.map(({ requirement }) => requirement.text);
const naming = (...words: string[]) => ({
	deciding: words.map((one) => `R${at(one) + 1}`),
});

it("what a careful model calls deciding decides where it is required by name and held nowhere", async () => {
	provider.answer = (prompt) => ({
		...careful(prompt),
		...naming("Welding", "Count stock", "Lead a shift"),
	});
	expect(decidingOf((await ask()).match)).toEqual(["Welding of steel frames"]);
});

it("what a careless model calls deciding changes nothing", async () => {
	provider.answer = () => ({
		answers: match.requirements.map((_, place) => ({
			requirement: `R${place + 1}`,
			status: "absent",
			facts: [],
		})),
		...naming("Welding", "tax law", "Count stock"),
	});
	expect((await ask()).match).toEqual(match);
});

it("work that is cancelled leaves the provider", async () => {
	provider.answer = () => "silence";
	const cancel = new AbortController();
	const asked = ask({ signal: cancel.signal });
	await expect.poll(() => provider.answered.length).toBe(1);
	cancel.abort();
	await expect(asked).rejects.toThrow();
});

it("a document says what the model found, and counts its call with the others", async () => {
	provider.answer = careful;
	provider.writes = [];
	const { resume, usage } = await tailorContent({
		compute: inThread,
		profile: person,
		posting: POSTING,
		kinds: ["resume"],
		strength: "medium",
		sections: "auto",
		today: TODAY,
		writer: writer(),
	});
	expect(usage).toMatchObject([{ calls: provider.answered.length + 1 }]);
	expect(resume?.validation.warnings.join("\n")).toContain(
		"“Keeping people safe on the floor”: “Brought floor accidents down",
	);
});
