// What the builder shows above itself: the document being made, and what came of it.
import { CompletionDialog } from "./completion-dialog.tsx";
import { ProgressDialog } from "./progress-dialog.tsx";
import { progressIn } from "./progress-of-both.ts";
import type { Builder } from "./use-builder.ts";

export function BuilderDialogs({ builder }: { builder: Builder }) {
	const { draft, request, others } = builder;
	return (
		<>
			{draft.running && builder.isProgressShown && (
				<ProgressDialog
					progress={progressIn(draft, request.generation.progress)}
					isLost={request.generation.isLost}
					isQueued={others.some(
						({ generation_status }) => generation_status === "processing",
					)}
					onHide={builder.hideProgress}
					onCancel={draft.running.id ? () => void request.cancel() : null}
				/>
			)}
			{builder.isMadeShown && (
				<CompletionDialog
					made={draft.made}
					usage={builder.usage}
					onGenerate={(kind) => {
						builder.hideMade();
						builder.generate(kind);
					}}
					onClear={builder.clear}
					onClose={builder.hideMade}
				/>
			)}
		</>
	);
}
