// What does not fit together in the profile: gaps in time, skills nobody can see in the work, contradictions and overlaps.
import type { ReactNode } from "react";
import type { GapAnalysis, Grade } from "../../../domain/analysis/analysis.ts";
import { Card, Chip } from "../../ui/card.tsx";
import { Heading } from "./heading.tsx";

const TONES = { high: "bad", medium: "warn", low: "plain" } as const;

export function GapSection({ gaps }: { gaps: GapAnalysis }) {
	const { timelineGaps, skillExperienceAlignment, overlapDetection } = gaps;
	const { workExperienceGaps, careerProgressionIssues, educationGaps } =
		timelineGaps;
	const parts: [string, ReactNode[]][] = [
		[
			"Gaps between jobs",
			workExperienceGaps.map(({ period, duration, impact, suggestion }) => (
				<Item key={period} title={`${period}, ${duration}`} grade={impact}>
					{suggestion}
				</Item>
			)),
		],
		[
			"Career progression",
			careerProgressionIssues.map((issue) => <Item key={issue}>{issue}</Item>),
		],
		[
			"Education",
			educationGaps.map(({ issue, recommendation }) => (
				<Item key={issue} title={issue}>
					{recommendation}
				</Item>
			)),
		],
		[
			"Skills none of your jobs show",
			names(skillExperienceAlignment.unverifiedSkills),
		],
		[
			"Skills your work shows but your list doesn't",
			names(skillExperienceAlignment.underutilizedSkills),
		],
		[
			"Common for this role, but not in your profile",
			names(skillExperienceAlignment.missingSkillsForRole),
		],
		[
			"Contradictions",
			gaps.logicalInconsistencies.map((text) => <Item key={text}>{text}</Item>),
		],
		[
			"Dates that overlap",
			overlapDetection.conflictingDates.map(
				({ issue, conflict, resolution }) => (
					<Item key={`${issue} ${conflict}`} title={issue}>
						{conflict} {resolution}
					</Item>
				),
			),
		],
		[
			"Contradictions",
			overlapDetection.inconsistentInformation.map(({ field, conflict }) => (
				<Item key={`${field} ${conflict}`} title={field}>
					{conflict}
				</Item>
			)),
		],
	];
	const shown = parts.filter(([, items]) => items.length > 0);
	return (
		<Card className="lg:col-span-12">
			<Heading>Gap analysis</Heading>
			{shown.length === 0 ? (
				<p className="text-ink-2">No contradictions found.</p>
			) : (
				<div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
					{shown.map(([title, items]) => (
						<section key={title}>
							<h3 className="mb-2 text-h3 font-semibold">{title}</h3>
							<ul className="space-y-2.5">{items}</ul>
						</section>
					))}
				</div>
			)}
		</Card>
	);
}

type ItemProps = { title?: string; grade?: Grade; children: ReactNode };

function Item({ title, grade, children }: ItemProps) {
	return (
		<li>
			{title && (
				<p className="flex flex-wrap items-center gap-2 font-medium">
					{title}
					{grade && (
						<Chip tone={TONES[grade]} size="small">
							{grade} impact
						</Chip>
					)}
				</p>
			)}
			<p className={title ? "text-ink-2" : ""}>{children}</p>
		</li>
	);
}

/** Names in one line of chips rather than a line each. */
function names(texts: readonly string[]): ReactNode[] {
	if (texts.length === 0) return [];
	return [
		<li key="names" className="flex flex-wrap gap-1.5">
			{texts.map((text) => (
				<Chip key={text}>{text}</Chip>
			))}
		</li>,
	];
}
