import { describe, expect, it } from "vitest";
import { firstClause } from "./first-clause.ts";

describe("the first clause of a line", () => {
	it.each([
		[
			"de",
			"Programmieren an der Steuerung; CAM-Programme kommen aus der Arbeitsvorbereitung",
			"Programmieren an der Steuerung",
		],
		[
			"es",
			"Implantación de Easy WMS junto con el proveedor; formé a los dos turnos",
			"Implantación de Easy WMS junto con el proveedor",
		],
		[
			"sv",
			"Upphandlar mindre entreprenader – större sköter inköpsavdelningen",
			"Upphandlar mindre entreprenader",
		],
	])(
		"stands by itself beside what comes behind a mark, in %s",
		(language, line, first) => {
			expect(firstClause(line, language)).toBe(first);
		},
	);

	it.each([
		["en", "Prepared leases; under supervision"],
		["en", "Moved stock to a list; spend down from £3,900 to £3,300"],
		["en", "Prepared leases for new tenants"],
	])(
		"is nothing where a limit or a figure stands behind it, in %s: %s",
		(language, line) => {
			expect(firstClause(line, language)).toBeNull();
		},
	);
});
