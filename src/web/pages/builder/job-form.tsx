// The posting and who it is from. Title and company are suggested from the posting until the person writes their own.
import { type RefObject, useState } from "react";
import { importCalls } from "../../../api/import.ts";
import { callOutcome, upload } from "../../ask.ts";
import { buttonClass } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { notify } from "../../ui/toast.tsx";
import type { BuilderDraft, ChangeDraft } from "./draft.ts";
import type { FormErrors } from "./form-problems.ts";
import type { PostingNews } from "./match-messages.ts";
import { PostingNote } from "./posting-note.tsx";
import { RecentPostings } from "./recent-postings.tsx";
import { type Suggested, Suggestible } from "./suggestible.tsx";

const MAX_DESCRIPTION = 20_000;

type JobFormProps = {
	draft: BuilderDraft;
	change: ChangeDraft;
	suggested: Suggested & Pick<PostingNews, "note">;
	mayLackCompany: boolean;
	errors: FormErrors;
	form: RefObject<HTMLFormElement | null>;
};

export function JobForm({
	draft,
	change,
	suggested,
	mayLackCompany,
	errors,
	form,
}: JobFormProps) {
	const { jobDescription } = draft;
	const { isReading, take } = useFile(change);
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
					without={
						mayLackCompany
							? "We couldn't tell which company this is. If you leave this empty, the letter addresses the hiring team."
							: null
					}
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
				placeholder="Paste the whole posting here, or drop its file."
				onDrop={(event) => {
					const [file] = event.dataTransfer.files;
					if (!file) return;
					event.preventDefault();
					void take(file);
				}}
				onChange={(event) =>
					change({ jobDescription: event.target.value, made: [] })
				}
			/>
			{suggested.note && !isLink(jobDescription) && (
				<PostingNote note={suggested.note} change={change} />
			)}
			{jobDescription === "" && <RecentPostings change={change} />}
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-ink-2">
				<FileChooser isReading={isReading} onFile={take} />
				{isLink(jobDescription) ? (
					<p role="status" className="text-warn">
						This is a link. Attune doesn't open links: open it yourself, copy
						the whole posting and paste it here, or save the page and choose the
						file.
					</p>
				) : (
					<p>A PDF, a Word document, a saved page or text.</p>
				)}
			</div>
		</form>
	);
}

type FileChooserProps = {
	isReading: boolean;
	onFile: (file: File) => Promise<void>;
};

function FileChooser({ isReading, onFile }: FileChooserProps) {
	return (
		<label className={buttonClass({ size: "small" })}>
			{isReading ? "Reading…" : "Choose a posting's file"}
			<input
				type="file"
				accept=".pdf,.docx,.odt,.rtf,.txt,.html,.htm"
				className="sr-only"
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					if (file) void onFile(file);
					target.value = "";
				}}
			/>
		</label>
	);
}

/** An address alone is no posting yet. */
function isLink(text: string): boolean {
	return /^\s*https?:\/\/\S+\s*$/.test(text);
}

/** Reads a posting's file on the server, which keeps nothing of it. */
function useFile(change: ChangeDraft) {
	const [isReading, setReading] = useState(false);
	const take = async (file: File) => {
		setReading(true);
		const read = await callOutcome(upload(importCalls.readPosting, file));
		if (read.isDone) {
			const { text } = read.reply;
			change({ jobDescription: text.slice(0, MAX_DESCRIPTION), made: [] });
			if (text.length > MAX_DESCRIPTION)
				notify({
					title: "This file is long",
					text: "Only the first 20,000 characters were used. Check that the posting is among them.",
				});
		} else {
			const { message } = read.failure;
			const title = "Couldn't read the file";
			notify({ tone: "bad", title, text: message });
		}
		setReading(false);
	};
	return { isReading, take };
}
