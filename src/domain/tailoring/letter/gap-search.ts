// What is looked through for what a requirement asks for, and what is found of it.

import type { Knockout } from "../../job/job.ts";
import type { RequirementMatch } from "../../match/match.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Limited } from "./limited-fact.ts";
import type { Voice } from "./voice.ts";

export type Held = {
	text: string;
	path: string;
	/** Entries that name the same thing. */
	also?: readonly string[];
};

export type GapSearch = {
	tailoring: Tailoring;
	voice: Voice;
	limited: readonly Limited[];
	unmetPapers: readonly Knockout[];
};

/** A requirement and its words between quotation marks. */
export type AskedGap = { one: RequirementMatch; need: string; look: GapSearch };
