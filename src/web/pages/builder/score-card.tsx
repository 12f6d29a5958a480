// The score, how far wording can take it, and what it is made of.
import type { ReactNode } from "react";
import { Bar, Card } from "../../ui/card.tsx";
import { Ring } from "../../ui/ring.tsx";
import { countsText } from "./counts-text.ts";
import type { MatchAnswer } from "./match-messages.ts";

export function ScoreCard({ answer }: { answer: MatchAnswer }) {
	const { score, ceiling, points } = answer;
	const words = points.length === 0 ? "Nothing to match yet" : verdict(score);
	return (
		<Card>
			<div className="flex flex-wrap items-center gap-5 min-[420px]:flex-nowrap">
				<Ring value={score} reach={ceiling} caption={reachInShort(answer)} />
				<div>
					<h2 className="text-h2">{words}</h2>
					<p className="mt-0.5 text-small text-ink-2">
						{points.length === 0 ? (
							"No requirement found in this text yet."
						) : (
							<>
								{countsText(points)} {reach(answer)}
							</>
						)}
					</p>
				</div>
			</div>
			{points.length > 0 && (
				<div className="mt-4 border-t border-line pt-3.5 text-small">
					{/* The line is there from the start, so that nothing moves when it has something to say. */}
					<p className="mb-1.5 flex flex-wrap justify-between gap-x-4 font-medium">
						How the score is made
						<span role="status" className="font-normal text-ink-2">
							{refinement(answer)}
						</span>
					</p>
					<Parts answer={answer} />
					{answer.limit && <Limit {...answer.limit} />}
				</div>
			)}
			<p role="status" className="sr-only">
				{words}. Match score {score}, {reachInShort(answer)}.
			</p>
		</Card>
	);
}

/** Says why a score stays low however much else is answered. */
function Limit({ most, quote }: { most: number; quote: string }) {
	return (
		<p className="mt-2.5 text-ink-2">
			No more than {most} without this deal-breaker: “{quote}”
		</p>
	);
}

const parts = [
	["requirements", "Requirements"],
	["terms", "Skills and tools it names"],
	["title", "Job title"],
] as const;

/** What the posting asks nothing of has no part in the score. */
function Parts({ answer }: { answer: MatchAnswer }) {
	return (
		<dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 min-[420px]:grid-cols-[minmax(0,1fr)_5rem_auto]">
			{parts
				.filter(([part]) => answer.shares[part] > 0)
				.map(([part, label]) => (
					<Part key={part} label={label} points={answer.parts[part]}>
						{Math.round(answer.shares[part])}% of the score
					</Part>
				))}
			<Part label="Field of work" points={answer.parts.field}>
				multiplies the others
			</Part>
		</dl>
	);
}

function Part({
	label,
	points,
	children,
}: {
	label: string;
	points: number;
	children: ReactNode;
}) {
	return (
		<div className="contents">
			<dt className="min-w-0">
				{label} <span className="text-ink-3">{children}</span>
			</dt>
			<dd className="contents">
				<span className="hidden min-[420px]:block">
					<Bar percent={points} />
				</span>
				<span className="text-right tabular-nums">
					{points}
					<span className="sr-only"> of 100</span>
				</span>
			</dd>
		</div>
	);
}

/** What comparing meanings, not words alone, did to the score. */
function refinement({ isFinal, score, scoreBefore }: MatchAnswer): string {
	if (!isFinal) return "Comparing meanings…";
	return scoreBefore === undefined || scoreBefore === score
		? ""
		: `Was ${scoreBefore} by words alone`;
}

function verdict(score: number): string {
	if (score >= 80) return "A strong match";
	if (score >= 60) return "A good match";
	return score >= 35 ? "A partial match" : "A distant match";
}

function reachInShort({ score, ceiling }: MatchAnswer): string {
	return ceiling > score ? `of ${ceiling} within reach` : "as it stands";
}

function reach({ score, ceiling }: MatchAnswer): string {
	return ceiling > score
		? `Rewording alone can take it to ${ceiling}. Nothing is added that you haven't done.`
		: "Your own words already say it, so rewording can't raise the score. The document still puts what this posting asks for first.";
}
