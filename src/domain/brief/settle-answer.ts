// What becomes of an answer in the end: whatever the claim check still refuses goes back to the person's own words or goes
// out, and where too little is left the built-in writer's text stands in. Invariant: what comes out passes the claim check.
import type { Profile } from "../profile/profile.ts";
import type { Quarantined } from "../proof/quarantine.ts";
import { checkClaims } from "../tailoring/claims/check-claims.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import { scoreContent } from "../tailoring/content/score-content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { repairContent } from "../tailoring/repair/repair-content.ts";
import { setAside } from "./set-aside.ts";

type Content = ResumeContent | LetterContent;

export type Settling<C extends Content> = {
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
}: Settling<C>): C {
	const { profile } = tailoring;
	const repaired: C = repair(content, profile);
	const isKept =
		!isThin(repaired, base) && checkClaims(repaired, profile).length === 0;
	const kept = isKept ? repaired : withLosses(base, repaired);
	const warnings = [
		...kept.validation.warnings,
		...(isKept ? [] : [STOOD_IN]),
		...quarantined.map(setAside),
	];
	return {
		...kept,
		metadata: {
			...kept.metadata,
			model: isKept ? model : base.metadata.model,
			score: scoreOf(kept, tailoring),
		},
		validation: { ...kept.validation, warnings },
	};
}

const STOOD_IN =
	"Too little of the model's text held what the profile says, so the built-in writer's text stands here.";

function repair<C extends Content>(content: C, profile: Profile): C {
	return repairContent(content, profile);
}

function withLosses<C extends Content>(base: C, lost: C): C {
	return {
		...base,
		validation: { ...base.validation, dropped: lost.validation.dropped },
	};
}

function scoreOf(content: Content, tailoring: Tailoring) {
	const { score } = content.metadata;
	return "body" in content
		? score
		: { ...score, after: scoreContent(content, tailoring) };
}

/** A letter without an example, or whose opening was lost, is worse than a plain one. */
function isThin(content: Content, base: Content): boolean {
	if (!("body" in content) || !("body" in base)) return false;
	return (
		content.body.opening.trim() === "" ||
		(content.body.body_paragraphs.length === 0 &&
			base.body.body_paragraphs.length > 0)
	);
}
