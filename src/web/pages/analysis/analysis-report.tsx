// An analysis as it is read on the page: the scores, what to do first, and every section with where to mend it.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Analysis } from "../../../domain/analysis/analysis.ts";
import { paths } from "../../paths.ts";
import { Card, Dot, type DotTone } from "../../ui/card.tsx";
import { Ring } from "../../ui/ring.tsx";
import { CareerTimeline } from "./career-timeline.tsx";
import { GapSection } from "./gap-section.tsx";
import { Heading } from "./heading.tsx";
import { adviceIn } from "./profile-tab.ts";
import { scoreLabel, scoreTone } from "./score-words.ts";
import { SectionScores } from "./section-scores.tsx";

export function AnalysisReport({ analysis }: { analysis: Analysis }) {
	const { profileCompleteness, marketCompetitiveness } =
		analysis.detailedAnalysis;
	return (
		<div className="grid grid-cols-1 gap-4 lg:grid-cols-12">
			<Card className="lg:col-span-4">
				<Heading>Overall score</Heading>
				<div className="flex items-center gap-5">
					<Ring
						value={analysis.overallScore}
						reach={analysis.overallScore}
						caption="of 100"
						tone={scoreTone(analysis.overallScore)}
					/>
					<p className="font-serif text-h2">
						{scoreLabel(analysis.overallScore)}
					</p>
				</div>
			</Card>
			<Score
				title="Profile completeness"
				score={profileCompleteness.score}
				className="lg:col-span-4"
			>
				{profileCompleteness.missingElements.length > 0 && (
					<>
						<p className="mb-1 text-small font-medium">Missing</p>
						<Lines texts={profileCompleteness.missingElements} />
					</>
				)}
			</Score>
			<Score
				title="Market competitiveness"
				score={marketCompetitiveness.score}
				className="lg:col-span-4"
			>
				<p className="mb-1 text-small font-medium">Salary potential</p>
				<p className="text-small text-ink-2">
					{marketCompetitiveness.salaryPotential}
				</p>
			</Score>
			<TextCard title="Strengths" texts={analysis.strengths} tone="ok" />
			<TextCard title="Weaknesses" texts={analysis.weaknesses} tone="warn" />
			<TextCard
				title="Immediate actions"
				below="In the next 30 days"
				texts={analysis.immediateActions}
			/>
			<TextCard
				title="Long-term goals"
				below="In 6 to 12 months"
				texts={analysis.longTermGoals}
			/>
			<TextCard title="Recommendations" texts={analysis.recommendations} />
			<TextCard title="Career paths" texts={analysis.careerPathSuggestions} />
			<Card className="lg:col-span-12">
				<Heading>Your career timeline</Heading>
				<CareerTimeline />
			</Card>
			{analysis.gapAnalysis && <GapSection gaps={analysis.gapAnalysis} />}
			{analysis.sectionAnalysis && (
				<SectionScores
					sections={analysis.sectionAnalysis}
					analysis={analysis}
				/>
			)}
			{analysis.wordedBy && (
				<p className="text-small text-ink-2 lg:col-span-12">
					Found and scored by Attune's rules; worded by {analysis.wordedBy} and
					checked against your profile.
				</p>
			)}
		</div>
	);
}

type ScoreProps = {
	title: string;
	score: number;
	className: string;
	children: ReactNode;
};

function Score({ title, score, className, children }: ScoreProps) {
	return (
		<Card className={className}>
			<Heading>{title}</Heading>
			<div className="flex items-start gap-5">
				<Ring
					value={score}
					reach={score}
					caption="of 100"
					tone={scoreTone(score)}
				/>
				<div className="min-w-0">{children}</div>
			</div>
		</Card>
	);
}

type TextCardProps = {
	title: string;
	below?: string;
	texts: readonly string[];
	tone?: DotTone;
};

function TextCard({ title, below, texts, tone }: TextCardProps) {
	if (texts.length === 0) return null;
	return (
		<Card className="lg:col-span-6">
			<h2 className="text-h2">{title}</h2>
			<p className="mb-3 text-small text-ink-2">{below}</p>
			<Lines texts={texts} tone={tone} />
		</Card>
	);
}

const TONE_WORDS = { none: "", ok: "Strength", warn: "Weakness", bad: "" };

/** Each line with the way to the profile's tab where it is mended, where it names one. */
function Lines({
	texts,
	tone = "none",
}: {
	texts: readonly string[];
	tone?: DotTone | undefined;
}) {
	return (
		<ul className="space-y-2.5">
			{texts.map((line) => {
				const { text, tab } = adviceIn(line);
				return (
					<li key={line} className="flex gap-2.5">
						<Dot tone={tone} label={TONE_WORDS[tone]} />
						<p className="min-w-0">
							{text}{" "}
							{tab && (
								<Link
									to={paths.profile}
									search={{ tab: tab.id }}
									className="text-small whitespace-nowrap text-accent underline underline-offset-2"
								>
									Open {tab.name}
								</Link>
							)}
						</p>
					</li>
				);
			})}
		</ul>
	);
}
