// The analysis as a report on paper: no navigation, at most two suggestions a section, and the print dialog once it is drawn.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Analysis } from "../../../domain/analysis/analysis.ts";
import { paths } from "../../paths.ts";
import { useMe } from "../../session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ArrowLeftIcon } from "../../ui/icons.ts";
import { PageTitle, Skeleton } from "../../ui/page.tsx";
import { dayOf } from "../../when.ts";
import { analysisQuery } from "./analysis-query.ts";
import { adviceIn } from "./profile-tab.ts";
import { scoreLabel } from "./score-words.ts";
import { suggestionsLeft } from "./section-advice.ts";
import { SECTION_NAMES, type Sections } from "./section-scores.tsx";

/** Fonts and lines stand by then; the dialog would freeze a half-drawn page. */
const PRINT_AFTER_MS = 500;
const SUGGESTIONS = 2;

export function PrintPage() {
	const { user } = useMe();
	const { data: reply, error } = useQuery(analysisQuery);
	const latest = reply?.latest;
	const isShown = Boolean(latest);
	useEffect(() => {
		if (!isShown) return;
		const timer = setTimeout(() => window.print(), PRINT_AFTER_MS);
		return () => clearTimeout(timer);
	}, [isShown]);
	return (
		<main className="on-paper mx-auto max-w-[820px] px-5 py-8 print:max-w-none print:p-0">
			<PageTitle title="Profile Analysis Report" />
			<div className="mb-8 flex flex-wrap justify-between gap-3 print:hidden">
				<Link to={paths.analysis} className={buttonClass({ kind: "ghost" })}>
					<ArrowLeftIcon aria-hidden size={16} />
					Back to Analysis
				</Link>
				<Button
					kind="primary"
					disabled={!latest}
					onClick={() => window.print()}
				>
					Print Report
				</Button>
			</div>
			{latest ? (
				<Report
					name={`${user.first_name} ${user.last_name}`}
					day={dayOf(latest.created_at)}
					analysis={latest.analysis}
				/>
			) : reply || error ? (
				<p className="py-16 text-center text-h2">
					{error ? error.message : "No analysis found"}
				</p>
			) : (
				<Skeleton lines={6} />
			)}
		</main>
	);
}

type ReportProps = { name: string; day: string; analysis: Analysis };

function Report({ name, day, analysis }: ReportProps) {
	const { profileCompleteness, marketCompetitiveness } =
		analysis.detailedAnalysis;
	const scores: [string, number][] = [
		["Overall", analysis.overallScore],
		["Completeness", profileCompleteness.score],
		["Competitiveness", marketCompetitiveness.score],
	];
	const lists: [string, readonly string[]][] = [
		["Strengths", analysis.strengths],
		["Weaknesses", analysis.weaknesses],
		["Missing elements", profileCompleteness.missingElements],
		["Immediate actions (next 30 days)", analysis.immediateActions],
		["Long-term goals (6-12 months)", analysis.longTermGoals],
		["Recommendations", analysis.recommendations],
		["Career paths", analysis.careerPathSuggestions],
	];
	return (
		<article>
			<header className="border-b-2 border-ink pb-4">
				<p className="text-small text-ink-2">Profile analysis, {day}</p>
				<h1 className="text-h1">{name}</h1>
			</header>
			<dl className="grid grid-cols-3 gap-2 border-b sm:gap-4 border-line py-5">
				{scores.map(([label, score]) => (
					<div key={label}>
						<dt className="text-small text-ink-2">{label}</dt>
						<dd className="font-serif text-h1 font-semibold tabular-nums">
							{score}
							<span className="text-base font-normal text-ink-2"> of 100</span>
						</dd>
						<dd className="text-small">{scoreLabel(score)}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 text-small text-ink-2">
				Salary potential: {marketCompetitiveness.salaryPotential}
			</p>
			{lists.map(([title, texts]) => (
				<List key={title} title={title} texts={texts} />
			))}
			{analysis.sectionAnalysis && (
				<SectionPart sections={analysis.sectionAnalysis} analysis={analysis} />
			)}
		</article>
	);
}

function List({ title, texts }: { title: string; texts: readonly string[] }) {
	if (texts.length === 0) return null;
	return (
		<section className="mt-6">
			<h2 className="mb-2 break-after-avoid text-h2">{title}</h2>
			<ul className="list-disc space-y-1.5 pl-5">
				{texts.map((line) => (
					<li key={line} className="break-inside-avoid">
						{adviceIn(line).text}
					</li>
				))}
			</ul>
		</section>
	);
}

type SectionPartProps = { sections: Sections; analysis: Analysis };

function SectionPart({ sections, analysis }: SectionPartProps) {
	const names = Object.keys(SECTION_NAMES) as (keyof Sections)[];
	return (
		<section className="mt-6">
			<h2 className="mb-2 break-after-avoid text-h2">Section by section</h2>
			{names.map((name) => {
				const { score, suggestions } = sections[name];
				const { title, tab } = SECTION_NAMES[name];
				const left = suggestionsLeft(analysis, tab, suggestions);
				return (
					<div
						key={name}
						className="break-inside-avoid border-t border-line py-3"
					>
						<h3 className="flex justify-between text-h3 font-semibold">
							{title}
							<span className="tabular-nums">
								{score} of 100, {scoreLabel(score)}
							</span>
						</h3>
						{left.length < suggestions.length && (
							<p className="mt-1 text-small text-ink-2">
								See above for what to do about it.
							</p>
						)}
						<ul className="mt-1 list-disc space-y-1 pl-5">
							{left.slice(0, SUGGESTIONS).map(({ suggestion }) => (
								<li key={suggestion}>{suggestion}</li>
							))}
						</ul>
					</div>
				);
			})}
		</section>
	);
}
