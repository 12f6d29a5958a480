// The document's file as it will be downloaded and printed. The former pages stay until the new ones have come; a
// template that cannot be drawn gives way to the one before.
import {
	keepPreviousData,
	queryOptions,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ServedFile } from "../../ask.ts";
import {
	type FileWish,
	readDocumentFile,
} from "../../documents/document-files.ts";
import type { DocumentLook } from "../../documents/use-look.ts";
import { notify } from "../../ui/toast.tsx";

export type Pdf = {
	file: ServedFile | undefined;
	failure: string | null;
	isDrawing: boolean;
	retry: () => void;
};

export function usePdf(id: string, look: DocumentLook): Pdf {
	const { template, paper } = look.chosen;
	const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
		...pdfQuery({ id, template, paper }),
		enabled: look.isReady,
		placeholderData: keepPreviousData,
	});
	useRevert(look, error !== null, data !== undefined && !isPlaceholderData);
	return {
		file: data,
		failure: error ? error.message : null,
		isDrawing: isFetching,
		retry: () => void refetch(),
	};
}

/** Fetches a template's pages while somebody is still about to choose it. */
export function usePdfAhead(
	id: string,
	look: DocumentLook,
): (template: string) => void {
	const queries = useQueryClient();
	const { paper } = look.chosen;
	return (template) =>
		void queries.prefetchQuery(pdfQuery({ id, template, paper }));
}

function pdfQuery({ id, template, paper }: Omit<FileWish, "format">) {
	return queryOptions({
		queryKey: ["pdf", id, template, paper],
		queryFn: ({ signal }) =>
			readDocumentFile({ id, format: "pdf", template, paper }, signal),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** Goes back to the last template that was drawn. */
function useRevert(
	{ chosen, setTemplate }: DocumentLook,
	hasFailed: boolean,
	isDrawn: boolean,
) {
	const lastDrawn = useRef<string | undefined>(undefined);
	useEffect(() => {
		if (isDrawn) lastDrawn.current = chosen.template;
		if (
			!hasFailed ||
			!lastDrawn.current ||
			lastDrawn.current === chosen.template
		)
			return;
		notify({
			tone: "bad",
			title: "Template change failed",
			text: "Failed to apply template",
		});
		setTemplate(lastDrawn.current);
	}, [chosen.template, hasFailed, isDrawn, setTemplate]);
}
