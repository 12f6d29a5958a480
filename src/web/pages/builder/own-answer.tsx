// A question no resume answers, asked beside the requirement. The answer is kept as the person's own statement, with its day.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { answerCalls } from "../../../api/answers.ts";
import type { QuestionTopic } from "../../../domain/match/match.ts";
import type { Statement } from "../../../domain/profile/profile.ts";
import { attempt } from "../../ask.ts";
import { profileQuery } from "../../queries/profile-query.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { notify } from "../../ui/toast.tsx";
import { partialDate } from "../../when.ts";
import type { AskedQuestion } from "./panel-point.ts";

const words: Record<QuestionTopic | "posting", string> = {
	posting: "What do you answer? It goes into the letter word for word.",
	"driving-licence": "Do you hold this license?",
	paper: "Do you hold it?",
	registration: "Are you registered?",
	vehicle: "Do you have one?",
	"work-permit": "Are you allowed to work there?",
	clearance: "Do you have it, or can you get it?",
	"background-check": "Would you agree to it?",
	travel: "Can you travel that much?",
	relocation: "Would you move?",
	residence: "Do you live there?",
	"on-site": "Can you work there?",
	"start-date": "When can you start?",
	availability: "Can you work then?",
	hours: "Do these hours suit you?",
	salary: "What do you expect?",
	age: "Does this hold for you?",
	health: "Does this hold for you?",
};
/** What one can be on the way to. */
const EARNED: ReadonlySet<AskedQuestion["topic"]> = new Set([
	...(["driving-licence", "paper", "registration", "clearance"] as const),
]);
/** Neither yes nor no answers these. */
const OPEN: ReadonlySet<AskedQuestion["topic"]> = new Set([
	...(["start-date", "salary", "posting"] as const),
]);

export function OwnAnswer({ question }: { question: AskedQuestion }) {
	const [isChanging, setIsChanging] = useState(false);
	const { said, saving, save } = useAnswer(question, setIsChanging);
	const change = useRef<HTMLButtonElement>(null);
	const wasSaving = useRef(false);
	// The button that was pressed is gone once the answer is there; the focus goes to what takes its place.
	useEffect(() => {
		if (saving === null && wasSaving.current) change.current?.focus();
		wasSaving.current = saving !== null;
	}, [saving]);
	if (said && !isChanging)
		return (
			<p className="text-small text-ink-2">
				You said “{said.answer ?? said.text}” on {partialDate(said.stated_on)}.{" "}
				<button
					ref={change}
					type="button"
					onClick={() => setIsChanging(true)}
					className="py-0.5 font-medium text-accent underline-offset-4 hover:underline"
				>
					Change
				</button>
			</p>
		);
	const isOpen = OPEN.has(question.topic);
	return (
		<fieldset className="m-0 mt-1 min-w-0 border-0 p-0">
			<legend className="p-0 text-small text-ink-2">
				{words[question.topic]}
			</legend>
			<div className="mt-1.5 flex flex-wrap items-end gap-2">
				{!isOpen &&
					answersTo(question.topic).map((answer) => (
						<Button
							key={answer}
							size="small"
							busy={saving === answer}
							onClick={() => save(answer)}
						>
							{answer}
						</Button>
					))}
				<InOwnWords
					isOpen={isOpen}
					isLong={question.topic === "posting"}
					before={said?.answer ?? ""}
					busy={saving !== null}
					onSave={save}
				/>
				{said && (
					<Button size="small" kind="ghost" onClick={() => save(null)}>
						Remove my answer
					</Button>
				)}
			</div>
		</fieldset>
	);
}

function answersTo(topic: AskedQuestion["topic"]): string[] {
	return EARNED.has(topic) ? ["Yes", "No", "In progress"] : ["Yes", "No"];
}

type InOwnWordsProps = {
	isOpen: boolean;
	/** A few lines are asked for, not a day or an amount. */
	isLong: boolean;
	before: string;
	busy: boolean;
	onSave: (answer: string) => void;
};

function InOwnWords({ isOpen, isLong, before, busy, onSave }: InOwnWordsProps) {
	const [isTyping, setIsTyping] = useState(isOpen);
	const [answer, setAnswer] = useState(before);
	const field = useRef<HTMLInputElement>(null);
	const hasPressed = isTyping && !isOpen;
	// The button that was pressed is gone: its field takes the focus.
	useEffect(() => {
		if (hasPressed) field.current?.focus();
	}, [hasPressed]);
	if (!isTyping)
		return (
			<Button size="small" kind="ghost" onClick={() => setIsTyping(true)}>
				In your words
			</Button>
		);
	return (
		<form
			className="flex min-w-48 flex-1 items-end gap-2"
			onSubmit={(event) => {
				event.preventDefault();
				if (answer.trim()) onSave(answer.trim());
			}}
		>
			{isLong ? (
				<TextArea
					label="Your answer"
					rows={4}
					maxLength={1500}
					value={answer}
					onChange={(event) => setAnswer(event.target.value)}
					className="min-w-0 flex-1"
				/>
			) : (
				<TextField
					ref={field}
					label="Your answer"
					maxLength={500}
					value={answer}
					onChange={(event) => setAnswer(event.target.value)}
					className="min-w-0 flex-1"
				/>
			)}
			<Button type="submit" busy={busy} className="h-10.5!">
				Save
			</Button>
		</form>
	);
}

/** An answer that was given before keeps its statement, whichever posting asked for it. */
function useAnswer(
	question: AskedQuestion,
	setIsChanging: (isChanging: boolean) => void,
) {
	const queries = useQueryClient();
	const [saving, setSaving] = useState<string | null>(null);
	// What was just saved is shown at once; the next match says the same.
	const [kept, setKept] = useState<Statement | null | undefined>(undefined);
	const said = kept === undefined ? question.said : kept;
	const save = async (answer: string | null) => {
		if (saving !== null) return;
		setSaving(answer ?? "");
		const { kind, text } = said ?? question;
		const outcome = await attempt(answerCalls.keep, {
			body: { kind, text, answer },
		});
		setSaving(null);
		if (!outcome.isDone) {
			const { message } = outcome.failure;
			notify({
				tone: "bad",
				title: "Couldn't save your answer",
				text: message,
			});
			return;
		}
		setKept(outcome.reply.statement);
		setIsChanging(false);
		void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
	};
	return { said, saving, save: (answer: string | null) => void save(answer) };
}
