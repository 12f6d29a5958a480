// What postings say above what they ask for is said in many ways; what stands below is asked for, in whatever words.
import { expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";

it.each([
	["de", "Was wir uns vorstellen", "Das Steuerrecht ist Ihnen vertraut."],
	["de", "Das haben Sie im Gepäck", "Das Steuerrecht ist Ihnen vertraut."],
	["de", "Worauf es uns ankommt", "Das Steuerrecht ist Ihnen vertraut."],
	["en", "Who we're after", "A feel for tax law, happy with two screens."],
	[
		"en",
		"What we expect of you",
		"A feel for tax law, happy with two screens.",
	],
	["fr", "Ce que vous apportez", "Le droit fiscal vous est familier."],
	["fr", "On vous imagine", "Le droit fiscal vous est familier."],
	["es", "Lo que necesitas", "Conocimiento del derecho fiscal."],
	["nl", "Wat verwachten we van je", "Gevoel voor belastingrecht."],
	["it", "Cosa porti con te", "Conoscenza del diritto fiscale."],
])("%s: “%s”", (_, heading, asked) => {
	const { requirements } = readJob(
		`Buchhaltung / Accounts / Comptable\n\n${heading}\n${asked}`,
	);
	expect(requirements.map(({ kind }) => kind)).toContain("must");
});

it.each([
	[
		"Was Sie davon haben",
		"Fünf Wochen Ferien, mindestens zwei Tage Home-Office.",
	],
	["The good bit", "Five weeks of holiday, at least two days from home."],
	[
		"Ce que vous y gagnez",
		"Cinq semaines de congés, deux jours de télétravail minimum.",
	],
])("what the house gives is not asked for: “%s”", (heading, given) => {
	const { requirements } = readJob(
		`Buchhaltung / Accounts / Comptable\n\nRequirements\n- Bookkeeping\n\n${heading}\n${given}`,
	);
	expect(requirements.map(({ text }) => text)).toEqual(["Bookkeeping"]);
});
