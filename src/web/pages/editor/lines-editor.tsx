// A list of sentences or of short names. Enter begins the next one, Backspace in an empty one removes it, and what is pasted as a
// list becomes one.
import { clsx } from "clsx";
import { Plus, X } from "lucide-react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { type Line, newLine } from "./draft.ts";
import { useHands, useMarks } from "./editor-context.ts";
import {
	changeLines,
	moved,
	type Owner,
	pastedLines,
	pastedNames,
} from "./edits.ts";
import { Marks } from "./marks.tsx";
import { Row, Sortable } from "./sortable.tsx";

type LinesProps = {
	owner: Owner;
	name: string;
	label: string;
	/** One of them in words: "line", "skill". */
	what: string;
	lines: Line[];
	isNames?: boolean;
	/** How many must stay. */
	least?: number;
};

export function LinesEditor({
	owner,
	name,
	label,
	what,
	lines,
	isNames = false,
	least = 0,
}: LinesProps) {
	const { edit, focusOn, announce } = useHands();
	const change = (after: (lines: Line[]) => Line[], place?: string) =>
		edit(changeLines(owner, name, after), place);
	const move = (from: number, to: number) =>
		change((all) => moved(all, from, to));
	const insert = (at: number, texts: string[]) => {
		const added = texts.map((text) => newLine(text));
		change((all) => all.toSpliced(at, 0, ...added));
		const last = added.at(-1);
		if (last) focusOn(last.id);
	};
	const remove = (at: number) => {
		if (lines.length <= least) return;
		change((all) => all.toSpliced(at, 1));
		const next = lines[at - 1] ?? lines[at + 1];
		if (next) focusOn(next.id);
		announce(`Removed. ${lines.length - 1} left.`);
	};
	return (
		<fieldset className="m-0 min-w-0 border-0 p-0 sm:col-span-2">
			<legend className="mb-1.5 p-0 text-[13.5px] font-medium">{label}</legend>
			<Sortable
				ids={lines.map(({ id }) => id)}
				onMove={move}
				isWrapped={isNames}
				className={isNames ? "flex flex-wrap gap-1.5" : "space-y-1.5"}
			>
				{lines.map((line, at) => (
					<Row
						key={line.id}
						id={line.id}
						at={at}
						count={lines.length}
						onMove={move}
						label={line.text || `${what} ${at + 1}`}
						isWrapped={isNames}
						className={clsx("rounded-1", isNames && "max-w-full")}
					>
						{(handle) => (
							<LineInput
								handle={handle}
								line={line}
								label={`${label}, ${what} ${at + 1}`}
								isName={isNames}
								canRemove={lines.length > least}
								onText={(text) =>
									change(
										(all) =>
											all.map((each) =>
												each.id === line.id ? { ...each, text } : each,
											),
										line.id,
									)
								}
								onSplit={(before, after) => {
									const next = newLine(after);
									change((all) =>
										all
											.map((each) =>
												each.id === line.id ? { ...each, text: before } : each,
											)
											.toSpliced(at + 1, 0, next),
									);
									focusOn(next.id);
								}}
								onPaste={(texts) => {
									const isEmpty = line.text.trim() === "";
									if (isEmpty) change((all) => all.toSpliced(at, 1));
									insert(isEmpty ? at : at + 1, texts);
								}}
								onRemove={() => remove(at)}
							/>
						)}
					</Row>
				))}
			</Sortable>
			<Button
				kind="ghost"
				size="small"
				className={clsx("-ml-1.5", lines.length > 0 && "mt-1")}
				onClick={() => insert(lines.length, [""])}
			>
				<Plus aria-hidden size={15} />
				Add {what}
			</Button>
		</fieldset>
	);
}

type LineInputProps = {
	handle: React.ReactNode;
	line: Line;
	label: string;
	isName: boolean;
	canRemove: boolean;
	onText: (text: string) => void;
	onSplit: (before: string, after: string) => void;
	onPaste: (texts: string[]) => void;
	onRemove: () => void;
};

function LineInput(props: LineInputProps) {
	const { handle, line, label, isName, canRemove } = props;
	const { claims, error } = useMarks(line.id);
	const byKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		const { value, selectionStart, selectionEnd } = event.currentTarget;
		// A word being composed in another script is not done yet.
		if (event.nativeEvent.isComposing) return;
		if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey) {
			event.preventDefault();
			props.onSplit(value.slice(0, selectionStart), value.slice(selectionEnd));
		}
		if (event.key === "Backspace" && value === "" && canRemove) {
			event.preventDefault();
			props.onRemove();
		}
	};
	const byPaste = (event: ClipboardEvent) => {
		const text = event.clipboardData.getData("text");
		const texts = (isName ? pastedNames : pastedLines)(text);
		if (texts.length < 2) return;
		event.preventDefault();
		props.onPaste(texts);
	};
	const marked = claims.length > 0 || error !== undefined;
	return (
		<>
			<div
				className={clsx(
					"flex items-start",
					isName
						? "rounded-1 border bg-sheet pr-0.5 focus-within:outline-2 focus-within:outline-accent"
						: "gap-0.5",
					isName && (marked ? "border-warn-dot" : "border-line-strong"),
				)}
			>
				{handle}
				<textarea
					data-place={line.id}
					aria-label={label}
					aria-invalid={error !== undefined || undefined}
					rows={1}
					value={line.text}
					onChange={({ target }) =>
						props.onText(target.value.replace(/\n/g, " "))
					}
					onKeyDown={byKey}
					onPaste={byPaste}
					className={clsx(
						"field-sizing-content resize-none text-[14px] leading-[1.5]",
						isName
							? "max-w-full min-w-12 bg-transparent py-[5.5px] outline-none"
							: "min-w-0 flex-1 rounded-1 border bg-sheet px-2.5 py-[7px] focus-visible:outline-offset-0",
						!isName &&
							(error
								? "border-bad"
								: claims.length > 0
									? "border-warn-dot"
									: "border-field"),
					)}
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
					<X aria-hidden size={15} />
				</button>
			</div>
			<div className={isName ? undefined : "mr-8 ml-6.5"}>
				{error && <p className="mt-1 text-small text-bad">{error}</p>}
				<Marks claims={claims} />
			</div>
		</>
	);
}
