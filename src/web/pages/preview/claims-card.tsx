// What the claim check found: how many lines rest on which kind of change, what was put back, and what an edit added that the
// profile does not hold.
import type { ReactNode } from "react";
import type { ClaimProblem } from "../../../domain/tailoring/claims/claim-problem.ts";
import type { Validation } from "../../../domain/tailoring/content/content.ts";
import { profileLink } from "../../claims/profile-link.ts";
import { Card } from "../../ui/card.tsx";

type ClaimsProps = {
	validation: Validation;
	/** What an edited document says and the profile does not hold; null where nobody edited it. */
	claims: ClaimProblem[] | null;
};

export function ClaimsCard({ validation, claims }: ClaimsProps) {
	const { lines, repaired, warnings } = validation;
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
			<p
				hidden={lines.length === 0}
				className="mt-1.5 text-small text-ink-2 tabular-nums"
			>
				{lines.length === 1 ? "1 line rests" : `${lines.length} lines rest`} on
				your profile: {counts.join(", ")}.
			</p>
			{claims && claims.length > 0 && <Unheld claims={claims} />}
			{warnings.map((warning) => (
				<p
					key={warning}
					className="mt-2 rounded-1 bg-warn-wash px-3 py-2 text-small text-warn"
				>
					{warning}
				</p>
			))}
			<Lines title="Put back into your own words" lines={repaired} />
		</Card>
	);
}

function Unheld({ claims }: { claims: ClaimProblem[] }) {
	return (
		<details open className="mt-2 border-t border-line pt-2 text-small">
			<summary className="font-medium text-warn">
				Not in your profile ({claims.length})
			</summary>
			<ul className="mt-1 space-y-2">
				{claims.map((claim) => (
					<li
						key={`${claim.where}${claim.text}${claim.message}`}
						className="break-words"
					>
						{claim.message}{" "}
						<a
							href={profileLink(claim)}
							target="_blank"
							rel="noreferrer"
							className="font-medium text-accent underline underline-offset-3"
						>
							Add to profile
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}

type Reported = { path: string; text: string; reason: string };

function Lines({ title, lines }: { title: ReactNode; lines: Reported[] }) {
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
