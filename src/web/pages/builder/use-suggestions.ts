// Title and company as the posting names them, and the sections the profile can fill.
import { useEffect, useState } from "react";
import {
	type BuilderDraft,
	type ChangeDraft,
	DEFAULT_SECTIONS,
} from "./draft.ts";
import type { MatchState } from "./match-messages.ts";

export type TakenField = keyof BuilderDraft["own"];

/** Fills title and company from the posting for as long as the person has not typed in them and is in neither. */
export function useSuggestions(
	draft: BuilderDraft,
	change: ChangeDraft,
	matching: MatchState,
) {
	const news = matching.state === "ready" ? matching.answer.news : null;
	const isCurrent = matching.state === "ready" && !matching.isStale;
	const { jobTitle, companyName, own } = draft;
	const [entered, setEntered] = useState<TakenField | null>(null);
	useEffect(() => {
		if (!news || !isCurrent) return;
		// A name that came now would come between the letters that are typed.
		const isKept = (name: TakenField) => own[name] || entered === name;
		const title = isKept("jobTitle") ? jobTitle : (news.jobTitle.sure ?? "");
		const company = isKept("companyName")
			? companyName
			: (news.companyName.sure ?? "");
		if (title !== jobTitle || company !== companyName)
			change({ jobTitle: title, companyName: company });
	}, [news, isCurrent, jobTitle, companyName, own, entered, change]);
	useSuggestedSections(draft, change, matching);
	return {
		jobTitle: news?.jobTitle ?? NOTHING,
		companyName: news?.companyName ?? NOTHING,
		/** In which of the two somebody is at work. */
		setEntered,
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
