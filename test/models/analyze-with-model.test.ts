// An analysis worded by a model, through the real adapter and a provider on this machine that lies, stuffs and obeys.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createModels } from "#src/adapters/ai/models.ts";
import { inThread } from "#src/adapters/computing/in-thread.ts";
import type { Analysis } from "#src/domain/analysis/analysis.ts";
import { analyzeProfile } from "#src/domain/analysis/analyze-profile.ts";
import { ModelFailure } from "#src/domain/model-failure.ts";
import type { Profile } from "#src/domain/profile/profile.ts";
import { analyzeWithModel } from "#src/workflows/analyze-with-model.ts";
import { linh, maya, rafael } from "../people.ts";
import {
	type Behaviour,
	type ModelProvider,
	startModelProvider,
	TWIN_KEY,
	TWIN_USAGE,
} from "../twins/model-provider.ts";

const TODAY = "2026-11-20";
const people: [string, Profile][] = [
	["the nurse", maya],
	["the planner", rafael],
	["the graduate", linh],
];

let provider: ModelProvider;
beforeAll(async () => {
	provider = await startModelProvider();
});
afterAll(() => provider.close());

function worded(profile: Profile, model: Behaviour) {
	return analyzeWithModel(
		{
			profile,
			base: analyzeProfile(profile, TODAY),
			today: TODAY,
			compute: inThread,
		},
		{
			models: createModels(() => new Date(`${TODAY}T12:00:00Z`), {
				totalMs: 50_000,
				silenceMs: 50_000,
				attempts: 1,
				retryAfterMs: 5,
			}),
			choice: {
				provider: "openai-compatible",
				model,
				apiKey: TWIN_KEY,
				baseUrl: provider.url,
			},
			signal: new AbortController().signal,
		},
		5,
	);
}

const callsOf = (model: Behaviour) =>
	provider.asked.filter((asked) => asked.model === model).length;
const issuesOf = ({ findings = [] }: Analysis) =>
	findings.map(({ issue }) => issue).sort();

describe("an analysis worded by a model", () => {
	it("says and orders what was found, and finds nothing itself", async () => {
		const base = analyzeProfile(maya, TODAY);
		const { analysis, usage } = await worded(maya, "well");
		expect(issuesOf(analysis)).toEqual(issuesOf(base));
		expect(analysis.overallScore).toBe(base.overallScore);
		expect(analysis.gapAnalysis).toEqual(base.gapAnalysis);
		expect(analysis.wordedBy).toBe("well");
		const weights = (analysis.findings ?? []).map(({ priority }) => priority);
		expect(weights).toEqual(
			(base.findings ?? []).map(({ priority }) => priority),
		);
		expect(
			analysis.findings?.some(({ suggestion }) =>
				suggestion.startsWith("Please:"),
			),
		).toBe(true);
		expect(usage).toMatchObject({
			calls: 1,
			promptTokens: TWIN_USAGE.prompt,
			completionTokens: TWIN_USAGE.completion,
		});
	});

	it("ANA-10 shows pay as the model's estimate, beside what was counted", async () => {
		const { analysis } = await worded(maya, "well");
		const { salaryPotential } = analysis.detailedAnalysis.marketCompetitiveness;
		expect(salaryPotential).toMatch(
			/^Estimate of the model, not measured: USD 80,000 to 95,000 a year/,
		);
		expect(salaryPotential).toContain(
			"Without market data, pay can't be estimated",
		);
	});

	it.each(people)(
		"keeps nothing untrue of %s, whatever the model writes",
		async (_, profile) => {
			const base = analyzeProfile(profile, TODAY);
			for (const model of ["lies", "stuffs", "obeys"] as const) {
				const { analysis } = await worded(profile, model);
				expect(JSON.stringify(analysis)).not.toMatch(
					/40 engineers|347|Kubernetes|Terraform|Salesforce|Six Sigma|Mayo|400,000/,
				);
				expect(issuesOf(analysis)).toEqual(issuesOf(base));
				expect(analysis.strengths.length).toBeGreaterThan(0);
			}
		},
	);

	it("ANA-33 is asked for twice more where it has another form, and then told", async () => {
		const failure = await worded(maya, "wrong-shape").catch(
			(error: unknown) => error,
		);
		expect(failure).toBeInstanceOf(ModelFailure);
		expect(failure).toMatchObject({ reason: "unusable" });
		expect(callsOf("wrong-shape")).toBe(3);
	});
});
