// One line of a list: Enter parts it, Backspace in an empty one removes it, and several lines pasted into it become several.
import { clsx } from "clsx";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { withoutSentence } from "../../claims/without-line.ts";
import { XIcon } from "../../ui/icons.ts";
import type { FormLine } from "./draft.ts";
import { useMarks } from "./editor-context.ts";
import { pastedLines, pastedNames } from "./edits.ts";
import { Marks } from "./marks.tsx";

type LineInputProps = {
	handle: React.ReactNode;
	line: FormLine;
	label: string;
	isName: boolean;
	canRemove: boolean;
	onText: (text: string) => void;
	onSplit: (before: string, after: string) => void;
	onPaste: (texts: string[]) => void;
	onRemove: () => void;
};

export function LineInput(props: LineInputProps) {
	const { handle, line, label, isName, canRemove } = props;
	const { claims, error } = useMarks(line.id);
	const isMarked = claims.length > 0 || error !== undefined;
	return (
		<>
			<div
				className={clsx(
					"flex items-start",
					isName
						? "rounded-1 border bg-sheet pr-0.5 focus-within:outline-2 focus-within:outline-accent"
						: "gap-0.5",
					isName && (isMarked ? "border-warn-dot" : "border-line-strong"),
				)}
			>
				{handle}
				<LineText
					{...props}
					hasError={error !== undefined}
					isMarked={isMarked}
				/>
				<button
					type="button"
					aria-label={`Remove ${label}`}
					disabled={!canRemove}
					onClick={props.onRemove}
					className={clsx(
						"grid shrink-0 place-items-center rounded-1 text-ink-3 enabled:hover:bg-wash enabled:hover:text-ink disabled:opacity-40",
						isName ? "h-8 w-6" : "h-9 w-8",
					)}
				>
					<XIcon aria-hidden size={15} />
				</button>
			</div>
			<div className={isName ? undefined : "mr-8 ml-6.5"}>
				{error && <p className="mt-1 text-small text-bad">{error}</p>}
				<Marks
					place={line.id}
					onTakeBack={({ line: sentence = "" }) => {
						const left = withoutSentence(line.text, sentence);
						if (left === "" && canRemove) props.onRemove();
						else props.onText(left);
					}}
				/>
			</div>
		</>
	);
}

type LineTextProps = LineInputProps & { hasError: boolean; isMarked: boolean };

function LineText(props: LineTextProps) {
	const { line, label, isName, hasError, isMarked } = props;
	const lineBorder = isMarked ? "border-warn-dot" : "border-field";
	return (
		<textarea
			data-place={line.id}
			aria-label={label}
			aria-invalid={hasError || undefined}
			rows={1}
			value={line.text}
			onChange={({ target }) => props.onText(target.value.replace(/\n/g, " "))}
			onKeyDown={(event) => actOnKey(event, props)}
			onPaste={(event) => actOnPaste(event, props)}
			className={clsx(
				"field-sizing-content resize-none text-[14px] leading-[1.5]",
				isName
					? "max-w-full min-w-12 bg-transparent py-[5.5px] outline-none"
					: "min-w-0 flex-1 rounded-1 border bg-sheet px-2.5 py-[7px] focus-visible:outline-offset-0",
				!isName && (hasError ? "border-bad" : lineBorder),
			)}
		/>
	);
}

function actOnKey(
	event: KeyboardEvent<HTMLTextAreaElement>,
	{ canRemove, onSplit, onRemove }: LineInputProps,
) {
	const { value, selectionStart, selectionEnd } = event.currentTarget;
	// A word being composed in another script is not done yet.
	if (event.nativeEvent.isComposing) return;
	if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey) {
		event.preventDefault();
		onSplit(value.slice(0, selectionStart), value.slice(selectionEnd));
	}
	if (event.key === "Backspace" && value === "" && canRemove) {
		event.preventDefault();
		onRemove();
	}
}

function actOnPaste(
	event: ClipboardEvent,
	{ isName, onPaste }: LineInputProps,
) {
	const text = event.clipboardData.getData("text");
	const texts = (isName ? pastedNames : pastedLines)(text);
	if (texts.length < 2) return;
	event.preventDefault();
	onPaste(texts);
}
