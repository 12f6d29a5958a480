// The person's documents in the palette: the newest, and among all of them those whose title or employer holds what is typed.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { GenerationSearch } from "../../api/generation-search.ts";
import { generationCalls } from "../../api/generations.ts";
import { DOCUMENT_KINDS } from "../../domain/document-kinds.ts";
import { ask } from "../ask.ts";
import { previewPath } from "../documents/document-opening.ts";
import { dotted } from "../job-name.ts";
import { dashboardQuery } from "../queries/dashboard-query.ts";
import { FileTextIcon } from "../ui/icons.ts";
import { type Go, Group, PaletteChoice } from "./choice.tsx";

/** One letter is in every title. */
const LEAST_LETTERS = 2;

type FoundProps = { go: Go; typed: string };

export function FoundDocuments({ go, typed }: FoundProps) {
	const navigate = useNavigate();
	const documents = useDocuments(typed);
	if (documents.length === 0) return null;
	return (
		<Group heading="Documents">
			{documents.map(({ id, kind, job_title, company_name }) => (
				<PaletteChoice
					key={id}
					id={id}
					Icon={FileTextIcon}
					label={job_title}
					note={dotted(company_name, DOCUMENT_KINDS[kind].title)}
					onChoose={() =>
						go(() => navigate({ to: previewPath(kind), params: { id } }))
					}
				/>
			))}
		</Group>
	);
}

function useDocuments(typed: string) {
	const search = useDeferredValue(typed.trim());
	const isSearched = search.length >= LEAST_LETTERS;
	const { data: dashboard } = useQuery(dashboardQuery);
	const { data: found } = useQuery({
		queryKey: ["generations", "palette", search],
		queryFn: ({ signal }) =>
			ask(generationCalls.list, {
				query: GenerationSearch.parse({ search, status: "completed" }),
				signal,
			}),
		enabled: isSearched,
		placeholderData: keepPreviousData,
	});
	const newest = dashboard?.activity ?? [];
	const all = (isSearched ? found?.generations : undefined) ?? newest;
	return all.filter(
		({ generation_status }) => generation_status === "completed",
	);
}
