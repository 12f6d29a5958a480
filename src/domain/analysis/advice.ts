// Findings put in order and said as advice: what to mend first, what within 30 days, what takes longer.
import type { Grade, SectionAnalysis } from "./analysis.ts";
import type { Finding, Tab } from "./finding.ts";

const ORDER: Readonly<Record<Grade, number>> = { high: 0, medium: 1, low: 2 };
const TAB_ORDER: readonly Tab[] = [
	"Personal",
	"Work",
	"Skills",
	"Education",
	"Certifications",
	"Projects",
	"Languages",
];
const MOST_RECOMMENDED = 8;
const MOST_AT_ONCE = 6;
const FEW = 3;
const MOST_WEAKNESSES = 6;

/** The gravest first; among equals, what documents show first. */
export function rankedFindings(findings: readonly Finding[]): Finding[] {
	return findings.toSorted(
		(a, b) =>
			ORDER[a.priority] - ORDER[b.priority] ||
			TAB_ORDER.indexOf(a.tab) - TAB_ORDER.indexOf(b.tab) ||
			b.cost - a.cost,
	);
}

/**
 * Every piece of advice names the tab it is mended in, and is given once: what weighs most and can be done at a desk is done
 * first, what needs new facts later, and the rest is recommended. `findings` are ranked.
 */
export function adviceFrom<F extends Omit<Finding, "cost">>(
	findings: readonly F[],
) {
	const say = ({ tab, suggestion }: F) => `${tab}: ${suggestion}`;
	const soon = findings.filter(({ when }) => when === "soon");
	const urgent = soon.filter(({ priority }) => priority !== "low");
	const first = (urgent.length > 0 ? urgent : soon.slice(0, FEW)).slice(
		0,
		MOST_AT_ONCE,
	);
	return {
		weaknesses: findings
			.filter(({ priority }) => priority !== "low")
			.slice(0, MOST_WEAKNESSES)
			.map(({ tab, issue }) => `${tab}: ${issue}`),
		recommendations: soon
			.filter((finding) => !first.includes(finding))
			.slice(0, MOST_RECOMMENDED)
			.map((finding) => `${say(finding)} ${finding.impact}`),
		immediateActions: first.map(say),
		longTermGoals: findings.filter(({ when }) => when === "later").map(say),
	};
}

/** A section's score, 100 less what its findings cost, with the findings as its reasons. */
export function sectionFrom(
	findings: readonly Finding[],
	tab: Tab,
): SectionAnalysis {
	const own = findings.filter((finding) => finding.tab === tab);
	const cost = own.reduce((total, finding) => total + finding.cost, 0);
	return {
		score: Math.max(0, 100 - cost),
		issues: own.map(({ issue }) => issue),
		suggestions: own.map(({ priority, suggestion, impact }) => ({
			priority,
			suggestion,
			impact,
		})),
	};
}
