// Where two strengths would write the same resume: then the person is told, since choosing between them changes nothing.
import type { Section } from "../../profile/section-names.ts";
import type { Strength } from "../content/content.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { Drafting } from "../lines/drafting.ts";
import { composedSummary, type Summary } from "./composed-summary.ts";
import { draftEntries } from "./resume-entries.ts";
import { type SkillGroup, skillGroups } from "./skill-groups.ts";
import { tailoredHeadline } from "./tailored-headline.ts";

const NAMES: Readonly<Record<Strength, string>> = {
	low: "Conservative",
	medium: "Balanced",
	high: "Creative",
};

type Written = {
	sections: readonly Section[];
	drafting: Drafting;
	/** The entries at the strength that is written, and the summary composed of all of them; undefined where it is of fewer. */
	entries: readonly DraftEntry[];
	composed: Summary | null | undefined;
	/** The skills at that strength. */
	groups: readonly SkillGroup[];
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
	const own = resumeAt(strength, tailoring, written);
	return pairs
		.filter((pair) => pair.includes(strength))
		.filter((pair) => {
			const other = pair.find((one) => one !== strength);
			if (other === undefined) return false;
			// At the lowest the person's own stays.
			if (other === "low" && written.composed) return false;
			return isSame(own, resumeAt(other, tailoring, written));
		})
		.map(
			([one, other]) =>
				`${NAMES[one]} and ${NAMES[other]} give the same resume for this posting.`,
		);
}

type Texts = () => unknown;

/** What strengths differ in, each composed when it is asked for, the summary last: it takes longest. */
function resumeAt(
	strength: Strength,
	tailoring: Tailoring,
	{ sections, drafting, entries: written, composed, groups }: Written,
): Texts[] {
	const tailored = { ...tailoring, strength };
	const worded = { ...drafting, wording: { ...drafting.wording, strength } };
	const entries = once(() =>
		strength === tailoring.strength ? written : draftEntries(sections, worded),
	);
	const isKnown = () =>
		strength === tailoring.strength ||
		(strength !== "low" &&
			tailoring.strength !== "low" &&
			JSON.stringify(entries()) === JSON.stringify(written));
	// Above the lowest strength a summary differs in nothing but the lines it is composed of.
	const summary = () =>
		composed !== undefined && isKnown()
			? composed
			: composedSummary(tailored, worded, entries());
	// Skills are spelled as the posting does at every strength but the lowest.
	const skills = () =>
		(strength === "low") === (tailoring.strength === "low")
			? groups
			: skillGroups(tailored, sections, worded.relevance);
	const hasSummary = strength !== "low" && sections.includes("summary");
	return [
		once(() => entries().map(({ lines }) => lines.map(({ text }) => text))),
		once(() => skills().map((group) => group.skills.map(({ text }) => text))),
		once(() => tailoredHeadline(tailored, worded)?.text ?? null),
		once(() =>
			hasSummary ? (summary()?.lines.map(({ text }) => text) ?? null) : null,
		),
	];
}

function isSame(one: readonly Texts[], other: readonly Texts[]): boolean {
	return one.every(
		(texts, at) => JSON.stringify(texts()) === JSON.stringify(other[at]?.()),
	);
}

function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | null = null;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
