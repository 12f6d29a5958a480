import { expect, it } from "vitest";
import { countsText } from "./counts-text.ts";

const points = (counts: Record<string, number>) =>
	Object.entries(counts).flatMap(([support, count]) =>
		Array.from({ length: count }, () => ({
			support: support as "shown",
			question: null,
		})),
	);

it("what is shown in part is not counted as shown", () => {
	expect(countsText(points({ shown: 6, listed: 1, partly: 4 }))).toBe(
		"Your profile shows 7 of 11 things this posting asks for; 4 in part.",
	);
});

it("what the person has answered is no longer theirs to tell", () => {
	const open = { support: "unknown" as const, question: { said: null } };
	const answered = { support: "absent" as const, question: { said: {} } };
	expect(countsText([...points({ shown: 1 }), open])).toBe(
		"Your profile shows 1 of 2 things this posting asks for; 1 only you can tell.",
	);
	expect(countsText([...points({ shown: 1 }), answered])).toBe(
		"Your profile shows 1 of 2 things this posting asks for.",
	);
});
