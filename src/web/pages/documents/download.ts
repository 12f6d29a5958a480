// Saving a document's file from the list, and saying so.
import type { QueryClient } from "@tanstack/react-query";
import type { ListedDocument } from "../../../api/generation-summary.ts";
import { type Format, formats } from "../../../documents/formats.ts";
import { saveFileAsShown } from "../../documents/document-files.ts";
import { notify } from "../../ui/toast.tsx";

export async function download(
	queries: QueryClient,
	generation: ListedDocument,
	format: Format,
): Promise<void> {
	try {
		await saveFileAsShown(queries, { id: generation.id, format }, generation);
		notify({ tone: "ok", title: `${formats[format].label} Downloaded` });
	} catch (failure) {
		notify({
			tone: "bad",
			title: "Download Failed",
			text: failure instanceof Error ? failure.message : "",
		});
	}
}
