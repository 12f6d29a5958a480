// Holds advice against the profile it is about. Advice speaks to a person and claims no deed, so that only what it names
// counts: tools, certificates, employers, figures.
import type { Profile } from "../../profile/profile.ts";
import { unknownProperNames, unknownSigns, unknownTerms } from "./names.ts";
import { figuresOf, isSameFigure } from "./numbers.ts";
import { type Sources, sourcesOf } from "./sources.ts";

/** The names and figures of an English `text` that neither the profile nor the texts of `also` hold. */
export function unheldIn(
	text: string,
	profile: Profile,
	also: readonly string[],
): string[] {
	const sources = sourcesOf(profile, also);
	// The advice is in English, whatever the profile is written in.
	const english: Sources = { ...sources, language: "en" };
	const own = sources.text.toLowerCase();
	const names = [
		...unknownTerms(text, english),
		...unknownSigns(text, english),
		...unknownProperNames(text, english),
	].filter((name) => !own.includes(name.toLowerCase()));
	return [...new Set([...names, ...unheldFigures(text, sources)])];
}

function unheldFigures(text: string, { lines, text: own }: Sources): string[] {
	return figuresOf(text, "en")
		.filter(
			(figure) =>
				!lines.some(({ figures }) =>
					figures.some((held) => isSameFigure(figure, held)),
				) && !own.includes(figure.text),
		)
		.map((figure) => figure.text);
}
