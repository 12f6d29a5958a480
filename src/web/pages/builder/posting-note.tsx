// What was pasted, where it is not simply one posting: what to do, or which of several jobs it is to be.
import { textOfVacancy } from "../../../domain/job/form/vacancies.ts";
import type { Job, Vacancy } from "../../../domain/job/job.ts";
import { postingProblems } from "../../../domain/job/posting-problems.ts";
import { Button } from "../../ui/button.tsx";
import type { ChangeDraft } from "./draft.ts";

type PostingNoteProps = { job: Job; text: string; change: ChangeDraft };

export function PostingNote({ job, text, change }: PostingNoteProps) {
	const [problem] = postingProblems(text, job);
	if (!problem) return null;
	return (
		<div role="status" className="space-y-2 text-small">
			<p className="text-warn">
				{problem.message} {problem.hint}
			</p>
			{job.form.kind === "several" && (
				<Vacancies
					vacancies={job.form.vacancies}
					onChoose={(chosen, vacancies) =>
						change({
							jobDescription: textOfVacancy(text, vacancies, chosen),
							own: { jobTitle: false, companyName: false },
							made: [],
						})
					}
				/>
			)}
		</div>
	);
}

type VacanciesProps = {
	vacancies: readonly Vacancy[];
	onChoose: (chosen: Vacancy, vacancies: readonly Vacancy[]) => void;
};

function Vacancies({ vacancies, onChoose }: VacanciesProps) {
	return (
		<ul className="flex flex-wrap gap-2" aria-label="Jobs in this text">
			{vacancies.map((vacancy) => (
				<li key={vacancy.span[0]} className="max-w-full">
					<Button size="small" onClick={() => onChoose(vacancy, vacancies)}>
						<span className="truncate">{vacancy.title}</span>
					</Button>
				</li>
			))}
		</ul>
	);
}
