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
import { settingsQuery, templatesQuery } from "./queries.ts";

const PAPER_KEY = "defaultPaperFormat";
/** The setting at the time of the choice: a choice holds until the setting is changed. */
const PAPER_OVER_KEY = "defaultPaperFormat.over";

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
	const { paper, isKnown, setPaper } = usePaper();

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
	const isReady = isKnown && (data !== undefined || error !== null);
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
		setPaper,
	};
}

/** The paper chosen here last, else the one of the settings. Where these cannot be read, the pages are not kept waiting. */
function usePaper() {
	const { data: settings, error } = useQuery(settingsQuery);
	const [chosen, setChosen] = useState(storedPaper);
	const setting = settings?.defaultPaperFormat;
	const holds =
		chosen !== null && (setting === undefined || chosen.over === setting);
	return {
		paper: holds ? chosen.paper : (setting ?? "letter"),
		isKnown: settings !== undefined || error !== null,
		setPaper: (paper: Paper) => {
			const over = setting ?? "letter";
			localStorage.setItem(PAPER_KEY, paper);
			localStorage.setItem(PAPER_OVER_KEY, over);
			setChosen({ paper, over });
		},
	};
}

function storedPaper(): { paper: Paper; over: string } | null {
	const paper = localStorage.getItem(PAPER_KEY);
	if (paper !== "a4" && paper !== "letter") return null;
	return { paper, over: localStorage.getItem(PAPER_OVER_KEY) ?? "letter" };
}
