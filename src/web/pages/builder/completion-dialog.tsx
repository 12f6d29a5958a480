// What next, once a document is there.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import {
	type DialogAction,
	generationCalls,
} from "../../../api/generations.ts";
import type { Me } from "../../../api/me.ts";
import { DOCUMENT_KINDS } from "../../../domain/document-kinds.ts";
import { ask } from "../../ask.ts";
import { previewPath } from "../../documents/document-opening.ts";
import { paths } from "../../paths.ts";
import { generationQuery } from "../../queries/generation-queries.ts";
import { useMe } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { notify } from "../../ui/toast.tsx";
import type { BuilderDraft, RequestedKind } from "./draft.ts";

type CompletionProps = {
	made: BuilderDraft["made"];
	usage: Me["usage"];
	onGenerate: (kind: RequestedKind) => void;
	onClear: () => void;
	onClose: () => void;
};

/** Looking at what was made comes first. After the first document it offers the other kind; when both are there, the list of all. */
export function CompletionDialog({
	made,
	usage,
	onGenerate,
	onClear,
	onClose,
}: CompletionProps) {
	const navigate = useNavigate();
	const { loadPreview } = useRouter().options.context;
	const latest = made.at(-1);
	if (!latest) return null;
	const other = DOCUMENT_KINDS[latest.kind].companion;
	const earlier = made.findLast(({ kind }) => kind === other);
	const ready = earlier
		? "resume and cover letter are"
		: `${DOCUMENT_KINDS[latest.kind].noun} is`;
	const view = ({ kind, id }: BuilderDraft["made"][number]) => {
		log(id, "view_document");
		const to = previewPath(kind);
		void open(loadPreview().then(() => navigate({ to, params: { id } })));
	};
	return (
		<Dialog title={`Your ${ready} ready`} onClose={onClose}>
			<p className="text-ink-2">
				Every line is based on a line of your profile, and the preview shows you
				which. {tookText(latest.kind, usage)}
			</p>
			<Took id={latest.id} />
			<div className="mt-5 grid gap-2">
				{earlier ? (
					<>
						{[earlier, latest].map((one) => (
							<Button
								key={one.id}
								kind={one === earlier ? "primary" : "plain"}
								onClick={() => view(one)}
							>
								View {DOCUMENT_KINDS[one.kind].title}
							</Button>
						))}
						<Button onClick={() => open(navigate({ to: paths.documents }))}>
							My Resumes
						</Button>
					</>
				) : (
					<>
						<Button kind="primary" onClick={() => view(latest)}>
							View {DOCUMENT_KINDS[latest.kind].title}
						</Button>
						<Button
							onClick={() => {
								log(latest.id, "generate_other");
								onGenerate(other);
							}}
						>
							Generate {DOCUMENT_KINDS[other].title}
						</Button>
					</>
				)}
				<Button
					kind="ghost"
					onClick={() => {
						log(latest.id, "clear_fields");
						onClear();
					}}
				>
					Clear Fields
				</Button>
			</div>
		</Dialog>
	);
}

/** Goes there; where it cannot be had, the dialog stays and says so. */
function open(going: Promise<void>): Promise<unknown> {
	return going.catch(() =>
		notify({
			tone: "bad",
			title: "Navigation failed",
			text: "Unable to open document preview",
		}),
	);
}

/** What it cost whoever runs this, beside what it took of the plan. */
function Took({ id }: { id: string }) {
	const isAdmin = useMe().roles.includes("admin");
	const { data } = useQuery({ ...generationQuery(id), enabled: isAdmin });
	if (!data?.took) return null;
	const { model, tokens, dollars } = data.took;
	return (
		<p className="mt-2 text-small text-ink-3 tabular-nums">
			For administrators: {model} took {tokens} tokens, ${dollars.toFixed(4)}.
		</p>
	);
}

function tookText(kind: RequestedKind, usage: Me["usage"]): string {
	const { allowance, plural } = DOCUMENT_KINDS[kind];
	const { remaining } = usage[allowance];
	return remaining < 0
		? ""
		: `It took 1 of this month’s ${plural}; ${remaining} left.`;
}

/** What was chosen goes on whether or not it could be logged. */
function log(id: string, action: DialogAction["action"]): void {
	ask(generationCalls.noteAction, { params: { id }, body: { action } }).catch(
		(failure: unknown) => console.error("Couldn't record your choice", failure),
	);
}
