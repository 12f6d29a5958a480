// What a person has typed and chosen in the builder, and what is being made of it. Kept in the tab's own storage at every
// change, so that neither a reload nor a lost session takes anything away. Each person has a draft of their own.
import { useCallback, useEffect, useState } from "react";
import { z } from "zod";
import { LANGUAGE_CODES } from "../../../domain/language/language-code.ts";
import {
	SECTIONS,
	type Section,
} from "../../../domain/profile/section-names.ts";
import { Engine, Strength } from "../../../domain/tailoring/content/content.ts";

const Kind = z.enum(["resume", "cover_letter"]);
export type RequestedKind = z.infer<typeof Kind>;
export type Pressed = RequestedKind | "both";

const Draft = z.object({
	jobTitle: z.string(),
	companyName: z.string(),
	jobDescription: z.string(),
	/** Fields the person has typed in: the posting's suggestion does not touch them anymore. */
	own: z.object({ jobTitle: z.boolean(), companyName: z.boolean() }),
	sections: z.array(z.enum(SECTIONS)),
	/** The person has chosen sections: the posting does not touch them anymore. */
	hasOwnSections: z.boolean().default(false),
	strength: Strength,
	/** Who words it; null leaves it to the installation. */
	engine: Engine.nullable().default(null),
	/** Why this employer, in the person's own words: for a letter. */
	whyThem: z.string().default(""),
	/** The document's language; null leaves it to the profile's. */
	language: z.enum(LANGUAGE_CODES).nullable().default(null),
	/** The request under way. `id` is null until the server has answered; the same key asked again makes nothing twice. */
	running: z
		.object({ kind: Kind, requestKey: z.string(), id: z.string().nullable() })
		.nullable(),
	/** What is asked for as soon as that is made. */
	next: Kind.nullable().default(null),
	/** What was pressed for what is under way: one of the two, or both in one go. */
	pressed: z
		.enum([...Kind.options, "both"])
		.nullable()
		.default(null),
	/** What was made of this posting, newest last. */
	made: z.array(z.object({ kind: Kind, id: z.string() })),
});
export type BuilderDraft = z.infer<typeof Draft>;

export const DEFAULT_SECTIONS: Section[] = [
	"personal",
	"work_experience",
	"education",
	"skills",
];

export const emptyDraft: BuilderDraft = {
	jobTitle: "",
	companyName: "",
	jobDescription: "",
	own: { jobTitle: false, companyName: false },
	sections: DEFAULT_SECTIONS,
	hasOwnSections: false,
	strength: "medium",
	engine: null,
	whyThem: "",
	language: null,
	running: null,
	next: null,
	pressed: null,
	made: [],
};

export type ChangeDraft = (change: Partial<BuilderDraft>) => void;

export function useBuilderDraft(userId: string): [BuilderDraft, ChangeDraft] {
	const key = `attune.draft.${userId}`;
	const [draft, setDraft] = useState(() => stored(key));
	useEffect(
		() => sessionStorage.setItem(key, JSON.stringify(draft)),
		[key, draft],
	);
	const change = useCallback<ChangeDraft>(
		(part) => setDraft((before) => ({ ...before, ...part })),
		[],
	);
	return [draft, change];
}

function stored(key: string): BuilderDraft {
	const text = sessionStorage.getItem(key);
	const draft = Draft.safeParse(text ? JSON.parse(text) : null);
	return draft.success ? draft.data : emptyDraft;
}
