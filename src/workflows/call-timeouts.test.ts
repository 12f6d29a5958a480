import { expect, it } from "vitest";
import { judgingTimeoutMs, readingTimeoutMs } from "./call-timeouts.ts";

it.each([
	[90_000, { reading: 30_000, judging: 60_000 }],
	[300_000, { reading: 100_000, judging: 200_000 }],
	[50_000, { reading: 30_000, judging: 60_000 }],
	[2_000, { reading: 30_000, judging: 60_000 }],
])(
	"a model that may take %d ms has its share of them for what it is asked beside a document",
	(timeoutMs, { reading, judging }) => {
		expect(readingTimeoutMs({ timeoutMs })).toBe(reading);
		expect(judgingTimeoutMs({ timeoutMs })).toBe(judging);
	},
);
