// The language the documents are in, chosen before anything is made: where the posting speaks another one, that is said here.
import {
	LANGUAGE_CODES,
	LANGUAGE_NAMES,
} from "../../../domain/language/language-code.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SelectField } from "../../ui/field.tsx";
import type { BuilderDraft, ChangeDraft } from "./draft.ts";
import { hintOf, newsOfLanguages, usualName } from "./language-news.ts";
import type { MatchState } from "./match-messages.ts";

type LanguageChoiceProps = {
	draft: BuilderDraft;
	change: ChangeDraft;
	matching: MatchState;
	/** A model writes, which translates. */
	hasModel: boolean;
};

export function LanguageChoice({
	draft: { language },
	change,
	matching,
	hasModel,
}: LanguageChoiceProps) {
	const spoken =
		matching.state === "ready" ? matching.answer.languages : undefined;
	const news = spoken && newsOfLanguages(spoken, { language, hasModel });
	return (
		<Card className="space-y-3">
			<SelectField
				label="Language of the documents"
				name="language"
				value={language ?? ""}
				onChange={({ target }) =>
					change({
						language:
							LANGUAGE_CODES.find((code) => code === target.value) ?? null,
					})
				}
			>
				<option value="">{usualName(spoken, hasModel)}</option>
				{LANGUAGE_CODES.map((code) => (
					<option key={code} value={code}>
						{LANGUAGE_NAMES[code].english}
					</option>
				))}
			</SelectField>
			{/* There from the start, so that a screen reader says what comes into it. */}
			<div role="status">
				{news && (
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-1 bg-warn-wash p-3 text-small text-warn">
						<p className="min-w-0 flex-1 basis-60">{news.text}</p>
						<Button
							size="small"
							onClick={() => change({ language: news.offered })}
						>
							Switch to {LANGUAGE_NAMES[news.offered].english}
						</Button>
					</div>
				)}
			</div>
			<p className="text-small text-ink-2">
				{hintOf(spoken, { language, hasModel })}
			</p>
		</Card>
	);
}
