// The posting and who it is from. Title and company are suggested from the posting until the person writes their own.
import type { RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import type { ChangeDraft, Draft } from "./draft.ts";

const MAX_DESCRIPTION = 20_000;

export type FormErrors = Partial<
	Record<"jobTitle" | "companyName" | "jobDescription", string>
>;
type Suggested = { jobTitle: string | null; companyName: string | null };

type JobFormProps = {
	draft: Draft;
	change: ChangeDraft;
	suggested: Suggested;
	errors: FormErrors;
	form: RefObject<HTMLFormElement | null>;
};

export function JobForm({
	draft,
	change,
	suggested,
	errors,
	form,
}: JobFormProps) {
	const { jobDescription } = draft;
	return (
		<form
			ref={form}
			noValidate
			onSubmit={(event) => event.preventDefault()}
			className="space-y-3.5"
		>
			<div className="grid gap-3.5 sm:grid-cols-2">
				<Suggestible
					name="jobTitle"
					label="Job title"
					{...{ draft, change, suggested, errors }}
				/>
				<Suggestible
					name="companyName"
					label="Company"
					{...{ draft, change, suggested, errors }}
				/>
			</div>
			<TextArea
				label="Job description"
				name="jobDescription"
				rows={16}
				maxLength={MAX_DESCRIPTION}
				value={jobDescription}
				error={errors.jobDescription}
				aside={
					jobDescription.length > MAX_DESCRIPTION * 0.8 &&
					`${jobDescription.length} of ${MAX_DESCRIPTION}`
				}
				placeholder="Paste the whole posting here."
				onChange={(event) =>
					change({ jobDescription: event.target.value, made: [] })
				}
			/>
		</form>
	);
}

type SuggestibleProps = Omit<JobFormProps, "form"> & {
	name: "jobTitle" | "companyName";
	label: string;
};

function Suggestible({
	name,
	label,
	draft,
	change,
	suggested,
	errors,
}: SuggestibleProps) {
	const suggestion = suggested[name];
	const isOwn = draft.own[name];
	const isSuggested =
		!isOwn && draft[name] !== "" && draft[name] === suggestion;
	const set = (value: string, own: boolean) =>
		change({
			[name]: value,
			own: { ...draft.own, [name]: own },
			made: [],
		} as Partial<Draft>);
	return (
		<TextField
			label={label}
			name={name}
			maxLength={200}
			value={draft[name]}
			error={errors[name]}
			hint={
				isSuggested ? (
					"Taken from the posting"
				) : suggestion && draft[name] === "" ? (
					<Button
						size="small"
						onClick={() => set(suggestion, false)}
						className="max-w-full"
					>
						<span className="truncate">Use “{suggestion}”</span>
					</Button>
				) : undefined
			}
			onChange={(event) => set(event.target.value, true)}
		/>
	);
}
