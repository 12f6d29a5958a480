// The builder's left side: the posting, and how a document is to be made of it.

import type { ReactNode } from "react";
import { ContradictionsCard } from "../../contradictions/contradictions-card.tsx";
import { ChevronDownIcon } from "../../ui/icons.ts";
import { notify } from "../../ui/toast.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { EngineChoice } from "./engine-choice.tsx";
import { stillWrong } from "./form-problems.ts";
import { JobForm } from "./job-form.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { LetterWishes } from "./letter-wishes.tsx";
import { MatchInShort } from "./match-in-short.tsx";
import { SectionChoice } from "./section-choice.tsx";
import { StrengthChoice } from "./strength-choice.tsx";
import type { Builder } from "./use-builder.ts";

export function BuilderForm({
	builder,
	onShowMatch,
}: {
	builder: Builder;
	onShowMatch: () => void;
}) {
	const { draft, change, profile, matching, suggested, form, mayLackCompany } =
		builder;
	const reasons = matching.state === "ready" ? matching.answer.sections : [];
	const aiSelect = () => {
		const sections = reasons.map(({ section }) => section);
		change({ sections, hasOwnSections: false });
		const text = `${sections.length} sections selected based on the job description.`;
		notify({ tone: "ok", title: "Sections selected", text });
	};
	return (
		<div className="space-y-3.5">
			<JobForm
				{...{ draft, change, suggested, form, mayLackCompany }}
				errors={stillWrong(builder.errors, draft, mayLackCompany)}
			/>
			<ContradictionsCard profile={profile} />
			<MatchInShort matching={matching} onShow={onShowMatch} />
			<LanguageChoice
				{...{ draft, change, matching }}
				hasModel={builder.isModelAsked}
			/>
			<HowItIsMade>
				<SectionChoice
					profile={profile}
					chosen={draft.sections}
					reasons={draft.hasOwnSections ? [] : reasons}
					onChange={(sections) => change({ sections, hasOwnSections: true })}
					onAiSelect={matching.state === "ready" ? aiSelect : null}
				/>
				<StrengthChoice
					strength={draft.strength}
					onChange={(strength) => change({ strength })}
				/>
				<EngineChoice
					engine={draft.engine}
					onChange={(engine) => change({ engine })}
				/>
				<LetterWishes {...{ draft, change }} />
			</HowItIsMade>
		</div>
	);
}

/** All of it has a good value already: on a phone it opens at a press, so that the way down to the match is short. */
function HowItIsMade({ children }: { children: ReactNode }) {
	const isWide = useWide("beyondPhone");
	if (isWide) return children;
	return (
		<details className="group rounded-2 border border-line bg-sheet">
			<summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-5 py-3.5 font-medium [&::-webkit-details-marker]:hidden">
				Sections, wording and your own words
				<ChevronDownIcon
					aria-hidden
					size={16}
					className="shrink-0 group-open:rotate-180"
				/>
			</summary>
			<div className="space-y-3.5 p-2.5">{children}</div>
		</details>
	);
}
