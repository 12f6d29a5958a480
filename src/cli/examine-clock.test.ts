import { expect, it } from "vitest";
import { clockFinding } from "./examine-clock.ts";

const now = new Date("2026-11-29T23:31:04.500Z");
const after = (ms: number) => new Date(now.getTime() + ms);

it.each([
	["no database to ask", null],
	[
		"a database of the same time that nobody used",
		{ database: now, lastSeen: null },
	],
	[
		"a server that ran before",
		{ database: after(-900), lastSeen: after(-9e8) },
	],
	["a server that ran a moment ago", { database: now, lastSeen: after(400) }],
])("a clock with %s is in order", (_, clocks) => {
	expect(clockFinding(now, clocks)).toEqual({
		name: "Clock",
		says: "2026-11-29 23:31:04 UTC",
	});
});

it.each([
	[
		"behind the database's",
		{ database: after(3e6), lastSeen: null },
		"the database says 2026-11-30 00:21:04 UTC",
	],
	[
		"ahead of the database's",
		{ database: after(-3e6), lastSeen: null },
		"the database says 2026-11-29 22:41:04 UTC",
	],
	[
		"earlier than a server that ran here",
		{ database: now, lastSeen: after(864e5) },
		"a server ran here at 2026-11-30 23:31:04 UTC",
	],
])("a clock %s is not in order", (_, clocks, says) => {
	expect(clockFinding(now, clocks)).toMatchObject({
		says: expect.stringContaining(says),
		isWrong: true,
	});
});
