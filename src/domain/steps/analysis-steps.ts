// The analysis of a profile as steps of plain data: by the rules, and around a model's answer.
import { analyseProfile } from "../analysis/analyse-profile.ts";
import type { Analysis } from "../analysis/analysis.ts";
import { briefAnalysis } from "../brief/brief-analysis.ts";
import { settleAnalysis } from "../brief/settle-analysis.ts";
import type { Profile } from "../profile/profile.ts";

export type AnalysisBriefing = {
	profile: Profile;
	/** The rules' analysis. */
	base: Analysis;
	/** Unguessable, so that nothing quoted can close its quotation. */
	nonce: string;
};

export const analysisSteps = {
	/** `today` is "YYYY-MM-DD". */
	analyse({ profile, today }: { profile: Profile; today: string }): Analysis {
		return analyseProfile(profile, today);
	},

	briefAnalysis(briefing: AnalysisBriefing) {
		const { instructions, prompt, schema } = briefAnalysis(briefing);
		return { instructions, prompt, schema };
	},

	/** null where the answer has another form than the one asked for. */
	settleAnalysis({
		answer,
		model,
		today,
		...briefing
	}: AnalysisBriefing & {
		answer: unknown;
		model: string;
		today: string;
	}): Analysis | null {
		const reading = briefAnalysis(briefing).read(answer);
		if (!reading.ok) return null;
		const { profile, base } = briefing;
		return settleAnalysis({
			draft: reading.draft,
			base,
			profile,
			model,
			today,
		});
	},
};
