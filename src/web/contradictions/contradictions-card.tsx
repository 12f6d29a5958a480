// Lines of a profile that contradict each other, as questions: where to change which, and what documents say until then.
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { answerCalls } from "../../api/answers.ts";
import {
	bothRightText,
	type Claim,
	type Contradiction,
} from "../../domain/contradictions/contradiction.ts";
import { meanwhile } from "../../domain/contradictions/meanwhile.ts";
import type { Profile } from "../../domain/profile/profile.ts";
import { attempt } from "../ask.ts";
import { factLabel } from "../fact-label.ts";
import { paths } from "../paths.ts";
import { placeOfFact } from "../profile-places.ts";
import { profileQuery } from "../queries/profile-query.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { notify } from "../ui/toast.tsx";
import { useContradictions } from "./use-contradictions.ts";

/** Nothing where nothing contradicts. */
export function ContradictionsCard({
	profile,
}: {
	profile: Profile | undefined;
}) {
	const found = useContradictions(profile);
	if (!profile || found.length === 0) return null;
	return (
		<Card aria-labelledby="contradictions" className="mb-3.5">
			<h2 id="contradictions" className="font-sans text-h3">
				Which is right?
			</h2>
			<p className="mt-1 text-small text-ink-2">
				These lines in your profile contradict each other. Change one of them.
			</p>
			<ul className="mt-2.5 divide-y divide-line">
				{found.map((one) => (
					<li key={bothRightText(one)} className="py-3 first:pt-0 last:pb-0">
						<Question contradiction={one} profile={profile} />
					</li>
				))}
			</ul>
		</Card>
	);
}

type QuestionProps = { contradiction: Contradiction; profile: Profile };

function Question({ contradiction, profile }: QuestionProps) {
	const queries = useQueryClient();
	const [isSaving, setSaving] = useState(false);
	const settle = async () => {
		setSaving(true);
		const outcome = await attempt(answerCalls.keep, {
			body: {
				kind: "other",
				text: bothRightText(contradiction),
				answer: "Yes",
			},
		});
		setSaving(false);
		if (!outcome.isDone) {
			const { message: text } = outcome.failure;
			notify({ tone: "bad", title: "Couldn't save your answer", text });
			return;
		}
		notify({
			title: "Saved as your own statement",
			text: "You can take it back in your profile, under Your own statements.",
		});
		await queries.invalidateQueries({ queryKey: profileQuery.queryKey });
	};
	return (
		<>
			<ul className="space-y-1.5 text-small">
				{contradiction.claims.map((claim) => (
					<ClaimLine key={claim.path} claim={claim} profile={profile} />
				))}
			</ul>
			<Meanwhile contradiction={contradiction} />
			<Button
				size="small"
				kind="ghost"
				busy={isSaving}
				className="mt-1 -ml-3"
				onClick={() => void settle()}
			>
				Both are right
			</Button>
		</>
	);
}

function Meanwhile({ contradiction }: Pick<QuestionProps, "contradiction">) {
	const done = meanwhile(contradiction);
	if (done === null) return null;
	return (
		<p className="mt-1.5 text-small break-words text-ink-2">
			{"leavesOut" in done
				? `Until you decide, documents leave out “${done.leavesOut}”`
				: `Until you decide, documents say “${done.says}”`}
		</p>
	);
}

function ClaimLine({ claim, profile }: { claim: Claim; profile: Profile }) {
	const label = factLabel(profile, claim.path);
	return (
		<li className="break-words">
			<span className="text-ink-2">{label}:</span> “{claim.text}”{" "}
			<Link
				to={paths.profile}
				search={placeOfFact(profile, claim.path)}
				aria-label={`Change it in ${label}`}
				className="font-medium text-accent underline-offset-4 hover:underline"
			>
				Change
			</Link>
		</li>
	);
}
