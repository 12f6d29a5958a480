// The analysis of a profile as steps of plain data: by the rules, and around a model's answer.
import { analyzeProfile } from "../analysis/analyze-profile.ts";
import { briefAnalysis } from "../brief/brief-analysis.ts";
import { settleAnalysis } from "../brief/settle-analysis.ts";
import type { AnalysisSteps } from "./step-types.ts";

export const analysisSteps: AnalysisSteps = {
	analyze: ({ profile, today }) => analyzeProfile(profile, today),

	briefAnalysis(briefing) {
		const { instructions, prompt, schema } = briefAnalysis(briefing);
		return { instructions, prompt, schema };
	},

	settleAnalysis({ answer, model, today, ...briefing }) {
		const reading = briefAnalysis(briefing).read(answer);
		if (!reading.ok) return null;
		const { profile, base } = briefing;
		const { draft } = reading;
		return settleAnalysis({ draft, base, profile, model, today });
	},
};
