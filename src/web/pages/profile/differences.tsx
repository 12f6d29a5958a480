// Where the profile and the imported resume say different things: the profile's words stay unless the others are chosen.
import type { MergedProfile } from "../../../domain/profile/sections/merge-profiles.ts";
import { factLabel } from "../../fact-label.ts";
import { Card } from "../../ui/card.tsx";
import {
	type Difference,
	differencesIn,
	type Taken,
} from "./import-choices.ts";

type DifferencesProps = {
	merged: MergedProfile;
	taken: Taken;
	onTake: (taken: Taken) => void;
};

export function Differences({ merged, taken, onTake }: DifferencesProps) {
	const differences = differencesIn(merged);
	if (differences.length === 0) return null;
	const choose = (key: string, isTaken: boolean) => {
		const next = new Set(taken);
		if (isTaken) next.add(key);
		else next.delete(key);
		onTake(next);
	};
	return (
		<Card aria-labelledby="differences">
			<h2 id="differences" className="text-h2">
				Said differently in your profile
			</h2>
			<div className="mt-3 space-y-5">
				{differences.map((difference) => (
					<Choice
						key={difference.key}
						difference={difference}
						label={factLabel(merged.profile, difference.path)}
						isTaken={taken.has(difference.key)}
						onChoose={(isTaken) => choose(difference.key, isTaken)}
					/>
				))}
			</div>
		</Card>
	);
}

type ChoiceProps = {
	difference: Difference;
	label: string;
	isTaken: boolean;
	onChoose: (isTaken: boolean) => void;
};

function Choice({ difference, label, isTaken, onChoose }: ChoiceProps) {
	const { key, field, kept, imported } = difference;
	const options = [
		{ isIt: false, text: kept, name: "Keep yours" },
		{ isIt: true, text: imported, name: "Take the imported" },
	];
	return (
		<fieldset>
			<legend className="mb-1.5 font-medium">
				{label}: {field.replaceAll("_", " ")}
			</legend>
			{options.map(({ isIt, text, name }) => (
				<label key={name} className="flex gap-2.5 py-1">
					<input
						type="radio"
						name={key}
						checked={isTaken === isIt}
						onChange={() => onChoose(isIt)}
						className="mt-1 size-4 shrink-0 accent-accent"
					/>
					<span className="min-w-0 break-words">
						<span className="text-small text-ink-2">{name}: </span>
						{text}
					</span>
				</label>
			))}
		</fieldset>
	);
}
