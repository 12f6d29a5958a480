// How complete the profile is, with its parts: counted in the page, so that it moves with every change.
import { Link } from "@tanstack/react-router";
import {
	COMPLETION_CATEGORIES,
	COMPLETION_WEIGHTS,
	completionScore,
	completionStanding,
} from "../../../domain/profile/completion-score.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { categoryWords } from "../../../domain/profile/recommendations.ts";
import { paths } from "../../paths.ts";
import { Bar, Card, Chip } from "../../ui/card.tsx";

const tones = { green: "ok", orange: "warn", red: "bad" } as const;

export function CompletionCard({ profile }: { profile: Profile }) {
	const { score, categories, bonus } = completionScore(profile);
	const { label, color } = completionStanding(score);
	return (
		<Card aria-label="Profile completion" className="mb-5 p-4! sm:px-5!">
			<details>
				<summary className="flex list-none flex-wrap items-center gap-x-4 gap-y-2 [&::-webkit-details-marker]:hidden">
					<span className="font-serif text-[26px] leading-none font-semibold tabular-nums">
						{score}%
					</span>
					<Chip tone={tones[color]}>{label}</Chip>
					<span className="min-w-32 flex-1">
						<Bar percent={score} />
					</span>
					<span className="text-small font-medium text-accent underline-offset-4 hover:underline">
						How it adds up
					</span>
				</summary>
				<dl className="mt-4 grid gap-x-8 gap-y-2.5 border-t border-line pt-4 sm:grid-cols-2">
					{COMPLETION_CATEGORIES.map((category) => {
						const { label: name, tab } = categoryWords[category];
						return (
							<div key={category} className="flex justify-between gap-4">
								<dt>
									<Link
										to={paths.profile}
										search={{ tab }}
										resetScroll={false}
										className="underline-offset-4 hover:underline"
									>
										{name}
									</Link>
								</dt>
								<dd className="text-ink-2 tabular-nums">
									{points(categories[category])} of{" "}
									{COMPLETION_WEIGHTS[category]}
								</dd>
							</div>
						);
					})}
					<div className="flex justify-between gap-4">
						<dt>Quality bonus</dt>
						<dd className="text-ink-2 tabular-nums">{bonus} of 10</dd>
					</div>
				</dl>
			</details>
		</Card>
	);
}

/** 13.5, 0.75 and 20: no more decimals than there are. */
function points(value: number): string {
	return String(Math.round(value * 100) / 100);
}
