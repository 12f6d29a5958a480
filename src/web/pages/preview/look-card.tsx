// How the document looks: its template and its paper.
import { clsx } from "clsx";
import { Lock } from "lucide-react";
import type { TemplateChoice } from "../../../api/templates.ts";
import { Card } from "../../ui/card.tsx";
import { Segments } from "../../ui/choice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { Look } from "../../use-look.ts";

type LookCardProps = {
	look: Look;
	isDrawing: boolean;
	onAhead: (template: string) => void;
};

export function LookCard({ look, isDrawing, onAhead }: LookCardProps) {
	return (
		<Card className="flex flex-col gap-4">
			<fieldset className="m-0 min-w-0 border-0 p-0">
				<legend className="mb-2 flex w-full items-center justify-between p-0 text-h3 font-semibold">
					Template
					{isDrawing && (
						<span className="text-accent">
							<Spinner />
						</span>
					)}
				</legend>
				{look.failure && (
					<p role="alert" className="text-small text-bad">
						Error loading templates. {look.failure}
					</p>
				)}
				<div className="grid grid-cols-2 gap-1.5">
					{look.choices.map((choice) => (
						<Choice
							key={choice.name}
							choice={choice}
							isChosen={choice.name === look.chosen.template}
							onAhead={() => onAhead(choice.name)}
							onChoose={() => look.setTemplate(choice.name)}
						/>
					))}
				</div>
			</fieldset>
			<Segments
				legend="Paper"
				name="paper"
				value={look.chosen.paper}
				options={[
					{ value: "letter", label: "Letter" },
					{ value: "a4", label: "A4" },
				]}
				onChange={look.setPaper}
			/>
		</Card>
	);
}

type ChoiceProps = {
	choice: TemplateChoice;
	isChosen: boolean;
	onAhead: () => void;
	onChoose: () => void;
};

function Choice({
	choice: { name, description, allowed },
	isChosen,
	onAhead,
	onChoose,
}: ChoiceProps) {
	return (
		<label
			onPointerEnter={allowed ? onAhead : undefined}
			title={allowed ? description : "Not part of your plan"}
			className={clsx(
				"flex items-center justify-between gap-1 rounded-1 border px-2.5 py-1.5 text-small font-medium capitalize has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
				isChosen
					? "border-accent bg-accent-wash text-accent"
					: "border-line-strong text-ink-2",
				allowed ? "hover:border-accent" : "bg-wash",
			)}
		>
			<input
				type="radio"
				name="template"
				checked={isChosen}
				disabled={!allowed}
				onChange={onChoose}
				className="sr-only"
			/>
			<span className="truncate">{name}</span>
			{!allowed && (
				<>
					<Lock aria-hidden size={13} className="shrink-0" />
					<span className="sr-only">(not part of your plan)</span>
				</>
			)}
		</label>
	);
}
