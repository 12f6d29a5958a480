// How a document is shown: its template and its paper. The last choice is remembered in this browser, letters apart
// from resumes, and used again as long as the template is still there and the plan still has it.
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { GenerationReply } from "../api/generations.ts";
import type { TemplateChoice } from "../api/templates.ts";
import type { Paper } from "../documents/doc.ts";
import type { Template } from "../documents/template.ts";
import { letterTemplates } from "../documents/templates/letter-templates.ts";
import { resumeTemplates } from "../documents/templates/resume-templates.ts";
import { templatesQuery } from "./queries.ts";

const PAPER_KEY = "defaultPaperFormat";

export type Look = {
	/** What files are asked for; the template is unknown until the list of templates is there. */
	chosen: { template: string | undefined; paper: Paper };
	/** The same as the document's own data. */
	drawn: { template: Template; paper: Paper };
	choices: TemplateChoice[];
	isReady: boolean;
	failure: string | null;
	setTemplate: (name: string) => void;
	setPaper: (paper: Paper) => void;
};

export function useLook({
	kind,
	template: own,
}: GenerationReply["generation"]): Look {
	const builtIn: Record<string, Template> =
		kind === "resume" ? resumeTemplates : letterTemplates;
	const templateKey =
		kind === "resume" ? "lastUsedTemplate" : "lastUsedLetterTemplate";
	const { data, error } = useQuery(templatesQuery);
	const [wanted, setWanted] = useState(() => localStorage.getItem(templateKey));
	const [paper, setPaper] = useState<Paper>(() =>
		localStorage.getItem(PAPER_KEY) === "a4" ? "a4" : "letter",
	);

	const choices = useMemo(
		() =>
			(data ?? []).filter(
				(choice) => choice.kind === (kind === "resume" ? "resume" : "letter"),
			),
		[data, kind],
	);
	const allowed = choices
		.filter((choice) => choice.allowed)
		.map(({ name }) => name);
	const isReady = data !== undefined || error !== null;
	const template = !isReady
		? undefined
		: ([wanted, own].find(
				(name): name is string => name !== null && allowed.includes(name),
			) ??
			allowed[0] ??
			own);
	const drawn = useMemo(() => {
		const found =
			builtIn[template ?? own] ?? builtIn[own] ?? Object.values(builtIn)[0];
		if (!found) throw new Error("There is no template to draw with");
		return { template: found, paper };
	}, [builtIn, template, own, paper]);

	return {
		chosen: { template, paper },
		drawn,
		choices,
		isReady,
		failure: error ? error.message : null,
		setTemplate: (name) => {
			localStorage.setItem(templateKey, name);
			setWanted(name);
		},
		setPaper: (next) => {
			localStorage.setItem(PAPER_KEY, next);
			setPaper(next);
		},
	};
}
