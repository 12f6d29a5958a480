// What the builder's parts share: the draft, how the profile answers it, the request under way, and what a person can do.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isInProgress } from "../../document-status.ts";
import { generationsQuery } from "../../queries/generation-queries.ts";
import { profileQuery } from "../../queries/profile-query.ts";
import { writerQuery } from "../../queries/writer-query.ts";
import { useMe } from "../../session.ts";
import { notify } from "../../ui/toast.tsx";
import {
	type BuilderDraft,
	emptyDraft,
	type RequestedKind,
	useBuilderDraft,
} from "./draft.ts";
import { type FormErrors, problemsOf } from "./form-problems.ts";
import type { MatchState } from "./match-messages.ts";
import { useGeneration } from "./use-generation.ts";
import { useMatch } from "./use-match.ts";
import { useQuestions } from "./use-questions.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type Builder = ReturnType<typeof useBuilder>;

export function useBuilder() {
	const { user, usage } = useMe();
	const [draft, change] = useBuilderDraft(user.id);
	const { data: profile, isPending } = useQuery(profileQuery);
	const { data: writer } = useWriter(draft.jobDescription);
	const matching = useMatch(profile, draft.jobDescription);
	const questions = useQuestions(
		profile,
		draft.jobDescription,
		matching.state === "ready" && matching.answer.isFinal && !matching.isStale,
	);
	const suggested = useSuggestions(draft, change, matching);
	const mayLackCompany = namesNoCompany(draft, matching);
	const request = useGeneration(draft, change);
	const others = useOthers(draft.running?.id);
	const [errors, setErrors] = useState<FormErrors>({});
	const [isHidden, setIsHidden] = useState(false);
	const idsMade = draft.made.map(({ id }) => id);
	const [shownMade, setShownMade] = useState<readonly string[]>(idsMade);
	const form = useRef<HTMLFormElement>(null);

	const generate = (kind: RequestedKind, next: RequestedKind | null = null) => {
		const problems = problemsOf(draft, mayLackCompany);
		setErrors(problems.errors);
		if (problems.first) {
			notify({ tone: "bad", title: problems.first.message });
			focusField(form.current, problems.first.field);
			return;
		}
		setIsHidden(false);
		request.start(kind, next);
	};
	const clear = () => {
		change({ ...emptyDraft, running: draft.running });
		setErrors({});
	};
	return {
		...{
			usage,
			draft,
			change,
			profile,
			matching,
			questions,
			suggested,
			form,
			errors,
		},
		/** What stands above the form depends on the profile; until it is there, the form would move. */
		isProfileComing: isPending,
		...{ request, others, generate, clear, mayLackCompany },
		/** A model wrote, or would: it translates, and after a failure the document can be had without it. */
		isModelAsked: Boolean(writer?.hasModel) && draft.engine !== "builtin",
		isProgressShown: draft.running !== null && !isHidden,
		hideProgress: () => setIsHidden(true),
		showProgress: () => setIsHidden(false),
		isMadeShown:
			!draft.running && idsMade.some((id) => !shownMade.includes(id)),
		hideMade: () => setShownMade([...shownMade, ...idsMade]),
	};
}

/** Asked again, where that is a while ago, as the posting changes: a document is asked for soon, and the server gets ready for it. */
function useWriter(posting: string) {
	const queries = useQueryClient();
	useEffect(() => {
		if (posting.trim() !== "") void queries.prefetchQuery(writerQuery);
	}, [queries, posting]);
	return useQuery(writerQuery);
}

/** A posting is there and names no employer for sure; where it could not be read, nobody knows better than the person. */
function namesNoCompany(draft: BuilderDraft, matching: MatchState): boolean {
	if (draft.jobDescription.trim() === "") return false;
	if (matching.state !== "ready") return matching.state === "broken";
	return matching.answer.news.companyName.sure === null;
}

/** Documents being made that were not asked for here. */
function useOthers(
	ownId: BuilderDraft["made"][number]["id"] | null | undefined,
) {
	const { data: listed = [] } = useQuery(generationsQuery);
	return listed.filter((one) => isInProgress(one) && one.id !== ownId);
}

function focusField(form: HTMLFormElement | null, name: string) {
	const field = form?.elements.namedItem(name);
	if (field instanceof HTMLElement) field.focus();
}
