// What the tailoring did for the match with the posting.
import type { Metadata } from "../../../domain/tailoring/content/content.ts";
import { Bar, Card } from "../../ui/card.tsx";

export function MatchCard({
	score: { before, after, ceiling },
}: {
	score: Metadata["score"];
}) {
	return (
		<Card aria-labelledby="match">
			<h2 id="match" className="font-sans text-h3">
				Match
			</h2>
			<p className="my-1.5 text-small text-ink-2 tabular-nums">
				{before} before, {after} now, {ceiling} in reach
			</p>
			<Bar percent={after} />
		</Card>
	);
}
