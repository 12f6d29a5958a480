// Five sections of the profile with a score each, what is wrong with them and what would help most.
import { Link } from "@tanstack/react-router";
import type {
	Analysis,
	SectionAnalysis,
} from "../../../domain/analysis/analysis.ts";
import { paths } from "../../paths.ts";
import { Card, Chip } from "../../ui/card.tsx";
import { Ring } from "../../ui/ring.tsx";
import { Heading } from "./heading.tsx";
import { tabOf } from "./profile-tab.ts";
import { scoreTone } from "./score-words.ts";
import { suggestionsLeft } from "./section-advice.ts";

export type Sections = NonNullable<Analysis["sectionAnalysis"]>;

export const SECTION_NAMES = {
	workExperience: { title: "Work experience", tab: "Work" },
	education: { title: "Education", tab: "Education" },
	skills: { title: "Skills", tab: "Skills" },
	projects: { title: "Projects", tab: "Projects" },
	certifications: { title: "Certifications", tab: "Certifications" },
} as const satisfies Record<keyof Sections, object>;

const TONES = { high: "bad", medium: "warn", low: "plain" } as const;

type SectionScoresProps = { sections: Sections; analysis: Analysis };

export function SectionScores({ sections, analysis }: SectionScoresProps) {
	const names = Object.keys(SECTION_NAMES) as (keyof Sections)[];
	return (
		<Card className="lg:col-span-12">
			<Heading>Section by section</Heading>
			<div className="divide-y divide-line">
				{names.map((name) => (
					<Section
						key={name}
						name={name}
						section={sections[name]}
						analysis={analysis}
					/>
				))}
			</div>
		</Card>
	);
}

function Section({
	name,
	section: { score, issues, suggestions },
	analysis,
}: {
	name: keyof Sections;
	section: SectionAnalysis;
	analysis: Analysis;
}) {
	const { title, tab } = SECTION_NAMES[name];
	const left = suggestionsLeft(analysis, tab, suggestions);
	return (
		<section className="flex flex-col gap-4 py-5 first:pt-0 last:pb-0 sm:flex-row sm:gap-6">
			<div className="max-sm:hidden">
				<Ring
					value={score}
					reach={score}
					caption="of 100"
					tone={scoreTone(score)}
				/>
			</div>
			<div className="min-w-0 flex-1">
				<h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-h3 font-semibold">
					{title}
					<Link
						to={paths.profile}
						search={{ tab: tabOf(tab).id }}
						className="text-small font-normal text-accent underline underline-offset-2"
					>
						Open {tab}
					</Link>
				</h3>
				<p className="mt-1 mb-2 sm:hidden">
					<Chip tone={scoreTone(score)}>{score} of 100</Chip>
				</p>
				{issues.length === 0 && suggestions.length === 0 && (
					<p className="mt-1 text-ink-2">Nothing to fix here.</p>
				)}
				<ul className="mt-1 list-disc space-y-1 pl-5 text-ink-2">
					{issues.map((issue) => (
						<li key={issue}>{issue}</li>
					))}
				</ul>
				{left.length < suggestions.length && (
					<p className="mt-2 text-small text-ink-2">
						See above for what to do about it.
					</p>
				)}
				<ul className="mt-2 space-y-2">
					{left.map(({ priority, suggestion, impact }) => (
						<li key={suggestion}>
							<span className="mr-2">{suggestion}</span>
							<Chip tone={TONES[priority]} size="small">
								{priority} priority
							</Chip>
							<span className="block text-small text-ink-2">{impact}</span>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
