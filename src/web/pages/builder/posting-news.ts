// What the builder says about a posting besides the match: who asks, and what is wrong with what was pasted.
import { textOfVacancy } from "../../../domain/job/form/vacancies.ts";
import type { Candidate, Job } from "../../../domain/job/job.ts";
import { postingProblems } from "../../../domain/job/reading/posting-problems.ts";
import type { NamedOrGuessed, Opening, PostingNews } from "./match-messages.ts";

export function newsOf(job: Job, text: string): PostingNews {
	const [problem] = postingProblems(text, job);
	return {
		jobTitle: namedBy(job.title, job.titles),
		companyName: namedBy(job.company, job.companies),
		note: problem
			? {
					text: `${problem.message} ${problem.hint}`,
					vacancies: openingsOf(job, text),
				}
			: null,
	};
}

const MOST_UNSURE = 2;
const LEAST_SCORE = 0.4;

function namedBy(
	sure: string | null,
	candidates: readonly Candidate[],
): NamedOrGuessed {
	const unsure = sure
		? []
		: candidates
				.filter(({ score }) => score >= LEAST_SCORE)
				.slice(0, MOST_UNSURE)
				.map(({ text }) => text);
	return { sure, unsure };
}

function openingsOf({ form }: Job, text: string): Opening[] {
	if (form.kind !== "several") return [];
	return form.vacancies.map((vacancy) => ({
		title: vacancy.title,
		posting: textOfVacancy(text, form.vacancies, vacancy),
	}));
}
