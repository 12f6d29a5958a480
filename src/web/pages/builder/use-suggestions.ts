// Title and company as the posting names them.
import { useEffect } from "react";
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
	};
}
