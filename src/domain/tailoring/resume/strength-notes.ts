// Where two strengths would write the same resume: then the person is told, since choosing between them changes nothing.
import type { Section } from "../../profile/profile.ts";
import type { Strength } from "../content/content.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Drafting } from "../lines/resume-draft.ts";
import { composedSummary } from "./composed-summary.ts";
import { draftEntries } from "./resume-entries.ts";
import { skillGroups } from "./skill-groups.ts";
import { tailoredHeadline } from "./tailored-headline.ts";

const NAMES: Readonly<Record<Strength, string>> = {
	low: "Conservative",
	medium: "Balanced",
	high: "Creative",
};

type Written = {
	sections: readonly Section[];
	drafting: Drafting;
};

/** One sentence for each neighboring strength that gives the same. */
export function strengthNotes(
	tailoring: Tailoring,
	written: Written,
): string[] {
	const { strength } = tailoring;
	const pairs: [Strength, Strength][] = [
		["low", "medium"],
		["medium", "high"],
	];
	return pairs
		.filter(
			(pair) => pair.includes(strength) && isSame(pair, tailoring, written),
		)
		.map(
			([one, other]) =>
				`${NAMES[one]} and ${NAMES[other]} give the same resume for this posting.`,
		);
}

function isSame(
	[one, other]: readonly [Strength, Strength],
	tailoring: Tailoring,
	{ sections, drafting }: Written,
): boolean {
	const partsAt = (strength: Strength) => {
		const tailored = { ...tailoring, strength };
		const worded = { ...drafting, wording: { ...drafting.wording, strength } };
		const entries = draftEntries(sections, worded);
		const summary =
			strength === "low" || !sections.includes("summary")
				? null
				: composedSummary(tailored, worded, entries);
		return JSON.stringify([
			summary?.lines.map(({ text }) => text),
			tailoredHeadline(tailored, worded)?.text,
			entries.map(({ lines }) => lines.map(({ text }) => text)),
			skillGroups(tailored, sections, worded.relevance).map(({ skills }) =>
				skills.map(({ text }) => text),
			),
		]);
	};
	return partsAt(one) === partsAt(other);
}
