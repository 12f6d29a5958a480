// What a profile remarks on a degree or a certificate is said with it: "BSc, final year" is no BSc yet.

import type { Figure } from "../clauses/figure.ts";
import { readLine } from "../clauses/read-line.ts";
import type { Reading } from "../clauses/reading.ts";
import { entryIndexOf, isInSection } from "../profile/content-path.ts";
import { leadsToOpenStudies } from "../profile/open-studies.ts";
import type { Profile } from "../profile/profile.ts";
import type { Alignment } from "./alignment.ts";
import { isDay } from "./bound-words.ts";
import type { GroundFact } from "./ground-fact.ts";

type Given = {
	profile: Profile;
	language: string;
	chosen: readonly Alignment[];
	today: string | undefined;
};

type Remark = {
	remark: Reading;
	/** Whether it only says when the paper will be had. */
	isDated: boolean;
};

/** Whether a line that names a paper says what is remarked on it. */
export function saysPaper(
	{ path }: Pick<GroundFact, "path">,
	{ profile, chosen, ...given }: Given,
): boolean {
	const said = chosen
		.flatMap(({ covers }) => covers)
		.flatMap(({ target }) =>
			target ? target.reading.words.slice(target.place, target.last + 1) : [],
		);
	const isStudied = chosen.some(saysStudying);
	const remarks = remarksOn(path, profile, given);
	// The dates stand beside its name in a resume and nowhere in a sentence.
	if (remarks.length === 0 && leadsToOpenStudies(path, profile, given.today))
		return isStudied;
	return remarks.every(
		({ isDated, remark }) =>
			(isDated && isStudied) ||
			remark.words.every(
				({ isSmall, isSign, folded }) =>
					// "(RN)" only shortens the name before it.
					isSmall || isSign || said.some((word) => word.folded === folded),
			),
	);
}

/** "I am studying for a diploma": nobody holds what they study for. */
function saysStudying({ line: { limits, reading } }: Alignment): boolean {
	return (
		limits.has("ongoing") ||
		reading.hits.some(({ kind }) => kind === "studying")
	);
}

/** Behind the comma of its name, or with a date ahead behind its subject: "Nursing (thesis in June 2027)". */
function remarksOn(
	path: string,
	{ education, certifications }: Profile,
	{ language, today = "" }: Pick<Given, "language" | "today">,
): Remark[] {
	const at = entryIndexOf(path) ?? -1;
	if (isInSection(path, "certifications"))
		return remarksIn(certifications[at]?.certification_name, language);
	if (!isInSection(path, "education")) return [];
	return [
		...remarksIn(education[at]?.degree_type, language),
		...remarksIn(education[at]?.field_of_study, language).flatMap((one) =>
			one.remark.figures.some((figure) => isAhead(figure, today))
				? [{ ...one, isDated: true }]
				: [],
		),
	];
}

function isAhead(figure: Figure, today: string): boolean {
	const [year = ""] = /\d{4}/.exec(figure.text) ?? [];
	return isDay(figure) && year >= today.slice(0, "YYYY".length);
}

function remarksIn(
	name: string | null | undefined,
	language: string,
): Remark[] {
	const [, ...remarks] = (name ?? "").split(/[,;:(–]/);
	return readLine(remarks.join(", "), language).map((remark) => ({
		remark,
		isDated: false,
	}));
}
