import { expect, it } from "vitest";
import { plainTextLines } from "../lines/text-lines.ts";
import { readResume } from "../read-resume.ts";

function spansIn(heading: string, ...heads: string[]) {
	const jobs = heads.map((head) => `${head}\n- Wove cloth for 12 shops\n`);
	const text = `Dara Quill\ndara@quill.example\n\n${heading}\n\n${jobs.join("\n")}`;
	return readResume(plainTextLines(text)).profile.work_experience.map(
		({ start_date, end_date }) => [start_date, end_date],
	);
}

it.each([
	[
		"one day behind the twelfth",
		[
			"Weaver, Aire Mill, 01/04/2019 - 03/10/2021",
			"Clerk, Calder Bank, 15/02/2016 - 01/03/2019",
		],
		[
			["2019-04-01", "2021-10-03"],
			["2016-02-15", "2019-03-01"],
		],
	],
	[
		"one that is a month's in America",
		["Weaver, Aire Mill, 04/01/2019 - 10/31/2021"],
		[["2019-04-01", "2021-10-31"]],
	],
	[
		"the first of each month",
		["Weaver, Aire Mill, 01/04/2019 - 01/10/2021"],
		[["2019-04-01", "2021-10-01"]],
	],
	[
		"nothing",
		["Weaver, Aire Mill, 02/04/2019 - 05/10/2021"],
		[["2019", "2021"]],
	],
])("in English %s tells which is the day", (_, heads, spans) => {
	expect(spansIn("EXPERIENCE", ...heads)).toEqual(spans);
});

it("in a language that writes days first they are days", () => {
	expect(
		spansIn(
			"ESPERIENZE LAVORATIVE",
			"Tessitrice presso Lanificio Biella, 02/04/2019 - 05/10/2021",
			"Commessa presso Libreria del Corso, 03/02/2016 - 04/03/2019",
		),
	).toEqual([
		["2019-04-02", "2021-10-05"],
		["2016-02-03", "2019-03-04"],
	]);
});
