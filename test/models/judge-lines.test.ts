// Lines of a model that the rules can't prove, and a judge that is honest, lies, answers nonsense, is down or never answers.

import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createModels } from "#src/adapters/ai/models.ts";
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { readJob } from "#src/domain/job/reading/read-job.ts";
import { matchProfile } from "#src/domain/match/answer/match-profile.ts";
import { Profile } from "#src/domain/profile/profile.ts";
import {
	checkClaims,
	judgeContent,
} from "#src/domain/tailoring/claims/check-claims.ts";
import { carryOrigins } from "#src/domain/tailoring/content/carry-origins.ts";
import type { Tailoring } from "#src/domain/tailoring/content/tailoring.ts";
import { composeResume } from "#src/domain/tailoring/resume/compose-resume.ts";
import type { ModelWriter } from "#src/workflows/model-writer.ts";
import { writeResume } from "#src/workflows/write-with-model.ts";
import { maya } from "../people.ts";
import {
	type JudgingProvider,
	startJudgingProvider,
} from "../twins/judging-provider.ts";

const POSTING = `Charge Nurse, Harbor Clinic
Requirements:
- Registered Nurse licence
- Experience with telemetry and Epic`;
const FACT =
	"Trained 11 new nurses in telemetry monitoring and safe handling of IV pumps";
const REWORDED =
	"Familiarized 11 new nurses with telemetry monitoring and safe handling of IV pumps";
const LARGER =
	"Familiarized 40 new nurses with telemetry monitoring and safe handling of IV pumps";

let provider: JudgingProvider;
beforeAll(async () => {
	provider = await startJudgingProvider();
});
beforeEach(() => {
	provider.judged.length = 0;
	provider.writes = [{ text: REWORDED, of: FACT }];
});
afterAll(() => provider.close());

function write(more: Partial<ModelWriter> = {}, profile = maya) {
	const job = readJob(POSTING);
	const today = "2026-11-20";
	const tailoring: Tailoring = {
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "Charge Nurse",
		company: "Harbor Clinic",
		strength: "medium",
		sections: "auto",
		today,
	};
	const limits = {
		totalMs: 20_000,
		silenceMs: 20_000,
		attempts: 1,
		retryAfterMs: 5,
	};
	return writeResume(
		{ tailoring, compute: inThread, base: composeResume(tailoring) },
		{
			models: createModels(() => new Date("2026-11-20T12:00:00Z"), limits),
			choice: {
				provider: "openai-compatible",
				model: "gpt-4o-mini",
				apiKey: "",
				baseUrl: provider.url,
			},
			signal: new AbortController().signal,
			isJudged: true,
			...more,
		},
	);
}

/** A verdict on the first claim, each part quoted from its first fact. */
const yes = (...parts: [words: string, span: string][]) => ({
	lines: [
		{
			line: "L1",
			follows: true,
			parts: parts.map(([words, span]) => ({
				kind: "other",
				words,
				fact: "F1",
				span,
			})),
		},
	],
});
const HONEST = yes(
	["Familiarized 11 new nurses", "Trained 11 new nurses"],
	["telemetry monitoring", "telemetry monitoring"],
	["safe handling of IV pumps", "safe handling of IV pumps"],
);

it("a line that a judge finds in the facts is kept, and says which words prove it", async () => {
	provider.judge = () => HONEST;
	const { content, usage } = await write();
	expect(content.experience[0]?.achievements).toEqual([REWORDED]);
	expect(checkClaims(content, maya)).toEqual([]);
	const proof = judgeContent(content, maya).proofs.find(
		({ text }) => text === REWORDED,
	);
	expect(proof?.steps[0]).toEqual({
		step: "judge",
		from: "Trained 11 new nurses",
		to: "Familiarized 11 new nurses",
	});
	expect(usage).toMatchObject({ calls: 2, promptTokens: 200 });
});

it("a judge sees the line and the facts it names, and neither the posting nor the other facts", async () => {
	provider.judge = () => HONEST;
	await write();
	expect(provider.judged).toHaveLength(1);
	const { prompt } = provider.judged[0] ?? { prompt: "" };
	expect(prompt).toContain(`L1: ${REWORDED}\nF1: ${FACT}\n`);
	expect(prompt).not.toContain("Harbor Clinic");
	expect(prompt).not.toContain("medication errors");
});

it.each([
	["quotes what no fact holds", yes([REWORDED, "Familiarized 11 new nurses"])],
	[
		"leaves a word without a quotation",
		yes(["11 new nurses", "11 new nurses"]),
	],
	[
		"names a fact that is none of the line's",
		{
			lines: [
				{
					line: "L1",
					follows: true,
					parts: [{ kind: "other", words: REWORDED, fact: "F9", span: FACT }],
				},
			],
		},
	],
	["quotes nothing", { lines: [{ line: "L1", follows: true, parts: [] }] }],
	["says no", { lines: [{ line: "L1", follows: false, parts: [] }] }],
	["answers nonsense", { verdict: "fine" }],
	["is down", 500],
] as const)(
	"a judge that %s upholds nothing: the built-in line stands there",
	async (_, answer) => {
		provider.judge = () => answer;
		const { content, usage } = await write();
		expect(JSON.stringify(content.experience)).not.toContain("Familiarized");
		expect(content.experience[0]?.achievements.length).toBeGreaterThan(0);
		expect(checkClaims(content, maya)).toEqual([]);
		expect(usage.calls).toBeGreaterThan(0);
	},
);

it("a line with another figure is not kept, whatever a judge quotes for it", async () => {
	provider.writes = [{ text: LARGER, of: FACT }];
	provider.judge = () =>
		yes(
			["Familiarized 40 new nurses", "Trained 11 new nurses"],
			["telemetry monitoring", "telemetry monitoring"],
			["safe handling of IV pumps", "safe handling of IV pumps"],
		);
	const { content } = await write();
	expect(JSON.stringify(content.experience)).not.toContain("40");
});

it("a line that the profile contradicts never goes to a judge", async () => {
	provider.writes = [
		{ text: FACT.replace("11 new nurses", "40 new nurses"), of: FACT },
	];
	provider.judge = () => HONEST;
	const { content } = await write();
	expect(provider.judged).toHaveLength(0);
	expect(JSON.stringify(content.experience)).not.toContain("40 new nurses");
});

it("nobody is asked where the operator has no judge", async () => {
	provider.judge = () => HONEST;
	const { usage } = await write({ isJudged: false });
	expect(provider.judged).toHaveLength(0);
	expect(usage.calls).toBe(1);
});

it("work that is cancelled while a judge is silent ends, with what was spent", async () => {
	const stop = new AbortController();
	provider.judge = () => {
		stop.abort();
		return "silence";
	};
	await expect(write({ signal: stop.signal })).rejects.toMatchObject({
		name: "GivenUp",
		usage: { promptTokens: expect.any(Number) },
	});
});

it("many lines go in few calls, and no more calls follow one that failed", async () => {
	const facts = Array.from(
		{ length: 6 },
		(_, nr) => `Trained ${nr + 11} new nurses in telemetry monitoring`,
	);
	const [ward, ...others] = maya.work_experience;
	const profile = Profile.parse({
		...maya,
		work_experience: [
			{ ...ward, achievements: facts },
			...others.map((entry) => ({ ...entry, achievements: facts })),
		],
	});
	provider.writes = facts.map((of) => ({
		text: of.replace("Trained", "Familiarized").replace(" in ", " with "),
		of,
	}));
	provider.judge = () => 500;
	await write({}, profile);
	expect(provider.judged).toHaveLength(1);
	const asked = provider.judged[0]?.prompt.match(/^L\d+: /gm) ?? [];
	expect(asked.length).toBeGreaterThan(1);
	expect(asked.length).toBeLessThanOrEqual(8);
});

it("a line that a judge upheld stays proved while it is edited around, and no longer than its fact", async () => {
	provider.judge = () => HONEST;
	const { content } = await write();
	const edited = { ...content, summary: "" };
	const validation = carryOrigins(content.validation, content, edited);
	expect(checkClaims({ ...edited, validation }, maya)).toEqual([]);
	const changed = Profile.parse({
		...maya,
		work_experience: maya.work_experience.map((entry) => ({
			...entry,
			achievements: entry.achievements.filter((line) => line !== FACT),
		})),
	});
	expect(checkClaims(content, changed)).not.toEqual([]);
});
