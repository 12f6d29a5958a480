// The resume builder: the posting on the left, what it asks for and what the profile answers on the right.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { GenerationRequest } from "../../../api/generations.ts";
import type { Strength } from "../../../domain/tailoring/content/content.ts";
import { paths } from "../../paths.ts";
import {
	generationsQuery,
	isUnfinished,
	profileQuery,
	writerQuery,
} from "../../queries.ts";
import { useMe } from "../../session.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Segments } from "../../ui/choice.tsx";
import { Page, PageHead, PageTitle } from "../../ui/page.tsx";
import { notify } from "../../ui/toast.tsx";
import { CompletionDialog } from "./completion-dialog.tsx";
import {
	type ChangeDraft,
	type Draft,
	emptyDraft,
	type Kind,
	useDraft,
} from "./draft.ts";
import { EngineChoice } from "./engine-choice.tsx";
import { GenerateCard } from "./generate-card.tsx";
import { type FormErrors, JobForm } from "./job-form.tsx";
import { MatchInShort } from "./match-in-short.tsx";
import { MatchPanel } from "./match-panel.tsx";
import { ProgressDialog } from "./progress-dialog.tsx";
import { SectionChoice } from "./section-choice.tsx";
import { newKey, requestOf, useGeneration } from "./use-generation.ts";
import { type Matching, useMatch } from "./use-match.ts";

const strengths: { value: Strength; label: string; text: string }[] = [
	{
		value: "low",
		label: "Conservative",
		text: "Conservative keeps your sentences and only reorders and trims.",
	},
	{
		value: "medium",
		label: "Balanced",
		text: "Balanced leads with strong verbs and the posting’s own terms.",
	},
	{
		value: "high",
		label: "Creative",
		text: "Creative also merges lines and sets them in a new frame.",
	},
];

export function BuilderPage() {
	const me = useMe();
	const [draft, change] = useDraft(me.user.id);
	const { data: profile } = useQuery(profileQuery);
	const { data: writer } = useQuery(writerQuery);
	const matching = useMatch(profile, draft.jobDescription);
	const { generation, start, follow, cancel } = useGeneration(draft, change);
	const { data: listed = [] } = useQuery(generationsQuery);
	const others = listed.filter(
		(one) => isUnfinished(one) && one.id !== draft.running?.id,
	);
	const [errors, setErrors] = useState<FormErrors>({});
	const [isHidden, setIsHidden] = useState(false);
	const [shownMade, setShownMade] = useState(draft.made.length);
	const form = useRef<HTMLFormElement>(null);
	const panel = useRef<HTMLElement>(null);
	const suggested = useSuggestions(draft, change, matching);

	const generate = (kind: Kind) => {
		const problems = problemsOf(draft);
		setErrors(problems.errors);
		if (problems.first) {
			notify({ tone: "bad", title: problems.first.message });
			const field = form.current?.elements.namedItem(problems.first.field);
			if (field instanceof HTMLElement) field.focus();
			return;
		}
		setIsHidden(false);
		start(kind);
	};
	const clear = () => {
		change({ ...emptyDraft, running: draft.running });
		setShownMade(0);
		setErrors({});
	};
	const reset = () => {
		clear();
		notify({ title: "Form reset", text: "All fields cleared." });
	};
	const aiSelect = (sections: Draft["sections"]) => {
		change({ sections });
		const text = `${sections.length} sections selected based on the job description.`;
		notify({ tone: "ok", title: "Sections selected", text });
	};

	return (
		<Page>
			<PageTitle title="Resume Builder" />
			<PageHead
				title="Resume Builder"
				below="Paste the posting. What it asks for, and what your profile answers, appears as you type."
				actions={
					<Link to={paths.documents} className={buttonClass()}>
						My Resumes
					</Link>
				}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
				<div className="space-y-3.5">
					<JobForm
						{...{ draft, change, suggested, form }}
						errors={stillWrong(errors, draft)}
					/>
					<MatchInShort
						matching={matching}
						onShow={() => {
							panel.current?.scrollIntoView();
							panel.current?.focus({ preventScroll: true });
						}}
					/>
					<SectionChoice
						profile={profile}
						chosen={draft.sections}
						onChange={(sections) => change({ sections })}
						onAiSelect={
							matching.state === "ready"
								? () => aiSelect(matching.answer.sections)
								: null
						}
					/>
					<Card>
						<Segments
							legend="How freely may wording change?"
							name="strength"
							value={draft.strength}
							options={strengths}
							onChange={(strength) => change({ strength })}
						/>
						<p className="mt-2 text-small text-ink-2">
							Facts never change.{" "}
							{strengths.find(({ value }) => value === draft.strength)?.text}
						</p>
					</Card>
					<EngineChoice
						engine={draft.engine}
						onChange={(engine) => change({ engine })}
					/>
				</div>
				<div className="space-y-3.5">
					<section
						ref={panel}
						tabIndex={-1}
						aria-label="Match with your profile"
						className="outline-none"
					>
						<MatchPanel matching={matching} profile={profile} />
					</section>
					<div className="lg:sticky lg:bottom-4 lg:rounded-2 lg:shadow-over">
						<GenerateCard
							usage={me.usage}
							running={draft.running?.kind ?? null}
							generation={generation}
							onGenerate={generate}
							onShow={() => setIsHidden(false)}
							elsewhere={others[0] ?? null}
							onFollow={({ kind, id }) => {
								setIsHidden(false);
								follow(kind, id);
							}}
							onReset={reset}
							onWithoutModel={
								!writer?.hasModel || draft.engine === "builtin"
									? null
									: (kind) => {
											change({ engine: "builtin" });
											generate(kind);
										}
							}
						/>
					</div>
				</div>
			</div>
			{draft.running && !isHidden && (
				<ProgressDialog
					kind={draft.running.kind}
					generation={generation}
					isQueued={others.some(
						({ generation_status }) => generation_status === "processing",
					)}
					onHide={() => setIsHidden(true)}
					onCancel={draft.running.id ? () => void cancel() : null}
				/>
			)}
			{!draft.running && draft.made.length > shownMade && (
				<CompletionDialog
					made={draft.made}
					usage={me.usage}
					onGenerate={(kind) => {
						setShownMade(draft.made.length);
						generate(kind);
					}}
					onClear={clear}
					onClose={() => setShownMade(draft.made.length)}
				/>
			)}
		</Page>
	);
}

/** Fills title and company from the posting for as long as the person has not typed in them. */
function useSuggestions(draft: Draft, change: ChangeDraft, matching: Matching) {
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

type FieldName = keyof FormErrors;

/** A message goes away as soon as its field is filled. */
function stillWrong(errors: FormErrors, draft: Draft): FormErrors {
	return Object.fromEntries(
		Object.entries(errors).filter(
			([field]) => draft[field as FieldName].trim() === "",
		),
	);
}

/** The same rules the server has, with the same messages. */
function problemsOf(draft: Draft): {
	errors: FormErrors;
	first?: { field: FieldName; message: string };
} {
	const parsed = GenerationRequest.safeParse(requestOf(draft, newKey()));
	if (parsed.success) return { errors: {} };
	const found = parsed.error.issues.map(({ path, message }) => ({
		field: path[0] as FieldName,
		message,
	}));
	const errors = Object.fromEntries(
		found.map(({ field, message }) => [field, message]),
	);
	return found[0] ? { errors, first: found[0] } : { errors };
}
