// The live answer to a posting: score and ceiling, what decides, what is asked for with its evidence, what is missing.
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Match } from "../../../domain/match/match.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { paths } from "../../paths.ts";
import { Card, Chip } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { Ring } from "../../ui/ring.tsx";
import { AskedFor } from "./asked-for.tsx";
import { Knockouts } from "./knockouts.tsx";
import type { Matching } from "./use-match.ts";

const MISSING_SHOWN = 14;

export function MatchPanel({
	matching,
	profile,
}: {
	matching: Matching;
	profile: Profile | undefined;
}) {
	if (profile && isBlank(profile)) return <NoProfile />;
	switch (matching.state) {
		case "empty":
			return (
				<Quiet title="The match appears here">
					Paste a posting: what it asks for, what your profile answers and what
					is missing shows up as you type. Nothing is sent for it.
				</Quiet>
			);
		case "working":
			return (
				<Card>
					<Skeleton lines={5} />
				</Card>
			);
		case "broken":
			return (
				<Quiet title="Couldn't work out the match">
					You can still generate documents. Reload the page to try the match
					again.
				</Quiet>
			);
		case "ready":
			return profile ? (
				<div
					aria-busy={matching.isStale}
					className={clsx(
						"space-y-3.5 transition-opacity",
						matching.isStale && "opacity-70",
					)}
				>
					<Score match={matching.answer.match} />
					<Knockouts
						knockouts={matching.answer.match.knockouts}
						profile={profile}
					/>
					<AskedFor match={matching.answer.match} profile={profile} />
					<Missing missing={matching.answer.match.missing} />
				</div>
			) : null;
	}
}

function Score({ match }: { match: Match }) {
	const { answered, asked } = countAnswers(match);
	const words = asked === 0 ? "Nothing to match yet" : verdict(match.score);
	return (
		<Card>
			<div className="flex flex-wrap items-center gap-5 min-[420px]:flex-nowrap">
				<Ring
					value={match.score}
					reach={match.ceiling}
					caption={`of ${match.ceiling} within reach`}
				/>
				<div>
					<h2 className="text-h2">{words}</h2>
					<p className="mt-0.5 text-small text-ink-2">
						{asked === 0 ? (
							"No requirement is recognised in this text so far."
						) : (
							<>
								Your profile answers {answered} of {asked} things this posting
								asks for. {reach(match)}
							</>
						)}
					</p>
				</div>
			</div>
			<p role="status" className="sr-only">
				{words}. Match score {match.score}, {match.ceiling} in reach.
			</p>
		</Card>
	);
}

function Missing({ missing }: { missing: string[] }) {
	if (missing.length === 0) return null;
	const more = missing.length - MISSING_SHOWN;
	return (
		<Card aria-labelledby="missing">
			<h3 id="missing" className="text-h3">
				Not in your profile
			</h3>
			<ul className="mt-2 flex flex-wrap gap-1.5">
				{missing.slice(0, MISSING_SHOWN).map((term) => (
					<li key={term} className="max-w-full">
						<Chip>{term}</Chip>
					</li>
				))}
				{more > 0 && (
					<li className="self-center text-small text-ink-2">and {more} more</li>
				)}
			</ul>
			<p className="mt-3 text-small text-ink-2">
				None of these will be written into a document. What you do have belongs
				in{" "}
				<Link
					to={paths.profile}
					className="font-medium text-accent underline-offset-4 hover:underline"
				>
					your profile
				</Link>
				.
			</p>
		</Card>
	);
}

function NoProfile() {
	return (
		<Quiet title="Your profile is empty">
			<Link
				to={paths.profile}
				search={{ view: "import" }}
				className="font-medium text-accent underline underline-offset-4"
			>
				Import a resume
			</Link>{" "}
			first: a posting is matched with it, and every line of a document comes
			from it.
		</Quiet>
	);
}

function Quiet({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Card className="border-dashed">
			<h2 className="text-h2">{title}</h2>
			<p className="mt-1 text-ink-2">{children}</p>
		</Card>
	);
}

/** Where no requirement is spelled out, the terms stand in for them. */
function countAnswers({ requirements, terms }: Match): {
	answered: number;
	asked: number;
} {
	const points = requirements.length > 0 ? requirements : terms;
	return {
		answered: points.filter(({ support }) => support !== "absent").length,
		asked: points.length,
	};
}

function verdict(score: number): string {
	if (score >= 80) return "A strong match";
	if (score >= 60) return "A good match";
	return score >= 35 ? "A partial match" : "A distant match";
}

function reach({ score, ceiling }: Match): string {
	return ceiling > score
		? `Rewording alone can take it to ${ceiling}. Nothing is added that you haven't done.`
		: "Rewording can't raise it further. Nothing is added that you haven't done.";
}

function isBlank(profile: Profile): boolean {
	const { personal, ...lists } = profile;
	return (
		!personal.summary && Object.values(lists).every((list) => list.length === 0)
	);
}
