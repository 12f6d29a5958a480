// Where two strengths would write the same resume: then the person is told, since choosing between them changes nothing.
import type { Section } from "../../profile/profile.ts";
import type { Strength } from "../content/content.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { mergeShortLines } from "../lines/merge-lines.ts";
import type { DraftEntry, Drafting } from "../lines/resume-draft.ts";
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
	entries: readonly DraftEntry[];
};

/** One sentence for each neighboring strength that gives the same. */
export function strengthNotes(
	tailoring: Tailoring,
	written: Written,
): string[] {
	const { strength } = tailoring;
	const pairs: [Strength, Strength, () => boolean][] = [
		["low", "medium", () => isSameLowMedium(tailoring, written)],
		["medium", "high", () => isSameMediumHigh(tailoring, written)],
	];
	return pairs
		.filter(
			([one, other, isSame]) =>
				(strength === one || strength === other) && isSame(),
		)
		.map(
			([one, other]) =>
				`${NAMES[one]} and ${NAMES[other]} give the same resume for this posting.`,
		);
}

function isSameMediumHigh(
	tailoring: Tailoring,
	{ sections, drafting, entries }: Written,
): boolean {
	const summaryAt = (strength: Strength) =>
		sections.includes("summary")
			? composedSummary({ ...tailoring, strength }, drafting, entries)
			: null;
	const [medium, high] = [summaryAt("medium"), summaryAt("high")];
	const saysOf = (summary: typeof medium) =>
		summary?.lines.map(({ text }) => text).join(" ");
	return saysOf(medium) === saysOf(high) && !entries.some(isMerged(drafting));
}

function isMerged({ wording }: Drafting) {
	return ({ lines }: DraftEntry) =>
		lines.some(({ change }) => change === "merged") ||
		(wording.language === "en" && mergeShortLines(lines).length < lines.length);
}

function isSameLowMedium(
	tailoring: Tailoring,
	{ sections, drafting, entries }: Written,
): boolean {
	const medium = { ...tailoring, strength: "medium" as const };
	const low = { ...tailoring, strength: "low" as const };
	if (
		sections.includes("summary") &&
		composedSummary(medium, drafting, entries) !== null
	)
		return false;
	const partsAt = (other: Tailoring) => {
		const { strength } = other;
		const worded = { ...drafting, wording: { ...drafting.wording, strength } };
		return JSON.stringify([
			tailoredHeadline(other, worded)?.text,
			draftEntries(sections, worded).map(({ lines }) =>
				lines.map(({ text }) => text),
			),
			skillGroups(other, sections, drafting.relevance).map(({ skills }) =>
				skills.map(({ text }) => text),
			),
		]);
	};
	return partsAt(low) === partsAt(medium);
}
