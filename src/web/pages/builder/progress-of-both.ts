// How far the work is, in one number and one sentence: of one document, or of a resume and its letter made in one go.
import type { GenerationProgress } from "../../../api/generation-status.ts";
import { DOCUMENT_KINDS } from "../../../domain/document-kinds.ts";
import type { BuilderDraft, Pressed } from "./draft.ts";

export type ShownProgress = Pick<GenerationProgress, "status" | "step"> & {
	title: string;
	/** Of everything that was asked for. */
	percent: number;
	text: string;
};

type UnderWay = Pick<BuilderDraft, "running" | "next" | "pressed">;

/** A draft kept before this was noted says it by what is still to come. */
export function pressedIn({ running, next, pressed }: UnderWay): Pressed {
	return pressed ?? (next ? "both" : (running?.kind ?? "resume"));
}

export function progressIn(
	draft: UnderWay,
	{ status, step, percent }: GenerationProgress,
): ShownProgress {
	const pressed = pressedIn(draft);
	const name = DOCUMENT_KINDS[draft.running?.kind ?? "resume"].noun;
	if (pressed !== "both")
		return {
			...{ status, step, percent },
			title: `Writing your ${name}`,
			text: `${step}, ${percent}%`,
		};
	const isSecond = draft.next === null;
	const ofBoth = Math.round(percent / 2) + (isSecond ? 50 : 0);
	return {
		...{ status, step, percent: ofBoth },
		title: "Writing your resume and cover letter",
		text: `${isSecond ? 2 : 1} of 2, your ${name}: ${step}, ${ofBoth}%`,
	};
}
