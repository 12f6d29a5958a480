// What the tailoring did for the match with the posting, and which section would do more.
import type { Section } from "../../../domain/profile/profile.ts";
import type { Metadata } from "../../../domain/tailoring/content.ts";
import { Bar, Card } from "../../ui/card.tsx";
import type { SectionAnswer } from "./use-section.ts";

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
};

type MatchProps = { score: Metadata["score"]; missing: SectionAnswer };

export function MatchCard({
	score: { before, after, ceiling },
	missing,
}: MatchProps) {
	return (
		<Card aria-labelledby="match">
			<h2 id="match" className="font-sans text-h3">
				Match
			</h2>
			<p className="my-1.5 text-small text-ink-2 tabular-nums">
				{before} before, {after} now, {ceiling} in reach
			</p>
			<Bar percent={after} />
			{missing && (
				<p className="mt-3 rounded-1 bg-warn-wash px-3 py-2 text-small text-warn">
					This resume says less than your profile: {sections[missing.section]}{" "}
					was not chosen. With it, the match would be {missing.score}.
				</p>
			)}
		</Card>
	);
}
