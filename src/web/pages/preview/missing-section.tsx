// Said above the pages of a resume that scores below the profile: which section would bring it back.
import type { Section } from "../../../domain/profile/section-names.ts";
import type { Metadata } from "../../../domain/tailoring/content/content.ts";
import type { SectionAnswer } from "./section-messages.ts";

const sections: Record<Section, string> = {
	personal: "Personal details",
	summary: "Summary",
	work_experience: "Work Experience",
	education: "Education",
	skills: "Skills",
	languages: "Languages",
	projects: "Projects",
	certifications: "Certifications",
	software: "Software",
	publications: "Publications",
	volunteer: "Volunteer Experience",
	awards: "Awards",
	interests: "Interests",
	references: "References",
};

type MissingProps = { missing: SectionAnswer; score: Metadata["score"] };

export function MissingSection({ missing, score }: MissingProps) {
	if (!missing) return null;
	return (
		<p
			role="status"
			className="mb-4 rounded-1 bg-warn-wash p-3 text-small text-warn"
		>
			This resume says less than your profile: {score.before} before,{" "}
			{score.after} now. {sections[missing.section]} wasn't selected; with it,
			the match would be {missing.score}.
		</p>
	);
}
