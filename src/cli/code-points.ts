// Spans for readers in any language. Inside, texts are counted in UTF-16 units, in which an emoji is two; printed, a
// character is a Unicode code point, as most programs that read a file count.
import type { Job, Requirement, Span, Term } from "../domain/job/job.ts";
import type { Match } from "../domain/match/match.ts";

type Convert = (span: Span) => Span;

/** The job with its spans counted in code points of `text`. */
export function inCodePoints(job: Job, text: string): Job {
	const convert = converter(text);
	const placed = placedBy(convert);
	return {
		...job,
		form:
			job.form.kind === "several"
				? { ...job.form, vacancies: job.form.vacancies.map(placed) }
				: job.form,
		titles: job.titles.map(placed),
		companies: job.companies.map(placed),
		terms: job.terms.map((term) => termBy(term, convert)),
		requirements: job.requirements.map((requirement) =>
			requirementBy(requirement, convert),
		),
		groups: job.groups.map((group) => ({
			...group,
			lead: group.lead && placed(group.lead),
		})),
		knockouts: job.knockouts.map(placed),
	};
}

/** The match with the spans of its job counted in code points of `text`. */
export function matchInCodePoints(match: Match, text: string): Match {
	const convert = converter(text);
	const placed = placedBy(convert);
	return {
		...match,
		terms: match.terms.map((one) => ({
			...one,
			term: termBy(one.term, convert),
		})),
		requirements: match.requirements.map((one) => ({
			...one,
			requirement: requirementBy(one.requirement, convert),
		})),
		knockouts: match.knockouts.map((one) => ({
			...one,
			knockout: placed(one.knockout),
		})),
	};
}

function placedBy(convert: Convert) {
	return <T extends { span: Span }>(piece: T): T => ({
		...piece,
		span: convert(piece.span),
	});
}

function termBy(term: Term, convert: Convert): Term {
	return { ...term, spans: term.spans.map(convert) };
}

function requirementBy(
	requirement: Requirement,
	convert: Convert,
): Requirement {
	const placed = placedBy(convert);
	return {
		...placed(requirement),
		parts: requirement.parts.map(placed),
		years: requirement.years && placed(requirement.years),
		level: requirement.level && placed(requirement.level),
	};
}

function converter(text: string): Convert {
	// Positions of second halves, in order: a span moves left by as many as stand before it.
	const halves = [...text.matchAll(/[\ud800-\udbff](?=[\udc00-\udfff])/g)].map(
		(match) => match.index + 1,
	);
	if (halves.length === 0) return (span) => span;
	const moved = (unit: number) =>
		unit - halves.filter((half) => half < unit).length;
	return ([start, end]) => [moved(start), moved(end)];
}
