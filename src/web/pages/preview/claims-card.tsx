// What the claim check found: how many lines rest on which kind of change, what was put back, and the lines that wait for the
// person's word.
import type { ReactNode } from "react";
import { linesToConfirm } from "../../../domain/tailoring/claims/claim-problem.ts";
import type { Validation } from "../../../domain/tailoring/content/content.ts";
import { LineQuestion } from "../../claims/line-question.tsx";
import type { OpenClaim } from "../../claims/messages.ts";
import { toConfirmText } from "../../to-confirm.ts";
import { Card } from "../../ui/card.tsx";
import type { TakeOut } from "./use-own-words.ts";

type ClaimsProps = {
	validation: Validation;
	/** What the document says and the profile does not prove; null until it was looked for. */
	claims: OpenClaim[] | null;
	document: string;
	/** Null where the person may not edit. */
	takeOut: TakeOut | null;
};

export function ClaimsCard({ validation, claims, ...answering }: ClaimsProps) {
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
			<h2 id="claims" tabIndex={-1} className="scroll-mt-20 font-sans text-h3">
				Where the lines come from
			</h2>
			<p
				hidden={lines.length === 0}
				className="mt-1.5 text-small text-ink-2 tabular-nums"
			>
				{lines.length === 1 ? "1 line rests" : `${lines.length} lines rest`} on
				your profile: {counts.join(", ")}.
			</p>
			{claims && claims.length > 0 && <Open claims={claims} {...answering} />}
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

type OpenProps = Pick<ClaimsProps, "document" | "takeOut"> & {
	claims: OpenClaim[];
};

function Open({ claims, document: id, takeOut }: OpenProps) {
	return (
		<details open className="mt-2 border-t border-line pt-2">
			<summary className="text-small font-medium text-warn">
				{toConfirmText(linesToConfirm(claims))}
			</summary>
			<ul className="mt-1.5 space-y-3">
				{claims.map((claim) => (
					<li key={`${claim.where}${claim.text}${claim.message}`}>
						<LineQuestion
							claim={claim}
							document={id}
							onTakeBack={takeOut ? () => void takeOut(claim) : undefined}
							onConfirmed={() => document.getElementById("claims")?.focus()}
						/>
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
