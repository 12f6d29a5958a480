// What stands before and after a model's answer to the unread lines of a resume.
import { briefImport } from "../brief/brief-import.ts";
import type { Profile } from "../profile/profile.ts";
import type { Placing } from "../resume-reading/place-lines.ts";

export type PlacingBriefing = {
	reading: { profile: Profile; unread: string[] };
	/** Unguessable, so that nothing quoted can close its quotation. */
	nonce: string;
};

export const placingSteps = {
	briefPlacings(briefing: PlacingBriefing) {
		const { instructions, prompt, schema } = briefOf(briefing);
		return { instructions, prompt, schema };
	},

	/** null where the answer has another form than the one asked for. */
	readPlacings({
		answer,
		...briefing
	}: PlacingBriefing & { answer: unknown }): Placing[] | null {
		const read = briefOf(briefing).read(answer);
		return read.ok ? read.placings : null;
	},
};

function briefOf({ reading, nonce }: PlacingBriefing) {
	return briefImport({
		reading: { ...reading, sources: [], notes: [], language: "und" },
		nonce,
	});
}
