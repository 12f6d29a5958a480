// A line the profile does not prove, as a question to the person: yes makes it a statement of theirs, no takes it out of the
// document, later leaves it marked.
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { OpenClaim } from "./messages.ts";
import { profileLink } from "./profile-link.ts";
import { useLineAnswer } from "./use-line-answer.ts";

type QuestionProps = {
	claim: OpenClaim;
	document: string;
	/** Takes the line out of the document; left out where the person may not edit. */
	onTakeBack?: (() => void) | undefined;
	/** It is said now: the question goes, and the focus goes to what is left. */
	onConfirmed?: (() => void) | undefined;
};

export function LineQuestion(props: QuestionProps) {
	const [isLater, setLater] = useState(false);
	const { claim } = props;
	if (claim.line === undefined || claim.verdict === "refuted")
		return <Contradiction {...props} />;
	if (isLater)
		return (
			<p className="text-small break-words text-warn">
				To confirm: “{claim.text}”{" "}
				<button
					type="button"
					onClick={() => setLater(false)}
					className="font-medium underline underline-offset-3"
				>
					Answer
				</button>
			</p>
		);
	return <Question {...props} onLater={() => setLater(true)} />;
}

function Question({
	claim,
	document,
	onTakeBack,
	onConfirmed,
	onLater,
}: QuestionProps & { onLater: () => void }) {
	const id = useId();
	const { isSaving, problem, confirm } = useLineAnswer(claim, document);
	const [isTyping, setTyping] = useState(false);
	const answer = async (typed: string | null) => {
		if (await confirm(typed)) onConfirmed?.();
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons
		<div role="group" aria-labelledby={id} className="text-small">
			<p id={id} className="break-words text-warn">
				Your profile doesn't say “{claim.text}”. Is that true?
			</p>
			{isTyping && claim.type !== null ? (
				<Again
					words={claim.type}
					isSaving={isSaving}
					problem={problem}
					onTyped={(typed) => void answer(typed)}
				/>
			) : (
				problem && (
					<p role="alert" className="mt-1 text-bad">
						{problem}
					</p>
				)
			)}
			<div className="mt-1.5 flex flex-wrap gap-1.5">
				{!isTyping && (
					<Button
						size="small"
						busy={isSaving}
						onClick={() =>
							claim.type === null ? void answer(null) : setTyping(true)
						}
					>
						Yes
					</Button>
				)}
				{onTakeBack && (
					<Button size="small" onClick={onTakeBack}>
						No, take it out
					</Button>
				)}
				<Button size="small" kind="ghost" onClick={onLater}>
					Later
				</Button>
			</div>
		</div>
	);
}

type AgainProps = {
	words: string;
	isSaving: boolean;
	problem: string | null;
	onTyped: (typed: string) => void;
};

/** Nobody confirms a figure in passing. */
function Again({ words, isSaving, problem, onTyped }: AgainProps) {
	const [typed, setTyped] = useState("");
	const field = useRef<HTMLInputElement>(null);
	// The button that was pressed is gone: its field takes the focus.
	useEffect(() => field.current?.focus(), []);
	return (
		<div className="mt-1.5 flex flex-wrap items-end gap-1.5">
			<TextField
				ref={field}
				label={`Type “${words}” to confirm`}
				value={typed}
				error={problem ?? undefined}
				autoComplete="off"
				onChange={({ target }) => setTyped(target.value)}
				onKeyDown={(event) => {
					// Enter in a form around it would save the document.
					if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
					event.preventDefault();
					onTyped(typed);
				}}
				className="min-w-0 flex-1 basis-40"
			/>
			<Button
				busy={isSaving}
				onClick={() => onTyped(typed)}
				className="h-10.5!"
			>
				Confirm
			</Button>
		</div>
	);
}

/** What the profile says otherwise is changed there or taken out; a name or a date is added there. */
function Contradiction({ claim, onTakeBack }: QuestionProps) {
	return (
		<div className="text-small">
			<p className="break-words text-warn">{claim.message}</p>
			<div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
				<a
					href={profileLink(claim)}
					target="_blank"
					rel="noreferrer"
					className="font-medium text-warn underline underline-offset-3"
				>
					{claim.verdict === "refuted" ? "Open profile" : "Add to profile"}
					<span className="sr-only"> (opens in a new window)</span>
				</a>
				{onTakeBack && claim.line !== undefined && (
					<Button size="small" onClick={onTakeBack}>
						Take it out
					</Button>
				)}
			</div>
		</div>
	);
}
