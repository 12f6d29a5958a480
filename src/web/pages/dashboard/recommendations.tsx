// The few things most worth doing next, each a link to where it is done.
import { Link } from "@tanstack/react-router";
import type { ProfileRecommendation } from "../../../api/dashboard.ts";
import { useHasPage } from "../../own-pages.ts";
import { paths } from "../../paths.ts";
import { Dot } from "../../ui/card.tsx";
import { DashboardCard } from "./dashboard-card.tsx";

const priorities = {
	high: { tone: "bad", word: "High" },
	medium: { tone: "warn", word: "Medium" },
} as const;

type RecommendationsProps = {
	recommendations: ProfileRecommendation[] | undefined;
	className: string;
};

export function Recommendations({
	recommendations,
	className,
}: RecommendationsProps) {
	return (
		<DashboardCard
			title="Personalized Recommendations"
			lines={5}
			className={className}
		>
			{recommendations &&
				(recommendations.length === 0 ? (
					<p className="text-ink-2">
						Your profile has everything. Paste a posting and see how you match.
					</p>
				) : (
					<ul>
						{recommendations.map((recommendation) => (
							<Line key={recommendation.id} recommendation={recommendation} />
						))}
					</ul>
				))}
		</DashboardCard>
	);
}

function Line({ recommendation }: { recommendation: ProfileRecommendation }) {
	const { title, about, priority, points } = recommendation;
	const { tone, word } = priorities[priority];
	const hasPage = useHasPage();
	const target = targetOf(recommendation);
	const worth = points === null ? "" : ` · worth ${pointWords(points)}`;
	return (
		<li className="flex items-start gap-3 border-t border-line py-3 first:border-0 first:pt-0">
			<Dot tone={tone} label={`${word} priority`} />
			<div className="min-w-0">
				{hasPage(target.to) ? (
					<Link
						{...target}
						className="font-medium underline-offset-4 hover:underline"
					>
						{title}
					</Link>
				) : (
					<span className="font-medium">{title}</span>
				)}
				<p className="text-small text-ink-2">
					{word} · {about}
					{worth}
				</p>
			</div>
		</li>
	);
}

function targetOf({ leadsTo }: ProfileRecommendation): {
	to: string;
	search?: { tab: string };
} {
	switch (leadsTo.page) {
		case "profile":
			return { to: paths.profile, search: { tab: leadsTo.tab } };
		case "builder":
			return { to: paths.builder };
		case "administration":
			return { to: paths.admin };
	}
}

function pointWords(points: number): string {
	const rounded = Math.round(points * 10) / 10;
	return rounded === 1 ? "1 point" : `${rounded} points`;
}
