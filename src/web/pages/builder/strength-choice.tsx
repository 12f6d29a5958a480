// How freely a document may reword what the profile says.
import type { Strength } from "../../../domain/tailoring/content/content.ts";
import { Card } from "../../ui/card.tsx";
import { Segments } from "../../ui/choice.tsx";

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
		text: "Creative also merges lines and reframes them.",
	},
];

export function StrengthChoice({
	strength,
	onChange,
}: {
	strength: Strength;
	onChange: (strength: Strength) => void;
}) {
	return (
		<Card>
			<Segments
				legend="How much may the wording change?"
				name="strength"
				value={strength}
				options={strengths}
				onChange={onChange}
			/>
			<p className="mt-2 text-small text-ink-2">
				Facts never change.{" "}
				{strengths.find(({ value }) => value === strength)?.text} A letter is
				the same at each of them: it keeps your lines as they are.
			</p>
		</Card>
	);
}
