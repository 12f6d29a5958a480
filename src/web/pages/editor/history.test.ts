import { describe, expect, it } from "vitest";
import { begin, edit, redo, undo } from "./history.ts";

const typed = (place: string | null, ...texts: [string, number][]) =>
	texts.reduce(
		(history, [text, at]) => edit(history, text, { place, at }),
		begin(""),
	);

describe("the steps of an edit", () => {
	it("are one while somebody types on in one place", () => {
		const history = typed("summary", ["a", 0], ["ab", 300], ["abc", 700]);
		expect(undo(history).present).toBe("");
		expect(redo(undo(history)).present).toBe("abc");
	});

	it("are two after a pause and in another place", () => {
		expect(undo(typed("summary", ["a", 0], ["ab", 5000])).present).toBe("a");
		const elsewhere = edit(typed("one", ["a", 0]), "ab", {
			place: "two",
			at: 10,
		});
		expect(undo(elsewhere).present).toBe("a");
	});

	it("without a place stand alone", () => {
		const history = typed(null, ["a", 0], ["ab", 1]);
		expect(undo(history).present).toBe("a");
	});

	it("that were taken back are gone once something else is written", () => {
		const back = undo(typed(null, ["a", 0], ["ab", 1]));
		const other = edit(back, "ax", { place: null, at: 2 });
		expect(redo(other)).toBe(other);
		expect(undo(other).present).toBe("a");
	});

	it("end at the beginning and at the newest", () => {
		const history = typed(null, ["a", 0]);
		expect(undo(undo(history))).toEqual(undo(history));
		expect(redo(history)).toBe(history);
	});

	it("are no more than memory can hold", () => {
		const many = Array.from(
			{ length: 500 },
			(_, n) => [String(n), n] as [string, number],
		);
		expect(typed(null, ...many).past.length).toBeLessThanOrEqual(200);
	});
});
