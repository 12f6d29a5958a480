// Choosing a template: shown at once, kept with the document, and taken back when it cannot be kept.
import { useQueryClient } from "@tanstack/react-query";
import {
	type GenerationReply,
	generationCalls,
} from "../../../api/generations.ts";
import { ask } from "../../ask.ts";
import type { DocumentLook } from "../../documents/use-look.ts";
import { generationQuery } from "../../queries/generation-queries.ts";
import { notify } from "../../ui/toast.tsx";

export function useTemplateChoice(
	id: string,
	{ chosen, choices, setTemplate }: DocumentLook,
): (template: string) => void {
	const queries = useQueryClient();
	return (template) => {
		const before = chosen.template;
		setTemplate(template);
		const body = { template };
		ask(generationCalls.keepTemplate, { params: { id }, body }).then(
			() =>
				queries.setQueryData<GenerationReply>(
					generationQuery(id).queryKey,
					(reply) =>
						reply && {
							...reply,
							generation: {
								...reply.generation,
								template,
								layout: choices.find(({ name }) => name === template) ?? null,
							},
						},
				),
			() => {
				if (before) setTemplate(before);
				notify({
					tone: "bad",
					title: "Template change failed",
					text: "Failed to apply template",
				});
			},
		);
	};
}
