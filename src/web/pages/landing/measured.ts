// What this build measured, written by `npm run bench:measured`. Seconds from a posting's text to a resume and a letter as PDF, the
// median; the lines of all documents made, and how many of them the claim check proved.
export const measured = {
	on: "2026-11-23",
	seconds: 0.2,
	documents: 72,
	lines: 1762,
	proved: 1762,
	formats: 6,
	languages: 11,
} as const;
