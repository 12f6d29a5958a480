// Making and changing templates. What is offered to people and listed here is asked for anew afterwards.
import {
	type QueryClient,
	useMutation,
	useQueryClient,
} from "@tanstack/react-query";
import {
	type AdminTemplate,
	type TemplateChange,
	type TemplateForm,
	templateAdminCalls,
} from "../../../../api/admin-templates.ts";
import { ask } from "../../../ask.ts";
import { templatesQuery as offeredQuery } from "../../../queries/templates-query.ts";
import { notify } from "../../../ui/toast.tsx";
import { adminTemplatesQuery } from "../admin-queries.ts";

type Change = { id: string; change: TemplateChange };

/** Shown at once, and put back with a word when it could not be stored. */
export function useChangeTemplate() {
	const queries = useQueryClient();
	const { queryKey } = adminTemplatesQuery;
	return useMutation({
		mutationFn: ({ id, change }: Change) =>
			ask(templateAdminCalls.change, { params: { id }, body: change }),
		async onMutate({ id, change }) {
			await queries.cancelQueries({ queryKey });
			queries.setQueryData(
				queryKey,
				(now) =>
					now && {
						templates: now.templates.map((one) =>
							one.id === id ? changed(one, change) : one,
						),
					},
			);
		},
		onSuccess: () => notify({ tone: "ok", title: "Template updated" }),
		onError: ({ message }) =>
			notify({ tone: "bad", title: "Error updating template", text: message }),
		onSettled: () => askAnew(queries),
	});
}

export function useAddTemplate() {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: (body: TemplateForm) => ask(templateAdminCalls.add, { body }),
		onSuccess: () => notify({ tone: "ok", title: "Template created" }),
		onError: ({ message }) =>
			notify({ tone: "bad", title: "Error creating template", text: message }),
		onSettled: () => askAnew(queries),
	});
}

function changed(template: AdminTemplate, change: TemplateChange) {
	const changes = Object.entries(change).filter(
		([, value]) => value !== undefined,
	);
	return { ...template, ...Object.fromEntries(changes) };
}

function askAnew(queries: QueryClient) {
	return Promise.all(
		[adminTemplatesQuery, offeredQuery].map(({ queryKey }) =>
			queries.invalidateQueries({ queryKey }),
		),
	);
}
