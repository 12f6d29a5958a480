// The documents of one page of the list, and what is asked before something happens to one of them.
import { useState } from "react";
import type { ListedDocument } from "../../../api/generation-summary.ts";
import { ApiError } from "../../client.ts";
import { PostingDialog } from "../../documents/posting-dialog.tsx";
import type { Notice } from "../../ui/notice.ts";
import { notify } from "../../ui/toast.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { DeleteDocumentDialog } from "./delete-dialog.tsx";
import { DocumentCard, DocumentRow, type RowProps } from "./document-row.tsx";
import { useListActions } from "./use-list.ts";

type Asked = { about: "delete" | "posting"; generation: ListedDocument };

const columns = ["Company", "Position", "Type", "Created", "Actions"];

export function DocumentsList({
	generations,
}: {
	generations: ListedDocument[];
}) {
	const isTable = useWide("table");
	const actions = useListActions();
	const [asked, setAsked] = useState<Asked | null>(null);
	const close = () => setAsked(null);
	const remove = async ({ id }: ListedDocument) => {
		await reported(actions.remove(id), {
			done: "Document deleted",
			failed: "Error deleting document",
			wayBack: bringBack,
		});
		close();
	};
	const bringBack = (undo: string | null) =>
		undo === null
			? undefined
			: {
					label: "Undo",
					run: () =>
						void reported(actions.bringBack(undo), {
							done: "Document restored",
							failed: "Couldn't restore the document",
						}),
				};
	const rowOf = (generation: ListedDocument): RowProps => ({
		generation,
		onDelete: () => setAsked({ about: "delete", generation }),
		onPosting: () => setAsked({ about: "posting", generation }),
		onDuplicate: () =>
			void reported(actions.duplicate(generation.id), {
				done: "Document duplicated",
				failed: "Error duplicating document",
			}),
		onTryAgain: () =>
			reported(actions.tryAgain(generation.id), {
				done: "Making it again",
				failed: "Generation failed",
			}),
	});
	return (
		<>
			{isTable ? (
				<DocumentsTable rows={generations.map(rowOf)} />
			) : (
				<ul aria-label="Your documents">
					{generations.map((generation) => (
						<DocumentCard key={generation.id} {...rowOf(generation)} />
					))}
				</ul>
			)}
			{asked?.about === "delete" && (
				<DeleteDocumentDialog
					generation={asked.generation}
					onDelete={() => remove(asked.generation)}
					onClose={close}
				/>
			)}
			{asked?.about === "posting" && (
				<PostingDialog generation={asked.generation} onClose={close} />
			)}
		</>
	);
}

function DocumentsTable({ rows }: { rows: RowProps[] }) {
	return (
		<table className="w-full border-collapse">
			<caption className="sr-only">Your documents</caption>
			<thead className="bg-wash">
				<tr>
					{columns.map((column) => (
						<th
							key={column}
							scope="col"
							className="px-4 py-2.5 text-left text-small font-medium text-ink-2 last:text-right"
						>
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<DocumentRow key={row.generation.id} {...row} />
				))}
			</tbody>
		</table>
	);
}

async function reported<Result>(
	acting: Promise<Result>,
	words: {
		done: string;
		failed: string;
		wayBack?: (result: Result) => Notice["action"];
	},
): Promise<void> {
	try {
		const result = await acting;
		const action = words.wayBack?.(result);
		notify({ tone: "ok", title: words.done, ...(action && { action }) });
	} catch (failure) {
		const isReported = failure instanceof ApiError;
		notify({
			tone: "bad",
			title: (isReported && failure.title) || words.failed,
			text: isReported ? failure.message : "Please try again.",
		});
	}
}
