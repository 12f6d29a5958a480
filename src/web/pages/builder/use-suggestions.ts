// Title and company as the posting names them.
import { useEffect } from "react";
import type { Candidate } from "../../../domain/job/job.ts";
import type { ChangeDraft, Draft } from "./draft.ts";
import type { Matching } from "./use-match.ts";

/** Fills title and company from the posting for as long as the person has not typed in them. */
export function useSuggestions(
	draft: Draft,
	change: ChangeDraft,
	matching: Matching,
) {
	const job = matching.state === "ready" ? matching.answer.job : null;
	const isCurrent = matching.state === "ready" && !matching.isStale;
	const { jobTitle, companyName, own } = draft;
	useEffect(() => {
		if (!job || !isCurrent) return;
		const title = own.jobTitle ? jobTitle : (job.title ?? "");
		const company = own.companyName ? companyName : (job.company ?? "");
		if (title !== jobTitle || company !== companyName)
			change({ jobTitle: title, companyName: company });
	}, [job, isCurrent, jobTitle, companyName, own, change]);
	return {
		jobTitle: job?.title ?? null,
		companyName: job?.company ?? null,
		unsure: {
			jobTitle: unsureOf(job?.title, job?.titles),
			companyName: unsureOf(job?.company, job?.companies),
		},
		/** What the posting is, once it has been read as it stands. */
		read: isCurrent ? job : null,
	};
}

const MOST_UNSURE = 2;
const LEAST_SCORE = 0.4;

/** What it may be, to choose from, where nothing is sure enough to be filled in. */
function unsureOf(
	sure: string | null | undefined,
	candidates: readonly Candidate[] | undefined,
): string[] {
	if (sure) return [];
	return (candidates ?? [])
		.filter(({ score }) => score >= LEAST_SCORE)
		.slice(0, MOST_UNSURE)
		.map(({ text }) => text);
}
