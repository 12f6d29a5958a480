// A posting's requirements as the panel shows them: each once, in one of four groups, with the lines that answer it or the way to
// enter them. Worked out beside the page's own thread, so that the page carries none of what it takes.
import type { Job, Span, Term } from "../../../domain/job/job.ts";
import { canonicalTerm } from "../../../domain/job/lexicon/lexicon.ts";
import type {
	Fact,
	Match,
	Question,
	RequirementMatch,
	TermMatch,
} from "../../../domain/match/match.ts";
import { entryIndexOf } from "../../../domain/profile/content-path.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { formForLine, formForTerm, placeOfFact } from "../../profile-places.ts";
import type { AskedQuestion, PanelPoint } from "./panel-point.ts";
import { groupOf, type PointGroup } from "./point-groups.ts";

const MOST_EVIDENCE = 2;
const MOST_ADDITIONS = 3;

/** Where no requirement is spelled out, the terms are listed instead. */
export function panelPoints(
	match: Match,
	job: Job,
	profile: Profile,
): PanelPoint[] {
	if (match.requirements.length > 0)
		return match.requirements.map((answered, at) => {
			const asksIt = ({ requirements }: Question) => requirements.includes(at);
			const question = match.toAsk.find(asksIt);
			const isAsked = question?.answer || !isAnswered(answered);
			const around = { match, job, profile };
			return pointOfRequirement(
				answered,
				isAsked ? question : undefined,
				around,
			);
		});
	return match.terms
		.filter(({ term }) => term.kind !== "title" && isNamed(term))
		.map((answered) => pointOfTerm(answered, profile));
}

/** The profile says something of it already. */
function isAnswered({ support }: RequirementMatch): boolean {
	return support !== "unknown" && support !== "absent";
}

type Around = { match: Match; job: Job; profile: Profile };

function pointOfRequirement(
	answered: RequirementMatch,
	question: Question | undefined,
	{ match, job, profile }: Around,
): PanelPoint {
	const { requirement, support, evidence } = answered;
	const { span, text, kind } = requirement;
	// What the person answers stays where it was asked, whatever the answer.
	const group = question ? "asked" : groupOf(support);
	const isOpen = isLacking(question?.answer ? group : groupOf(support));
	return {
		key: span.join("-"),
		text,
		group,
		support,
		isRequired: kind === "must",
		isDealBreaker: job.knockouts.some((knockout) =>
			overlap(knockout.span, span),
		),
		evidence: question ? [] : withPlaces(evidence, profile),
		additions: isOpen
			? additionsFor(
					text,
					// Years are shown by a job, not by a name in a list.
					requirement.years
						? []
						: missingIn(span, match.terms).filter((term) =>
								standsByItself(term, text),
							),
					profile,
				)
			: [],
		question: question ? askedQuestion(question, profile) : null,
	};
}

function isLacking(group: PointGroup): boolean {
	return group === "missing" || group === "related";
}

function askedQuestion(
	{ topic, kind, text, answer }: Question,
	{ statements }: Profile,
): AskedQuestion {
	const said = answer && statements[entryIndexOf(answer.path) ?? -1];
	return {
		topic,
		kind,
		text,
		said: said ? { ...said, holds: answer.holds } : null,
	};
}

function pointOfTerm(
	{ term, support, evidence }: TermMatch,
	profile: Profile,
): PanelPoint {
	return {
		key: term.term,
		text: term.term,
		group: groupOf(support),
		support,
		isRequired: term.demand === "must",
		isDealBreaker: false,
		evidence: withPlaces(evidence, profile),
		additions: support === "absent" ? formsFor([term]) : [],
		question: null,
	};
}

function withPlaces(evidence: readonly Fact[], profile: Profile) {
	return evidence
		.slice(0, MOST_EVIDENCE)
		.map((fact) => ({ ...fact, place: placeOfFact(profile, fact.path) }));
}

function additionsFor(
	text: string,
	missing: readonly Term[],
	profile: Profile,
): PanelPoint["additions"] {
	const named = formsFor(missing);
	return named.length > 0
		? named
		: [{ name: null, form: formForLine(profile, text) }];
}

function formsFor(terms: readonly Term[]): PanelPoint["additions"] {
	return terms.slice(0, MOST_ADDITIONS).flatMap((term) => {
		const name = term.forms[0] ?? term.term;
		const form = formForTerm(term, name);
		return form ? [{ name, form }] : [];
	});
}

function missingIn(span: Span, terms: readonly TermMatch[]): Term[] {
	return terms
		.filter(
			({ term, support }) =>
				support === "absent" &&
				isNamed(term) &&
				term.spans.some((own) => overlap(own, span)),
		)
		.map(({ term }) => term)
		.toSorted((a, b) => b.weight - a.weight);
}

/** A name people enter, not a piece of a sentence that was taken for one. */
function isNamed({ term, kind }: Term): boolean {
	return kind !== "title" && canonicalTerm(term) !== null;
}

/** The kinds of which any one is a name that people enter. */
const NAMES: ReadonlySet<Term["kind"]> = new Set([
	...(["tool", "degree", "certificate", "language"] as const),
]);
const FEW_WORDS = 3;

/** Of a longer sentence one common word is no name by itself: "electronics" of "mechanical, electrical and electronic faults". */
function standsByItself({ term, kind, forms }: Term, text: string): boolean {
	const written = forms[0] ?? term;
	return (
		NAMES.has(kind) ||
		/\s|\d|\p{Lu}{2}/u.test(written) ||
		text.trim().split(/\s+/).length <= FEW_WORDS
	);
}

function overlap(one: Span, other: Span): boolean {
	return one[0] < other[1] && other[0] < one[1];
}
