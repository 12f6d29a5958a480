// The builder's left side: the posting, and how a document is to be made of it.
import { ContradictionsCard } from "../../contradictions/contradictions-card.tsx";
import { notify } from "../../ui/toast.tsx";
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
		</div>
	);
}
