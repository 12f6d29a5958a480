// What the claim check found: how many lines rest on which kind of change, what was taken out, what was left out and why.
import type { ReactNode } from "react";
import type {
	Metadata,
	Validation,
} from "../../../domain/tailoring/content.ts";
import { Card } from "../../ui/card.tsx";

export function ClaimsCard({
	validation,
	metadata,
}: {
	validation: Validation;
	metadata: Metadata;
}) {
	const { lines, dropped, repaired, warnings } = validation;
	const counts = (["kept", "reworded", "merged"] as const)
		.map(
			(change) =>
				[
					lines.filter((line) => line.change === change).length,
					change,
				] as const,
		)
		.filter(([count]) => count > 0)
		.map(([count, change]) => `${count} ${change}`);
	return (
		<Card aria-labelledby="claims">
			<h2 id="claims" className="font-sans text-h3">
				Where the lines come from
			</h2>
			<p className="mt-1.5 text-small text-ink-2 tabular-nums">
				{lines.length} lines rest on your profile: {counts.join(", ")}.
			</p>
			{warnings.map((warning) => (
				<p
					key={warning}
					className="mt-2 rounded-1 bg-warn-wash px-3 py-2 text-small text-warn"
				>
					{warning}
				</p>
			))}
			<Lines title="Put back into your own words" lines={repaired} />
			<Lines title="Taken out by the check" lines={dropped} />
			<Lines title="Left out of this document" lines={metadata.omitted} />
		</Card>
	);
}

type Told = { path: string; text: string; reason: string };

function Lines({ title, lines }: { title: ReactNode; lines: Told[] }) {
	if (lines.length === 0) return null;
	return (
		<details className="mt-2 border-t border-line pt-2 text-small">
			<summary className="font-medium">
				{title} ({lines.length})
			</summary>
			<ul className="mt-1 space-y-2">
				{Object.entries(lines).map(([place, { text, reason }]) => (
					<li key={place} className="break-words">
						“{text}”<span className="block text-ink-2">{reason}</span>
					</li>
				))}
			</ul>
		</details>
	);
}
