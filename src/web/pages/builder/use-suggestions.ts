// Title and company as the posting names them, and the sections the profile can fill.
import { useEffect } from "react";
import {
	type BuilderDraft,
	type ChangeDraft,
	DEFAULT_SECTIONS,
} from "./draft.ts";
import type { MatchState } from "./match-messages.ts";

/** Fills title and company from the posting for as long as the person has not typed in them. */
export function useSuggestions(
	draft: BuilderDraft,
	change: ChangeDraft,
	matching: MatchState,
) {
	const news = matching.state === "ready" ? matching.answer.news : null;
	const isCurrent = matching.state === "ready" && !matching.isStale;
	const { jobTitle, companyName, own } = draft;
	useEffect(() => {
		if (!news || !isCurrent) return;
		const title = own.jobTitle ? jobTitle : (news.jobTitle.sure ?? "");
		const company = own.companyName
			? companyName
			: (news.companyName.sure ?? "");
		if (title !== jobTitle || company !== companyName)
			change({ jobTitle: title, companyName: company });
	}, [news, isCurrent, jobTitle, companyName, own, change]);
	useSuggestedSections(draft, change, matching);
	return {
		jobTitle: news?.jobTitle ?? NOTHING,
		companyName: news?.companyName ?? NOTHING,
		/** What is wrong with what was pasted, once it has been read as it stands. */
		note: isCurrent ? (news?.note ?? null) : null,
	};
}

/** Ticks what the profile can fill, for as long as the person has not chosen. */
function useSuggestedSections(
	{ sections, hasOwnSections, jobDescription }: BuilderDraft,
	change: ChangeDraft,
	matching: MatchState,
) {
	const isEmpty = jobDescription.trim() === "";
	const read =
		matching.state === "ready" && !matching.isStale ? matching.answer : null;
	useEffect(() => {
		if (hasOwnSections) return;
		const wanted = isEmpty
			? DEFAULT_SECTIONS
			: read?.sections.map(({ section }) => section);
		if (wanted && wanted.join() !== sections.join())
			change({ sections: wanted });
	}, [hasOwnSections, isEmpty, read, sections, change]);
}

const NOTHING = { sure: null, unsure: [] };
