// What the tailoring did: to the match with the posting, and to the profile's lines.
import type {
	Metadata,
	Validation,
} from "../../../domain/tailoring/content/content.ts";
import { Bar, Card } from "../../ui/card.tsx";
import { scoreText, workText } from "./tailoring-done.ts";

type MatchCardProps = {
	score: Metadata["score"];
	omitted: Metadata["omitted"];
	lines: Validation["lines"];
};

export function MatchCard({ score, omitted, lines }: MatchCardProps) {
	return (
		<Card aria-labelledby="match">
			<h2 id="match" className="font-sans text-h3">
				Match
			</h2>
			<p className="my-1.5 text-small text-ink-2 tabular-nums">
				{scoreText(score)}
			</p>
			<Bar percent={score.after} />
			<p className="mt-2.5 text-small text-ink-2">
				{workText({ omitted, lines })}
			</p>
		</Card>
	);
}
