// How much a profile holds: more than any career brings, and little enough that reading it stays quick. How long a text is, and how
// many lines an entry has, is said where the field is declared.

import type { Problem } from "../../problem.ts";
import { pathOf } from "../content-path.ts";
import type { Profile } from "../profile.ts";
import { listSections } from "./all-sections.ts";
import type { SectionDeclaration } from "./section.ts";

/** Why a list of entries is too long; null where it is not. */
export function tooManyEntries(
	{ label, most }: SectionDeclaration,
	count: number,
): string | null {
	return count > most ? `${label} can have at most ${most} entries` : null;
}

/** The profile with what fits, and what does not. */
export function withinLimits(profile: Profile): {
	profile: Profile;
	leftOut: Problem[];
} {
	const leftOut: Problem[] = [];
	const kept: Record<string, unknown> = { ...profile };
	for (const section of listSections) {
		const entries = profile[section.name];
		const { name, label, most } = section;
		if (entries.length > most)
			leftOut.push(
				notCarried(
					name,
					`${entries.length - most} of ${entries.length} entries of ${label}: a profile keeps ${most}`,
				),
			);
		kept[name] = entries
			.slice(0, most)
			.map((entry, at) => withFewerLines(section, { entry, at, leftOut }));
	}
	return { profile: kept as Profile, leftOut };
}

type Kept = { entry: object; at: number; leftOut: Problem[] };

function withFewerLines(
	{ name, fields }: SectionDeclaration,
	{ entry, at, leftOut }: Kept,
): object {
	const shorter: Record<string, unknown> = { ...entry };
	for (const field of fields) {
		const lines = shorter[field.name];
		const { most, label } = field;
		if (!Array.isArray(lines) || !most || lines.length <= most) continue;
		shorter[field.name] = lines.slice(0, most);
		leftOut.push(
			notCarried(
				pathOf(name, at),
				`${lines.length - most} of ${lines.length} lines of ${label}: an entry keeps ${most}`,
			),
		);
	}
	return shorter;
}

function notCarried(where: string, what: string): Problem {
	return {
		where,
		message: `Not carried over: ${what}`,
		hint: "Leave out in the file what matters least, and import it again",
	};
}
