// The posting's points, the required ones first, each with the line of the profile that answers it.
import { useState } from "react";
import type { Match, RequirementSupport } from "../../../domain/match/match.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { Card, Chip, Dot, type DotTone } from "../../ui/card.tsx";
import { Evidence } from "./evidence.tsx";

const SHOWN = 6;

type Point = {
	key: string;
	text: string;
	isRequired: boolean;
	support: RequirementSupport;
	evidence: Match["terms"][number]["evidence"];
};

const supports: Record<RequirementSupport, { tone: DotTone; words: string }> = {
	shown: { tone: "ok", words: "Shown in your profile" },
	listed: { tone: "warn", words: "Listed, but not shown in a job" },
	partly: { tone: "warn", words: "Shown in part, or something near it" },
	unknown: { tone: "none", words: "Only you can tell" },
	absent: { tone: "none", words: "Not in your profile" },
};

export function AskedFor({
	match,
	profile,
}: {
	match: Match;
	profile: Profile;
}) {
	const [isOpen, setIsOpen] = useState(false);
	const points = pointsOf(match);
	if (points.length === 0) return null;
	const hidden = points.length - SHOWN;
	return (
		<Card aria-labelledby="asked">
			<h3 id="asked" className="text-h3">
				What it asks for
			</h3>
			<ul>
				{points
					.slice(0, isOpen ? points.length : SHOWN)
					.map(({ key, text, isRequired, support, evidence }) => (
						<li
							key={key}
							className="flex gap-3 border-t border-line py-2.5 first:border-0"
						>
							<Dot
								tone={supports[support].tone}
								label={supports[support].words}
							/>
							<div className="min-w-0 flex-1">
								<p className="font-medium break-words first-letter:uppercase">
									{text}{" "}
									{isRequired && (
										<Chip
											tone={support === "absent" ? "bad" : "plain"}
											size="small"
										>
											required
										</Chip>
									)}
								</p>
								{support !== "shown" && (
									<p className="text-small text-ink-2">
										{supports[support].words}.
									</p>
								)}
								<Evidence facts={evidence} profile={profile} />
							</div>
						</li>
					))}
			</ul>
			{hidden > 0 && (
				<button
					type="button"
					aria-expanded={isOpen}
					onClick={() => setIsOpen(!isOpen)}
					className="mt-1 text-small font-medium text-accent underline-offset-4 hover:underline"
				>
					{isOpen ? "Show fewer" : `Show ${hidden} more`}
				</button>
			)}
		</Card>
	);
}

const order = { must: 0, duty: 1, nice: 2 };

/** Where no requirement is spelled out, the terms are listed instead. */
function pointsOf({ requirements, terms }: Match): Point[] {
	if (requirements.length === 0)
		return terms.map(({ term, support, evidence }) => ({
			key: term.term,
			text: term.term,
			isRequired: term.demand === "must",
			support,
			evidence,
		}));
	return requirements
		.toSorted((a, b) => order[a.requirement.kind] - order[b.requirement.kind])
		.map(({ requirement, support, evidence }) => ({
			key: String(requirement.span[0]),
			text: requirement.text,
			isRequired: requirement.kind === "must",
			support,
			evidence,
		}));
}
