// What a letter says of the employer in the person's own words.
import { Card } from "../../ui/card.tsx";
import { TextArea } from "../../ui/field.tsx";
import type { BuilderDraft, ChangeDraft } from "./draft.ts";

const MAX_WHY = 1200;

export function LetterWishes({
	draft: { whyThem },
	change,
}: {
	draft: BuilderDraft;
	change: ChangeDraft;
}) {
	return (
		<Card>
			<TextArea
				label="Why them, in your words (optional)"
				name="whyThem"
				rows={3}
				maxLength={MAX_WHY}
				value={whyThem}
				placeholder="What draws you to this employer. It goes into the letter word for word."
				onChange={(event) => change({ whyThem: event.target.value })}
			/>
		</Card>
	);
}
