import { expect, test } from "vitest";
import {
	autoSaveDelay,
	NOTHING_CHANGED,
	nextSaving,
	type Saving,
	type SavingEvent,
} from "./saving.ts";

const at = new Date("2026-03-05T10:00:00Z");
const after = (...events: SavingEvent[]): Saving =>
	events.reduce(nextSaving, NOTHING_CHANGED);
const conflict: SavingEvent = {
	event: "refused",
	refused: { why: "conflict" },
};

test("what is typed is unsaved until all of it is stored", () => {
	expect(after({ event: "typed" })).toEqual({ state: "unsaved" });
	const stored = { event: "stored", at } as const;
	expect(
		after({ event: "typed" }, { event: "began" }, { ...stored, isAll: true }),
	).toEqual({ state: "saved", at });
	expect(after({ event: "began" }, { ...stored, isAll: false })).toEqual({
		state: "unsaved",
	});
});

test("typing during a save or after a conflict changes nothing about either", () => {
	expect(after({ event: "began" }, { event: "typed" }).state).toBe("saving");
	expect(after(conflict, { event: "typed" }).state).toBe("conflict");
	expect(after(conflict, { event: "rebased" })).toEqual(NOTHING_CHANGED);
});

test("a field that is refused is named as the editor names it, and waits for the person", () => {
	const refused = (fields: Record<string, string>) =>
		after({
			event: "refused",
			refused: { why: "failed", message: "No.", fields },
		});
	const wrong = refused({ "resume.experience.0.title": "Too long." });
	expect(wrong).toMatchObject({
		fields: { "experience.0.title": "Too long." },
	});
	expect(autoSaveDelay(wrong)).toBeNull();
	expect(autoSaveDelay(refused({}))).toBe(10_000);
	expect(autoSaveDelay(after({ event: "typed" }))).toBe(3000);
	expect(autoSaveDelay(after(conflict))).toBeNull();
});
