// What becomes of an answer: whatever is not proved goes back to the built-in writer's line for the same facts or goes out,
// each sentence by itself, and a part of a letter with nothing left is the built-in writer's. What comes out is proved.
import type { Profile } from "../profile/profile.ts";
import type { Quarantined } from "../proof/quarantined.ts";
import { checkClaims } from "../tailoring/claims/check-claims.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import { scoreContent } from "../tailoring/content/score-content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { repairContent } from "../tailoring/repair/repair-content.ts";
import { withLeftOut } from "./left-out.ts";
import { setAside } from "./set-aside.ts";
import { isTooThin, withWholeParagraphs } from "./whole-letter.ts";

type Content = ResumeContent | LetterContent;

export type GivenAnswer<C extends Content> = {
	/** As the model wrote it. */
	content: C;
	/** As the built-in writer wrote it, already checked. */
	base: C;
	tailoring: Tailoring;
	/** The model that answered. */
	model: string;
	quarantined: readonly Quarantined[];
};

/** A content that may be sent. */
export function settleAnswer<C extends Content>({
	content,
	base,
	tailoring,
	model,
	quarantined,
}: GivenAnswer<C>): C {
	const { profile } = tailoring;
	const kept: C = repair(content, profile, base);
	// Nothing that is not proved leaves, whatever went wrong before.
	const isProved = checkClaims(kept, profile).length === 0;
	const sent =
		isProved && !isThin(kept, base) ? whole(kept, { base, profile }) : base;
	const warnings = [
		...sent.validation.warnings,
		...(isWrittenBy(base, sent) ? [STOOD_IN] : []),
		...quarantined.map(setAside),
	];
	return {
		...sent,
		metadata: {
			...sent.metadata,
			model: isWrittenBy(base, sent) ? base.metadata.model : model,
			score: scoreOf(sent, tailoring),
		},
		validation: { ...sent.validation, warnings },
	};
}

const STOOD_IN =
	"Too little of the model's text was proved by the profile, so the built-in writer's text stands here.";

function repair<C extends Content>(content: C, profile: Profile, base: C): C {
	return repairContent(content, profile, base);
}

function isThin(kept: Content, base: Content): boolean {
	return "body" in kept && "body" in base && isTooThin(kept, base);
}

type Settled = { base: Content; profile: Profile };

function whole<C extends Content>(kept: C, settled: Settled): C;
function whole(kept: Content, { base, profile }: Settled): Content {
	if ("body" in kept) return withWholeParagraphs(kept);
	return "body" in base ? kept : withLeftOut(kept, base, profile);
}

/** Whether nothing of the model's words is left. */
function isWrittenBy(base: Content, sent: Content): boolean {
	return JSON.stringify(wordsOf(base)) === JSON.stringify(wordsOf(sent));
}

function wordsOf({ metadata: _, validation: __, ...words }: Content) {
	return words;
}

function scoreOf(content: Content, tailoring: Tailoring) {
	const { score } = content.metadata;
	return "body" in content
		? score
		: { ...score, after: scoreContent(content, tailoring) };
}
