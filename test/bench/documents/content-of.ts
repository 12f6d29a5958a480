// Everything a profile says as the content of a resume, nothing chosen and nothing reworded: for measuring how documents
// are drawn and read, apart from how they are written.

import { resumeOf } from "#src/domain/mapping/profile-to-resume.ts";
import { profileLanguage } from "#src/domain/match/profile-language.ts";
import type { Profile } from "#src/domain/profile/profile.ts";
import type { ResumeContent } from "#src/domain/tailoring/content/content.ts";

export function contentOf(profile: Profile): ResumeContent {
	const language = profileLanguage(profile);
	return {
		...resumeOf(profile),
		metadata: {
			model: "builtin",
			generatedAt: "2026-01-15",
			enhancement: "low",
			sections: [],
			arrangement: "grouped",
			language: language === "und" ? "en" : language,
			job: { title: "", company: "" },
			score: { before: 0, after: 0, ceiling: 0 },
			omitted: [],
		},
		validation: { warnings: [], lines: [], removed: [], repaired: [] },
	};
}
