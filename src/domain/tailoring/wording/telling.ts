// How a line of the profile becomes a sentence of a letter, whatever the language: as a deed ("I did"), as a part of the
// work ("my work includes the …"), or, where neither is certain, as it is after where it comes from.
import { ended, quoted, type Told } from "./wordings.ts";

type Place = "same" | "project" | "volunteer" | "earlier" | "first";

export type Telling = {
	/** What was done, in the words a sentence goes on with; null where the line begins with no verb that is known. */
	deed: (line: string) => string | null;
	/** The line as a noun with its article; null where its gender is not certain. */
	part: (line: string) => Part | null;
	did: Record<Place, (deed: string, told: Told) => string>;
	work: Record<Place, (part: Part, told: Told) => string>;
	from: Record<Place, (told: Told) => string>;
};

export type Part = { text: string; isPlural: boolean };

export function tellWith(telling: Telling): (told: Told) => string {
	return (told) => {
		const place = placeOf(told);
		const deed = telling.deed(told.line);
		if (deed !== null) return ended(telling.did[place](deed, told));
		const part = telling.part(told.line);
		if (part !== null) return ended(telling.work[place](part, told));
		return quoted(telling.from[place](told), told.line);
	};
}

function placeOf({ place, kind, title }: Told): Place {
	if (place === "same") return "same";
	if (kind === "project" || kind === "volunteer") return kind;
	return place === "earlier" && title !== "" ? "earlier" : "first";
}

/** The line with a small first letter, unless it begins with an acronym. */
export function lowered(line: string): string {
	return /^\p{Lu}\p{Lu}/u.test(line)
		? line
		: line.charAt(0).toLowerCase() + line.slice(1);
}
