// What is happening while a document is made: the steps the server reports, nothing timed.
import { clsx } from "clsx";
import type { GenerationProgress } from "../../../api/generation-status.ts";
import { Button } from "../../ui/button.tsx";
import { Bar } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckIcon } from "../../ui/icons.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { ShownProgress } from "./progress-of-both.ts";

const steps: GenerationProgress["step"][] = [
	"Creating",
	"Analyzing requirements",
	"Generating",
	"Complete",
];

type ProgressDialogProps = {
	progress: ShownProgress;
	isLost: boolean;
	/** Another document of this person is under way. */
	isQueued: boolean;
	onHide: () => void;
	/** null while the server has not answered yet. */
	onCancel: (() => void) | null;
};

export function ProgressDialog({
	progress,
	isLost,
	isQueued,
	onHide,
	onCancel,
}: ProgressDialogProps) {
	const isWaiting = progress.status === "generating" && isQueued;
	const current = steps.indexOf(progress.step);
	return (
		<Dialog title={progress.title} onClose={onHide}>
			<ol className="space-y-2">
				{steps.map((step, place) => (
					<li
						key={step}
						aria-current={place === current ? "step" : undefined}
						className={clsx(
							"flex items-center gap-2.5",
							place > current && "text-ink-3",
						)}
					>
						<span className="grid size-5 place-items-center text-accent">
							{place < current || progress.percent === 100 ? (
								<CheckIcon aria-hidden size={16} />
							) : place === current ? (
								<Spinner />
							) : null}
						</span>
						{step}
					</li>
				))}
			</ol>
			<div className="mt-5">
				<Bar percent={progress.percent} />
				<p role="status" className="mt-2 text-small text-ink-2">
					{isLost
						? "Connection lost. Reconnecting; the work continues."
						: isWaiting
							? "Waiting for another of your documents to finish."
							: progress.text}
				</p>
			</div>
			<div className="mt-4 flex flex-wrap items-center justify-between gap-3">
				<p className="text-small text-ink-2">
					You can leave. What is made will be in My Resumes.
				</p>
				<Button size="small" disabled={!onCancel} onClick={() => onCancel?.()}>
					Cancel
				</Button>
			</div>
		</Dialog>
	);
}
