// How the document looks: its template, chosen by its picture, and its paper.
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { TemplateChoice } from "../../../api/templates.ts";
import type { DocumentLook } from "../../documents/use-look.ts";
import { Card } from "../../ui/card.tsx";
import { Segments } from "../../ui/choice.tsx";
import { LockIcon } from "../../ui/icons.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useUpgrade } from "../../upgrade/use-upgrade.ts";
import { TemplatePicture } from "./template-picture.tsx";

type LookCardProps = {
	look: DocumentLook;
	isDrawing: boolean;
	onAhead: (template: string) => void;
	onTemplate: (template: string) => void;
};

export function LookCard({
	look,
	isDrawing,
	onAhead,
	onTemplate,
}: LookCardProps) {
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
				<div className="grid grid-cols-3 gap-2">
					{!look.isReady && <Coming />}
					{look.choices.map((choice) =>
						choice.allowed ? (
							<Choice
								key={choice.name}
								choice={choice}
								isChosen={choice.name === look.chosen.template}
								onAhead={() => onAhead(choice.name)}
								onChoose={() => onTemplate(choice.name)}
							/>
						) : (
							<Locked key={choice.name} choice={choice} />
						),
					)}
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

/** As many templates as every installation has, so that nothing moves when they come. */
function Coming() {
	return Array.from({ length: 13 }, (_, place) => place).map((place) => (
		<span
			key={place}
			aria-hidden
			className="rounded-1 border border-line p-1 text-ink-3"
		>
			<span className="block aspect-[8.5/11] rounded-[4px] bg-wash" />
			<Name>…</Name>
		</span>
	));
}

type ChoiceProps = {
	choice: TemplateChoice;
	isChosen: boolean;
	onAhead: () => void;
	onChoose: () => void;
};

function Choice({ choice, isChosen, onAhead, onChoose }: ChoiceProps) {
	return (
		<label
			onPointerEnter={onAhead}
			title={choice.description}
			className={clsx(
				"min-w-0 rounded-1 border p-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
				isChosen
					? "border-accent bg-accent-wash text-accent ring-1 ring-accent"
					: "border-line-strong text-ink-2 hover:border-accent",
			)}
		>
			<input
				type="radio"
				name="template"
				checked={isChosen}
				onChange={onChoose}
				className="sr-only"
			/>
			<TemplatePicture choice={choice} />
			<Name>{choice.name}</Name>
		</label>
	);
}

/** Shown, since it can be had, and named for what it is: not part of the plan. */
function Locked({ choice }: { choice: TemplateChoice }) {
	const { openUpgrade } = useUpgrade();
	return (
		<button
			type="button"
			title="Not part of your plan"
			onClick={() => openUpgrade("template_access")}
			className="relative min-w-0 rounded-1 border border-line p-1 text-left text-ink-2 hover:border-accent"
		>
			<span className="block opacity-60">
				<TemplatePicture choice={choice} />
			</span>
			<span className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-sheet shadow-sheet">
				<LockIcon aria-hidden size={13} />
			</span>
			<Name>{choice.name}</Name>
			<span className="sr-only">(not part of your plan)</span>
		</button>
	);
}

function Name({ children }: { children: ReactNode }) {
	return (
		<span className="mt-1 block truncate text-[11.5px] font-medium tracking-tight capitalize">
			{children}
		</span>
	);
}
