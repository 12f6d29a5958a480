// How the words of an editor stand to what is stored, and how that changes: by typing, by a save that begins, and by its end.
import type { RefusedSave } from "../../refused-save.ts";

export type Saving =
	/** `at` is null while nothing was changed since the editor was opened. */
	| { state: "saved"; at: Date | null }
	| { state: "unsaved" }
	| { state: "saving" }
	/** `fields` are messages by path, such as "experience.0.title". */
	| { state: "failed"; message: string; fields: Record<string, string> }
	/** Another window saved in between. */
	| { state: "conflict" }
	/** The document was deleted. */
	| { state: "gone" };

export type SavingEvent =
	| { event: "typed" }
	| { event: "began" }
	/** `isAll` is false where something was typed meanwhile. */
	| { event: "stored"; at: Date; isAll: boolean }
	| { event: "refused"; refused: RefusedSave }
	| { event: "rebased" };

export const NOTHING_CHANGED: Saving = { state: "saved", at: null };

export function nextSaving(now: Saving, next: SavingEvent): Saving {
	switch (next.event) {
		case "typed":
			return isStuck(now) || now.state === "saving" ? now : UNSAVED;
		case "began":
			return { state: "saving" };
		case "stored":
			return next.isAll ? { state: "saved", at: next.at } : UNSAVED;
		case "refused":
			return afterRefusal(next.refused);
		case "rebased":
			return NOTHING_CHANGED;
	}
}

/** Milliseconds until it is saved by itself; null where that would not help. */
export function autoSaveDelay(now: Saving): number | null {
	if (isStuck(now) || now.state === "saving") return null;
	if (now.state !== "failed") return AUTO_SAVE_MS;
	// What is wrong in a field is wrong until the field is changed.
	return Object.keys(now.fields).length > 0 ? null : AGAIN_MS;
}

const AUTO_SAVE_MS = 3000;
const AGAIN_MS = 10_000;
const UNSAVED: Saving = { state: "unsaved" };

/** Only the person can go on from here. */
function isStuck({ state }: Saving): boolean {
	return state === "conflict" || state === "gone";
}

function afterRefusal(refused: RefusedSave): Saving {
	if (refused.why !== "failed") return { state: refused.why };
	const fields = Object.fromEntries(
		Object.entries(refused.fields).map(([path, message]) => [
			path.replace(/^(resume|letter)\./, ""),
			message,
		]),
	);
	return { state: "failed", message: refused.message, fields };
}
