import { expect, it } from "vitest";
import { condensedForms } from "./condensed.ts";

it.each([
	[
		"Migrated 22 services from virtual machines to a cluster with Terraform, reducing hosting cost for all of the teams",
		"Migrated 22 services from virtual machines to a cluster with Terraform",
	],
	[
		"Place and follow up around 90 purchase orders a week in SAP MM: turned parts, optics, packaging",
		"Place and follow up around 90 purchase orders a week in SAP MM",
	],
	[
		"Konstruktion av broar och mindre master, från skiss till ritning (Tekla)",
		"Konstruktion av broar och mindre master",
	],
	[
		"Error counts on the board each shift; wrong picks from 0.9% to 0.4% across 2023",
		"Wrong picks from 0.9% to 0.4% across 2023",
	],
	[
		"Own the sales cycle for large accounts, from prospecting to close, bringing in $3.5M a year",
		"Own the sales cycle for large accounts, bringing in $3.5M a year",
	],
	[
		"Increased store revenue by 45% over 3 years through customer service training and sales coaching",
		"Increased store revenue by 45% over 3 years",
	],
	[
		"Moved orders to a list in Excel, monthly spend down from £3,900 to £3,300",
		"Monthly spend down from £3,900 to £3,300",
	],
	[
		"Cut polymer use from 14 to 11 lb per ton by trying three feed points, with the maintenance lead",
		"Cut polymer use from 14 to 11 lb per ton, with the maintenance lead",
	],
	[
		"Build weekly rotas for 118 drivers and 74 duties within domestic drivers' hours rules",
		"Build weekly rotas for 118 drivers and 74 duties",
	],
])(
	"a line loses what goes along with it, and keeps its figure: %s",
	(line, short) => {
		expect(condensedForms(line)).toContain(short);
	},
);
it.each([
	"Built and maintained strong relationships with executives of the largest accounts, resulting in a 40% increase",
	"Cut waste by 12%",
	"Stock and orders",
])("what came of it is never lost: %s", (line) => {
	for (const form of condensedForms(line)) expect(form).toMatch(/\d/);
});
it.each([
	"Lead time for decisions down from 31 to 22 days (the caseworkers did it, I measured)",
	"Hold tolerances of half a thousandth on bores, check with the CMM (operator, not programmer)",
])("whose work it was, or what it was not, is never lost: %s", (line) => {
	for (const form of condensedForms(line)) expect(form).toContain("(");
});
it.each([
	"Fix faults on the line first, wiring goes to the technical service",
	"Draft the yearly accounts of small firms, which the partner signs",
	"Write the safety plan, with the engineer of the head office as its author",
	"Covered the night tour as a second driver, twice in all those years",
])("a clause that may say whose part it was is never lost: %s", (line) => {
	expect(condensedForms(line)).toEqual([]);
});
it.each([
	"With the planners, a new board; late orders from 31 to 12",
	"Implemented booking by text message, decreasing no-shows from 9% to 6%",
])("what came of it stands alone only where it can: %s", (line) => {
	for (const form of condensedForms(line))
		expect(form.slice(0, 4)).toBe(line.slice(0, 4));
});

it("keeps with whom it was done", () => {
	expect(
		condensedForms(
			"Brought foulbrood down from 2.1% to 0.4% of hives between 2020 and 2024, working with the owner and a dog team",
		).filter((form) => !form.includes("with the owner")),
	).toEqual([]);
});

it("ends with no word that leads on", () => {
	for (const form of condensedForms(
		"Saved EUR 148,000 in 2025, mostly by bundling small orders and moving six parts to blanket orders",
	))
		expect(form).not.toMatch(/, mostly$/u);
});

it("ends no sentence behind a number's unit", () => {
	for (const form of condensedForms(
		"Verantworte 2,6 Mio. Euro Umsatz mit 19 Importeuren und zwei Handelsketten",
	))
		expect(form).toContain("Euro");
});
