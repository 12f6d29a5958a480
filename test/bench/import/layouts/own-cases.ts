// The invented layouts, filled with people whose facts are known: every layout with everyone.

import { toJsonResume } from "#src/domain/mapping/json-resume/write-json-resume.ts";
import type { Profile } from "#src/domain/profile/profile.ts";
import { linh, maya, rafael } from "../../../people.ts";
import type { ImportCase } from "../measure-import.ts";
import type { JsonResume } from "../score.ts";
import { aurelie, greta, ines } from "./people-abroad.ts";
import { printTypst } from "./print-typst.ts";
import { sheetOf } from "./sheet.ts";
import { printText } from "./text-layouts.ts";
import { TYPST_LAYOUTS } from "./typst-layouts.ts";
import { printWord } from "./word-layouts.ts";

const PEOPLE: {
	profile: Profile;
	options: NonNullable<Parameters<typeof sheetOf>[1]>;
}[] = [
	{ profile: maya, options: { form: "Mon Year" } },
	{ profile: rafael, options: { form: "MM/YYYY", dash: " - " } },
	{ profile: linh, options: { form: "Month Year", dash: " to " } },
	{ profile: greta, options: { tongue: "de", form: "MM.YYYY", dash: " – " } },
	{
		profile: aurelie,
		options: { tongue: "fr", form: "Month Year", dash: " - " },
	},
	{
		profile: ines,
		options: { tongue: "es", form: "Month of Year", dash: " – " },
	},
];

export async function ownCases(): Promise<ImportCase[]> {
	const cases: ImportCase[] = [];
	for (const { profile, options } of PEOPLE) {
		const sheet = sheetOf(profile, options);
		const truth = toJsonResume(profile) as JsonResume;
		const add = (layout: string, kind: string, bytes: Uint8Array) =>
			cases.push({ name: `${layout}, ${sheet.name}`, kind, bytes, truth });
		for (const [name, { source, kind }] of Object.entries(TYPST_LAYOUTS))
			add(name, kind, printTypst(source, sheet));
		for (const layout of ["styled", "tabled", "typed", "sided"] as const)
			add(`word ${layout}`, "docx", await printWord(layout, sheet));
		for (const layout of ["underlined", "marked", "dated"] as const)
			add(`text ${layout}`, "text", printText(layout, sheet));
	}
	return cases;
}
