// What stands before and after a model's answer to the unread lines of a resume.
import { briefImport } from "../brief/brief-import.ts";
import type { PlacingBriefing, PlacingSteps } from "./step-types.ts";

export const placingSteps: PlacingSteps = {
	briefPlacings(briefing) {
		const { instructions, prompt, schema } = briefOf(briefing);
		return { instructions, prompt, schema };
	},

	readPlacings({ answer, ...briefing }) {
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
