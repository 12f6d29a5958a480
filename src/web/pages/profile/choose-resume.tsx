// The three ways to hand over a resume: choose a file, drop one, paste its text. The server reads it and saves nothing. A bad
// one is answered in words and takes nothing away.
import { clsx } from "clsx";
import { type DragEvent, useState } from "react";
import type { Problem } from "../../../domain/problem.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextArea } from "../../ui/field.tsx";
import { FileUpIcon } from "../../ui/icons.ts";
import { Spinner } from "../../ui/spinner.tsx";

const MEGABYTE = 1024 * 1024;
/** What pasted text is sent as. */
export const PASTED = "pasted.txt";
const KINDS = ".pdf,.docx,.odt,.rtf,.html,.htm,.txt,.json,.zip,.xml";

type ChooseProps = {
	maxFileMb: number;
	pasted: string;
	problems: Problem[];
	/** What is being read; null while nothing is. */
	reading: File | null;
	onPaste: (text: string) => void;
	onFile: (file: File) => void;
	onProblem: (problem: Problem) => void;
};

export function ChooseResume({
	maxFileMb,
	pasted,
	problems,
	reading,
	onPaste,
	onFile,
	onProblem,
}: ChooseProps) {
	const take = (file: File | undefined) => {
		if (!file || reading) return;
		if (file.size > maxFileMb * MEGABYTE) onProblem(tooLarge(file, maxFileMb));
		else onFile(file);
	};
	const chosen = reading?.name === PASTED ? null : reading;
	return (
		<div className="space-y-5">
			<div role="alert">
				{problems.map(({ where, message, hint }) => (
					<div
						key={where + message}
						className="mb-3 rounded-2 bg-bad-wash p-4 text-bad"
					>
						<p className="font-semibold">{message}</p>
						<p className="text-small">{hint}</p>
					</div>
				))}
			</div>
			<DropZone maxFileMb={maxFileMb} reading={chosen} onFile={take} />
			<Card>
				<TextArea
					label="Or paste its text"
					rows={8}
					value={pasted}
					spellCheck={false}
					placeholder="The text of a resume, or a JSON Resume"
					onChange={(event) => onPaste(event.target.value)}
				/>
				<Button
					className="mt-3"
					disabled={!pasted.trim() || chosen !== null}
					busy={reading?.name === PASTED}
					onClick={() => take(new File([pasted], PASTED))}
				>
					Read pasted text
				</Button>
			</Card>
		</div>
	);
}

type DropZoneProps = {
	maxFileMb: number;
	/** The file that was chosen, while it is read. */
	reading: File | null;
	onFile: (file: File | undefined) => void;
};

function DropZone({ maxFileMb, reading, onFile }: DropZoneProps) {
	const [isOver, setIsOver] = useState(false);
	const over = (event: DragEvent, is: boolean) => {
		event.preventDefault();
		setIsOver(is);
	};
	return (
		<label
			onDragOver={(event) => over(event, true)}
			onDragLeave={(event) => over(event, false)}
			onDrop={(event) => {
				over(event, false);
				onFile(event.dataTransfer.files[0]);
			}}
			className={clsx(
				"grid place-items-center gap-2 rounded-2 border-2 border-dashed px-4 py-12 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
				isOver
					? "border-accent bg-accent-wash"
					: "border-line-strong bg-sheet hover:border-accent-line",
			)}
		>
			{reading ? (
				<Spinner size={28} />
			) : (
				<FileUpIcon aria-hidden size={28} className="text-accent" />
			)}
			<span className="font-semibold">Choose a file or drop it here</span>
			<span role="status" className="text-small text-ink-2">
				{reading
					? `Reading “${reading.name}”…`
					: `PDF, Word (.docx), OpenDocument (.odt), rich text (.rtf), web page, text, JSON Resume, a LinkedIn export (.zip) or Europass, up to ${maxFileMb} MB`}
			</span>
			<input
				type="file"
				accept={KINDS}
				className="sr-only"
				onChange={(event) => {
					onFile(event.target.files?.[0]);
					// So that the same file, mended, can be chosen again.
					event.target.value = "";
				}}
			/>
		</label>
	);
}

function tooLarge(file: File, maxFileMb: number): Problem {
	const megabytes = (file.size / MEGABYTE).toFixed(1);
	return {
		where: file.name,
		message: `“${file.name}” is ${megabytes} MB; the limit is ${maxFileMb} MB`,
		hint: "A resume is much smaller: check that this is the right file.",
	};
}
