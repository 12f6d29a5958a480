// The buttons this page is for, what they cost, and what became of the last press.

import { Link } from "@tanstack/react-router";
import type { ListedDocument } from "../../../api/generation-summary.ts";
import type { Me } from "../../../api/me.ts";
import { DOCUMENT_KINDS } from "../../../domain/document-kinds.ts";
import { previewPath } from "../../documents/document-opening.ts";
import { jobName } from "../../job-name.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { BuilderDraft, Pressed, RequestedKind } from "./draft.ts";
import type { ShownProgress } from "./progress-of-both.ts";
import type { GenerationState } from "./use-generation.ts";

type GenerateCardProps = {
	usage: Me["usage"];
	/** What was pressed for what is under way; null while nothing is. */
	pressed: Pressed | null;
	progress: ShownProgress;
	generation: GenerationState;
	onGenerate: (kind: RequestedKind, next?: RequestedKind) => void;
	onShow: () => void;
	/** A document that is being made and was not asked for here. */
	elsewhere: ListedDocument | null;
	onFollow: (other: ListedDocument) => void;
	/** What this posting has already. */
	made: BuilderDraft["made"];
	onReset: () => void;
	/** Offered after a failure, where a model had been asked. */
	onWithoutModel: ((kind: RequestedKind) => void) | null;
};

export function GenerateCard({
	usage,
	pressed,
	progress,
	generation,
	onGenerate,
	onShow,
	elsewhere,
	onFollow,
	made,
	onReset,
	onWithoutModel,
}: GenerateCardProps) {
	return (
		<Card aria-label="Generate">
			<GenerateButtons pressed={pressed} onGenerate={onGenerate} />
			{pressed && (
				<p className="mt-3 text-small">
					{progress.text} <ShowButton onShow={onShow} />
				</p>
			)}
			{!pressed && elsewhere && (
				<Elsewhere other={elsewhere} onFollow={onFollow} />
			)}
			{!pressed && made.length > 0 && <Made made={made} />}
			<Failure generation={generation} onWithoutModel={onWithoutModel} />
			<div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-2">
				<span>{costText(usage)}</span>
				<button
					type="button"
					onClick={onReset}
					className="py-1 underline-offset-4 hover:underline"
				>
					Reset Form
				</button>
			</div>
		</Card>
	);
}

type ButtonsProps = Pick<GenerateCardProps, "pressed" | "onGenerate">;

/** Both in one go is what most come for. */
function GenerateButtons({ pressed, onGenerate }: ButtonsProps) {
	const buttonOf = (one: Pressed) => ({
		busy: pressed === one,
		disabled: pressed !== null && pressed !== one,
	});
	return (
		<div className="grid gap-2.5 min-[420px]:grid-cols-2">
			<Button
				kind="primary"
				className="min-[420px]:col-span-2"
				{...buttonOf("both")}
				onClick={() => onGenerate("resume", "cover_letter")}
			>
				Generate both
			</Button>
			<Button {...buttonOf("resume")} onClick={() => onGenerate("resume")}>
				Generate Resume
			</Button>
			<Button
				{...buttonOf("cover_letter")}
				onClick={() => onGenerate("cover_letter")}
			>
				Generate Cover Letter
			</Button>
		</div>
	);
}

/** Stays where the message that said so is closed. */
function Made({ made }: Pick<GenerateCardProps, "made">) {
	return (
		<p className="mt-3 flex flex-wrap gap-x-3 text-small">
			Ready:
			{made.map(({ kind, id }) => (
				<Link
					key={id}
					to={previewPath(kind)}
					params={{ id }}
					className="font-medium text-accent underline underline-offset-4"
				>
					your {DOCUMENT_KINDS[kind].noun}
				</Link>
			))}
		</p>
	);
}

type ElsewhereProps = {
	other: ListedDocument;
	onFollow: GenerateCardProps["onFollow"];
};

function Elsewhere({ other, onFollow }: ElsewhereProps) {
	return (
		<p className="mt-3 text-small text-ink-2">
			Being made now: your {DOCUMENT_KINDS[other.kind].noun} for{" "}
			{jobName(other)}. <ShowButton onShow={() => onFollow(other)} />
		</p>
	);
}

function ShowButton({ onShow }: { onShow: () => void }) {
	return (
		<button
			type="button"
			onClick={onShow}
			className="font-medium text-accent underline underline-offset-4"
		>
			Show
		</button>
	);
}

type FailureProps = Pick<GenerateCardProps, "generation" | "onWithoutModel">;

function Failure({
	generation: { failure, failedKind },
	onWithoutModel,
}: FailureProps) {
	if (!failure) return null;
	return (
		<div
			role="alert"
			className="mt-3 rounded-1 bg-bad-wash p-3 text-small text-bad"
		>
			<p>{failure}</p>
			{onWithoutModel && failedKind && (
				<Button
					size="small"
					className="mt-2"
					onClick={() => onWithoutModel(failedKind)}
				>
					Write it without a model
				</Button>
			)}
		</div>
	);
}

function costText({ resumes, coverLetters }: Me["usage"]): string {
	if (resumes.remaining < 0 && coverLetters.remaining < 0)
		return "Unlimited documents";
	if (resumes.remaining === 0 && coverLetters.remaining === 0)
		return "None left this month";
	if (resumes.remaining === coverLetters.remaining)
		return `Takes 1 of ${resumes.remaining} left this month`;
	const [forResume, forLetter] = [
		resumes.remaining,
		coverLetters.remaining,
	].map((left) => (left < 0 ? "unlimited" : left));
	return `Takes 1: left this month ${forResume} resumes, ${forLetter} letters`;
}
