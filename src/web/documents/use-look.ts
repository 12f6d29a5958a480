// How a document is shown: its template and its paper. The last choice is remembered in this browser, letters apart
// from resumes, and used again as long as the template is still there and the plan still has it.
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { GenerationReply } from "../../api/generations.ts";
import type { TemplateChoice } from "../../api/templates.ts";
import type { Paper } from "../../documents/doc.ts";
import type { Template } from "../../documents/template.ts";
import { templateOf } from "../../documents/templates/layout-config.ts";
import { DOCUMENT_KINDS } from "../../domain/document-kinds.ts";
import type { Photo } from "../../domain/profile/photo.ts";
import { photoQuery } from "../queries/photo-query.ts";
import { settingsQuery } from "../queries/settings-query.ts";
import { templatesQuery } from "../queries/templates-query.ts";

const PAPER_KEY = "defaultPaperFormat";
/** The setting at the time of the choice: a choice holds until the setting is changed. */
const PAPER_OVER_KEY = "defaultPaperFormat.over";

export type DocumentLook = {
	/** What files are asked for; the template is unknown until the list of templates is there. */
	chosen: { template: string | undefined; paper: Paper };
	/** The same as the document's own data. */
	drawn: { template: Template; paper: Paper; photo?: Photo | undefined };
	choices: TemplateChoice[];
	isReady: boolean;
	failure: string | null;
	setTemplate: (name: string) => void;
	setPaper: (paper: Paper) => void;
};

type Kind = GenerationReply["generation"]["kind"];

export function useLook({
	kind,
	template: own,
	layout,
}: GenerationReply["generation"]): DocumentLook {
	const { data: all, error } = useQuery(templatesQuery);
	const [, chooseAnew] = useState(0);
	const { paper, isKnown, setPaper } = usePaper();
	const choices = useMemo(
		() =>
			(all ?? []).filter((choice) => choice.kind === DOCUMENT_KINDS[kind].form),
		[all, kind],
	);
	const isReady = isKnown && (all !== undefined || error !== null);
	const template = isReady ? chosenTemplate(kind, own, choices) : undefined;
	const styled = useMemo(() => {
		const offered = choices.find(({ name }) => name === template);
		const isOwn = template === undefined || template === own;
		const stored = isOwn ? (layout ?? offered) : offered;
		return {
			template: templateOf(
				DOCUMENT_KINDS[kind].form,
				stored ?? { layout: own, layout_config: {} },
			),
			paper,
		};
	}, [kind, template, own, layout, choices, paper]);
	const photo = useShownPhoto(styled.template);
	const drawn = useMemo(() => ({ ...styled, photo }), [styled, photo]);
	return {
		chosen: { template, paper },
		drawn,
		choices,
		isReady,
		failure: error ? error.message : null,
		setTemplate: (name) => {
			localStorage.setItem(templateKey(kind), name);
			chooseAnew((times) => times + 1);
		},
		setPaper,
	};
}

/** Asked for only where the template has a place for it. */
function useShownPhoto(template: Template): Photo | undefined {
	const isWanted = template.photoMm > 0;
	const { data: photo } = useQuery({ ...photoQuery, enabled: isWanted });
	return isWanted && photo?.is_shown ? photo : undefined;
}

/** The one used last if it is still there and the plan has it, else the document's own: that one is kept with it. */
export function chosenTemplate(
	kind: Kind,
	own: string,
	choices: readonly TemplateChoice[],
): string {
	const allowed = choices.filter(
		(choice) => choice.kind === DOCUMENT_KINDS[kind].form && choice.allowed,
	);
	const last = localStorage.getItem(templateKey(kind));
	return allowed.find(({ name }) => name === last)?.name ?? own;
}

/** The paper chosen in this browser last, unless the setting was changed since. */
export function chosenPaper(setting: Paper): Paper {
	const paper = localStorage.getItem(PAPER_KEY);
	const over = localStorage.getItem(PAPER_OVER_KEY) ?? "letter";
	const holds = (paper === "a4" || paper === "letter") && over === setting;
	return holds ? paper : setting;
}

/** Where the settings cannot be read, the pages are not kept waiting. */
function usePaper() {
	const { data: settings, error } = useQuery(settingsQuery);
	const [, chooseAnew] = useState(0);
	const setting = settings?.defaultPaperFormat ?? "letter";
	return {
		paper: chosenPaper(setting),
		isKnown: settings !== undefined || error !== null,
		setPaper: (paper: Paper) => {
			localStorage.setItem(PAPER_KEY, paper);
			localStorage.setItem(PAPER_OVER_KEY, setting);
			chooseAnew((times) => times + 1);
		},
	};
}

const templateKey = (kind: Kind) =>
	kind === "resume" ? "lastUsedTemplate" : "lastUsedLetterTemplate";
