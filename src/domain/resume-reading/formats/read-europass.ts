// Europass in XML, alone or attached to a PDF: the present form, whose root is "Candidate", and the older "SkillsPassport".

import { detectLanguageOfLines } from "../../language/reading/detect-language.ts";
import type { ImportedProfile } from "../draft/imported-profile.ts";
import { type Drafts, settleAll } from "../draft/settle-all.ts";
import { readCandidate } from "./europass-candidate.ts";
import { readPassport } from "./europass-passport.ts";
import { find, type XmlElement } from "./xml-element.ts";

/** Null where the XML is not Europass. */
export function readEuropass(root: XmlElement): ImportedProfile | null {
	const candidate = find(root, "Candidate");
	const passport = find(root, "SkillsPassport", "LearnerInfo");
	if (candidate) return imported(readCandidate(candidate));
	return passport ? imported(readPassport(passport)) : null;
}

function imported(drafts: Drafts): ImportedProfile {
	const { profile, sources } = settleAll(drafts);
	const prose = profile.work_experience.flatMap(
		({ job_title, description, achievements }) => [
			job_title,
			description ?? "",
			...achievements,
		],
	);
	return {
		profile,
		sources,
		unread: [],
		notes: [],
		language: detectLanguageOfLines([profile.personal.summary ?? "", ...prose]),
	};
}
