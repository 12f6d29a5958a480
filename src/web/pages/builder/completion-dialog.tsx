// What next, once a document is there.
import { useNavigate } from "@tanstack/react-router";
import { previewPath } from "../../documents.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { notify } from "../../ui/toast.tsx";
import type { Draft, Kind } from "./draft.ts";

const names: Record<Kind, string> = {
	resume: "Resume",
	cover_letter: "Cover Letter",
};

type CompletionProps = {
	made: Draft["made"];
	onGenerate: (kind: Kind) => void;
	onClear: () => void;
	onClose: () => void;
};

/** After the first document it offers the other kind; when both are there, the list of all. */
export function CompletionDialog({
	made,
	onGenerate,
	onClear,
	onClose,
}: CompletionProps) {
	const navigate = useNavigate();
	const latest = made.at(-1);
	if (!latest) return null;
	const other: Kind = latest.kind === "resume" ? "cover_letter" : "resume";
	const hasBoth = made.some(({ kind }) => kind === other);
	const open = (going: Promise<void>) =>
		going.catch(() =>
			notify({
				tone: "bad",
				title: "Navigation failed",
				text: "Unable to open document preview",
			}),
		);
	return (
		<Dialog
			title={`Your ${names[latest.kind].toLowerCase()} is ready`}
			onClose={onClose}
		>
			<p className="mb-5 text-ink-2">
				Every line of it rests on a line of your profile, and the preview shows
				you which.
			</p>
			<div className="grid gap-2">
				{hasBoth ? (
					<Button
						kind="primary"
						onClick={() => open(navigate({ to: paths.documents }))}
					>
						My Resumes
					</Button>
				) : (
					<>
						<Button
							kind="primary"
							onClick={() =>
								open(
									navigate({
										to: previewPath(latest.kind),
										params: { id: latest.id },
									}),
								)
							}
						>
							View {names[latest.kind]}
						</Button>
						<Button onClick={() => onGenerate(other)}>
							Generate {names[other]}
						</Button>
					</>
				)}
				<Button kind="ghost" onClick={onClear}>
					Clear Fields
				</Button>
			</div>
		</Dialog>
	);
}
