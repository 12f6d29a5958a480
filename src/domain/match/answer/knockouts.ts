// Conditions that end an application by themselves, answered by what was decided about the requirement each stands in: never by a
// judgement of their own. "Not met" needs a fact that says otherwise or a section that would name it; silence alone is unknown.
import type { AskKind, Knockout, KnockoutKind } from "../../job/job.ts";
import {
	comesAfterStart,
	mayComeLater,
} from "../../language/reading/may-come.ts";
import { isNotHeld, isOver } from "../../language/reading/not-held.ts";
import type { Profile } from "../../profile/profile.ts";
import { acceptsExperience, isChoice } from "../decide/alternatives.ts";
import type { Asking, Decision } from "../decide/asking.ts";
import { decideDegree } from "../decide/degree.ts";
import { decideDriving, namesClass } from "../decide/driving.ts";
import { decideLanguages } from "../decide/languages.ts";
import { withoutNotEnough } from "../decide/not-enough.ts";
import { withinRank } from "../decide/paper-rank.ts";
import { decidePapers } from "../decide/papers.ts";
import { openWhereUnread } from "../decide/unread.ts";
import { decideYears } from "../decide/years.ts";
import type { KnockoutMatch } from "../match.ts";

const PAPERS: ReadonlySet<KnockoutKind> = new Set(["licence", "certificate"]);

/** A requirement with what was decided about the whole of it. */
export type Decided = { asking: Asking; decision: Decision };

/** `all` holds every requirement of the posting. */
export function answerKnockout(
	knockout: Knockout,
	all: readonly Decided[],
): KnockoutMatch {
	const at = placeOf(knockout, all);
	const found = all[at];
	if (!found)
		return { knockout, requirement: null, verdict: "unknown", evidence: [] };
	const decided = decisionOn(knockout.kind, found);
	const decision = decided && openWhereUnread(decided, found.asking);
	const answered = decision
		? verdictOf(decision, knockout.kind, found.asking.profile)
		: "unknown";
	// "Qualified, or working towards it": what is under way may stand under any name.
	const { text } = found.asking.requirement;
	const takesUnderWay =
		(isNotHeld(text) && hasUnderWay(found.asking.profile)) ||
		// "Must be finished before day one", of what is begun.
		(decision?.support === "partly" && mayComeLater(text)) ||
		(PAPERS.has(knockout.kind) && comesAfterStart(text));
	const verdict =
		answered === "not-met" && takesUnderWay ? "unknown" : answered;
	const isShort = verdict === "not-met" && decision?.reached !== undefined;
	return {
		knockout,
		requirement: at,
		verdict,
		evidence: [...(decision?.evidence ?? [])],
		...(isShort && { reached: decision.reached }),
	};
}

/** Whether anything is studied for, under whatever name. */
function hasUnderWay({ education, certifications }: Profile): boolean {
	return (
		education.some(
			({ is_current, degree_type }) =>
				is_current || isNotHeld(degree_type ?? ""),
		) ||
		certifications.some(
			({ certification_name }) =>
				isNotHeld(certification_name) && !isOver(certification_name),
		)
	);
}

/** Of the requirements it spans, the first that says something of its kind. */
function placeOf(
	{ kind, span }: Knockout,
	decided: readonly Decided[],
): number {
	const spanned = [...decided.keys()].filter((at) => {
		const [start, end] = decided[at]?.asking.requirement.span ?? [0, 0];
		return start < span[1] && span[0] < end;
	});
	const deciding = spanned.find((at) => {
		const one = decided[at];
		return one !== undefined && saysOf(kind, one);
	});
	return deciding ?? spanned[0] ?? -1;
}

function saysOf(kind: KnockoutKind, { asking }: Decided): boolean {
	const { ask } = asking.requirement;
	const { asks = [], decide } = KINDS[kind];
	return (ask !== null && asks.includes(ask)) || Boolean(decide?.(asking));
}

type Kind = {
	/** What a posting asks under this condition, where only the person can tell. */
	asks?: readonly AskKind[];
	/** Decides this condition alone, where a requirement holds others too. */
	decide?: (asking: Asking) => Decision | null;
	/** Where a profile would say that it is met. */
	section?: "work_experience" | "education" | "languages" | "certifications";
};

const KINDS: Readonly<Record<KnockoutKind, Kind>> = {
	years: { decide: decideYears, section: "work_experience" },
	degree: { decide: decideDegree, section: "education" },
	language: { decide: decideLanguages, section: "languages" },
	licence: {
		asks: ["driving-licence", "registration"],
		decide: decideLicence,
		section: "certifications",
	},
	certificate: {
		asks: ["registration"],
		decide: decidePapers,
		section: "certifications",
	},
	"work-permit": { asks: ["work-permit"] },
	clearance: { asks: ["clearance", "background-check"] },
	place: { asks: ["travel", "relocation", "residence", "on-site"] },
	shift: { asks: ["availability", "hours"] },
};

/** A class of driving license that is not held is held by no paper. */
function decideLicence(asking: Asking): Decision | null {
	const driving = namesClass(asking.requirement.text)
		? decideDriving(asking)
		: null;
	return driving?.support === "absent" ? driving : decidePapers(asking);
}

function decisionOn(
	kind: KnockoutKind,
	{ asking, decision }: Decided,
): Decision | null {
	const { ask } = asking.requirement;
	const { asks = [], decide } = KINDS[kind];
	if (ask && asks.includes(ask)) return decision;
	// "A degree or four years of experience", "PGCE or QTS": nothing ends for want of one of them.
	if (decide && (acceptsExperience(asking) || isChoice(asking)))
		return isOpen(asking, decision) ? null : decision;
	if (!decide) return null;
	const own = decide(asking);
	return own
		? withoutNotEnough(withinRank(own, asking), asking)
		: ask
			? null
			: decision;
}

// What experience is the same as a degree, no profile can deny.
function isOpen(asking: Asking, { support }: Decision): boolean {
	return (
		support === "absent" &&
		asking.requirement.years === null &&
		acceptsExperience(asking)
	);
}

function verdictOf(
	{ support, isLess, isUnsure, question }: Decision,
	kind: KnockoutKind,
	profile: Profile,
): KnockoutMatch["verdict"] {
	switch (support) {
		case "shown":
		case "listed":
			return "met";
		case "partly":
			return isLess ? "not-met" : "unknown";
		case "unknown":
			return "unknown";
		case "absent": {
			if (isUnsure) return "unknown";
			const { section } = KINDS[kind];
			const isSaid = section && profile[section].length > 0;
			return isSaid || question?.answer ? "not-met" : "unknown";
		}
	}
}
