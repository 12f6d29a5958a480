// A field that the posting fills where it is sure, and suggests for where it is not. What the person types stays.
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { BuilderDraft, ChangeDraft } from "./draft.ts";
import type { FormErrors } from "./form-problems.ts";
import type { NamedOrGuessed } from "./match-messages.ts";
import type { TakenField } from "./use-suggestions.ts";

export type Suggested = Record<TakenField, NamedOrGuessed> & {
	setEntered: (name: TakenField | null) => void;
};

type SuggestibleProps = {
	name: TakenField;
	label: string;
	draft: BuilderDraft;
	change: ChangeDraft;
	suggested: Suggested;
	errors: FormErrors;
	/** What happens without it, where it may be left out. */
	without?: string | null;
};

export function Suggestible({
	name,
	label,
	draft,
	change,
	suggested,
	errors,
	without = null,
}: SuggestibleProps) {
	const { sure, unsure } = suggested[name];
	const value = draft[name];
	const isTaken = !draft.own[name] && value !== "" && value === sure;
	// What is sure is taken without being offered, unless the person took it out.
	const named = sure && draft.own[name] ? [sure] : [];
	const offered = value === "" ? (sure ? named : unsure) : [];
	const set = (next: string, own: boolean) =>
		change({
			[name]: next,
			own: { ...draft.own, [name]: own },
			made: [],
		} as Partial<BuilderDraft>);
	const said = isTaken
		? "Taken from the posting"
		: value === ""
			? (without ?? (offered.length > 0 && !sure ? UNSURE : null))
			: null;
	return (
		<TextField
			label={label}
			name={name}
			maxLength={200}
			value={value}
			error={errors[name]}
			aside={without !== null && "optional"}
			// Empty it keeps its place, so that nothing moves when the posting is read.
			hint={
				<span className="flex min-h-5 flex-wrap items-center gap-2">
					{said}
					{offered.map((each) => (
						<Button
							key={each}
							size="small"
							onClick={() => set(each, sure === null)}
							className="max-w-full"
						>
							<span className="truncate">Use “{each}”</span>
						</Button>
					))}
				</span>
			}
			onFocus={() => suggested.setEntered(name)}
			onBlur={() => suggested.setEntered(null)}
			onChange={(event) => set(event.target.value, true)}
		/>
	);
}

const UNSURE = "Not sure from the posting.";
