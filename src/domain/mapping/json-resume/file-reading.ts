// One reading of a resume file, and what it has to say to the person when it is done.
import type { Problem } from "../../problem.ts";

/** In Attune's own export every text is taken to the letter. */
export type FileReading = {
	isOwn: boolean;
	notes: Problem[];
	/** Paths without numbers ("work.url") of what has no place in a profile, with how often it was met. */
	leftOut: Map<string, number>;
};

/** How many entries a section keeps, and how many lines an entry. */
export const MAX_ENTRIES = 500;

export function note(
	reading: FileReading,
	where: string,
	message: string,
): void {
	reading.notes.push({
		where,
		message,
		hint: "Look at this place in the file, or add it by hand after the import",
	});
}
