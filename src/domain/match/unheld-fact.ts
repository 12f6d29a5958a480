// Whether a line names what is not held, or not yet. Of a school the line is one field of its entry, and another may say so: "Credential
// (not started)" above the name of the studies.

import { isNotHeld } from "../language/reading/not-held.ts";
import { entryIndexOf, isInSection } from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import type { Fact } from "./match.ts";

export function isUnheldFact(
	{ path, text }: Fact,
	{ education }: Pick<Profile, "education">,
): boolean {
	return isNotHeld(text) || isOfUnheldSchool(path, education);
}

function isOfUnheldSchool(
	path: string,
	education: Profile["education"],
): boolean {
	const at = isInSection(path, "education") ? entryIndexOf(path) : null;
	const entry = at === null ? undefined : education[at];
	return (
		entry !== undefined &&
		(isNotHeld(entry.degree_type ?? "") ||
			isNotHeld(entry.field_of_study ?? ""))
	);
}
