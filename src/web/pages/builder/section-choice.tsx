// Which sections of the profile a document may use.
import type { Profile } from "../../../domain/profile/profile.ts";
import {
	SECTIONS,
	type Section,
} from "../../../domain/profile/section-names.ts";
import type { ChosenSection } from "../../../domain/tailoring/choose/chosen-section.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Tick } from "../../ui/choice.tsx";

const labels: Record<Section, string> = {
	personal: "Personal",
	summary: "Summary",
	work_experience: "Work experience",
	education: "Education",
	skills: "Skills",
	languages: "Languages",
	projects: "Projects",
	certifications: "Certifications",
	software: "Software",
	publications: "Publications",
	volunteer: "Volunteer",
	awards: "Awards",
	interests: "Interests",
	references: "References",
};

type SectionChoiceProps = {
	profile: Profile | undefined;
	chosen: Section[];
	/** Why the posting calls for them; empty where the person chose. */
	reasons: readonly ChosenSection[];
	onChange: (sections: Section[]) => void;
	onAiSelect: (() => void) | null;
};

export function SectionChoice({
	profile,
	chosen,
	reasons,
	onChange,
	onAiSelect,
}: SectionChoiceProps) {
	const set = (section: Section, isOn: boolean) =>
		onChange(
			SECTIONS.filter((name) =>
				name === section ? isOn : chosen.includes(name),
			),
		);
	return (
		<Card>
			<fieldset className="m-0 min-w-0 border-0 p-0">
				<div className="mb-2 flex items-center justify-between">
					<legend className="float-left p-0 text-h3 font-semibold">
						Sections
					</legend>
					<Button
						size="small"
						disabled={!onAiSelect}
						onClick={() => onAiSelect?.()}
					>
						AI Select
					</Button>
				</div>
				<p className="mb-2 min-h-5 text-small text-ink-2">
					{reasons.length > 0 &&
						"What your profile can fill. Change what your resume may use; a cover letter uses all of it."}
				</p>
				<div className="grid gap-x-5 min-[420px]:grid-cols-2">
					{SECTIONS.map((section) => (
						<Tick
							key={section}
							checked={section === "personal" || chosen.includes(section)}
							disabled={section === "personal"}
							onChange={(isOn) => set(section, isOn)}
						>
							{labels[section]} <Aside {...{ section, profile, reasons }} />
						</Tick>
					))}
				</div>
			</fieldset>
		</Card>
	);
}

type AsideProps = { section: Section } & Pick<
	SectionChoiceProps,
	"profile" | "reasons"
>;

function Aside({ section, profile, reasons }: AsideProps) {
	const reason = reasons.find((each) => each.section === section)?.reason;
	const words =
		section === "personal"
			? "always"
			: profile && isEmpty(profile, section)
				? "empty"
				: typeof reason === "object"
					? `it says “${reason.word}”`
					: "";
	return words ? <span className="text-ink-3">{words}</span> : null;
}

function isEmpty(profile: Profile, section: Section): boolean {
	if (section === "personal") return false;
	if (section === "summary") return !profile.personal.summary;
	return profile[section].length === 0;
}
