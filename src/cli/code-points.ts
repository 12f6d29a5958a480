// Spans for readers in any language. Inside, texts are counted in UTF-16 units, in which an emoji is two; printed, a
// character is a Unicode code point, as most programs that read a file count.
import type { Job, Span } from "../domain/job/job.ts";

/** The job with its spans counted in code points of `text`. */
export function inCodePoints(job: Job, text: string): Job {
	const convert = converter(text);
	const placed = <T extends { span: Span }>(piece: T): T => ({
		...piece,
		span: convert(piece.span),
	});
	return {
		...job,
		form:
			job.form.kind === "several"
				? { ...job.form, vacancies: job.form.vacancies.map(placed) }
				: job.form,
		titles: job.titles.map(placed),
		companies: job.companies.map(placed),
		terms: job.terms.map((term) => ({
			...term,
			spans: term.spans.map(convert),
		})),
		requirements: job.requirements.map((requirement) => ({
			...requirement,
			span: convert(requirement.span),
			parts: requirement.parts.map(placed),
			years: requirement.years && placed(requirement.years),
			level: requirement.level && placed(requirement.level),
		})),
		groups: job.groups.map((group) => ({
			...group,
			lead: group.lead && placed(group.lead),
		})),
		knockouts: job.knockouts.map((knockout) => ({
			...knockout,
			span: convert(knockout.span),
		})),
	};
}

function converter(text: string): (span: Span) => Span {
	// Positions of second halves, in order: a span moves left by as many as stand before it.
	const halves = [...text.matchAll(/[\ud800-\udbff](?=[\udc00-\udfff])/g)].map(
		(match) => match.index + 1,
	);
	if (halves.length === 0) return (span) => span;
	const moved = (unit: number) =>
		unit - halves.filter((half) => half < unit).length;
	return ([start, end]) => [moved(start), moved(end)];
}
