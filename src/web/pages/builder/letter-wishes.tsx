// What a letter says of the employer in the person's own words, and the language the documents are in.
import {
	LANGUAGE_CODES,
	LANGUAGE_NAMES,
} from "../../../domain/language/language-code.ts";
import { Card } from "../../ui/card.tsx";
import { SelectField, TextArea } from "../../ui/field.tsx";
import type { BuilderDraft, ChangeDraft } from "./draft.ts";

const MAX_WHY = 1200;

export function LetterWishes({
	draft: { whyThem, language },
	change,
}: {
	draft: BuilderDraft;
	change: ChangeDraft;
}) {
	return (
		<Card className="space-y-3.5">
			<TextArea
				label="Why them, in your words (optional)"
				name="whyThem"
				rows={3}
				maxLength={MAX_WHY}
				value={whyThem}
				placeholder="What draws you to this employer. It goes into the letter word for word."
				onChange={(event) => change({ whyThem: event.target.value })}
			/>
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
				<option value="">As in my profile</option>
				{LANGUAGE_CODES.map((code) => (
					<option key={code} value={code}>
						{LANGUAGE_NAMES[code].english}
					</option>
				))}
			</SelectField>
			<p className="text-small text-ink-2">
				Headings and dates follow it. Your own lines stay as you wrote them.
			</p>
		</Card>
	);
}
