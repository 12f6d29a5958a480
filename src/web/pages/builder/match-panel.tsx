// The live answer to a posting: the score with its parts, and what is asked for.
import type { ReactNode } from "react";
import type { Profile } from "../../../domain/profile/profile.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { AskedFor } from "./asked-for.tsx";
import type { MatchState } from "./match-messages.ts";
import type { PanelPoint } from "./panel-point.ts";
import { ScoreCard } from "./score-card.tsx";

export function MatchPanel({
	matching,
	questions,
	profile,
}: {
	matching: MatchState;
	/** What the posting asks its reader to tell. */
	questions: readonly PanelPoint[];
	profile: Profile | undefined;
}) {
	switch (matching.state) {
		case "empty":
			return (
				<Quiet title="The match appears here">
					Paste a posting to see what it asks for, what your profile answers and
					what's missing as you type. Nothing is sent.
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
				<div aria-busy={matching.isStale} className="space-y-3.5">
					<ScoreCard answer={matching.answer} />
					<AskedFor
						points={[...matching.answer.points, ...questions]}
						profile={profile}
					/>
				</div>
			) : null;
	}
}

function Quiet({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Card className="border-dashed">
			<h2 className="text-h2">{title}</h2>
			<p className="mt-1 text-ink-2">{children}</p>
		</Card>
	);
}
