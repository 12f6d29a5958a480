import { expect, it } from "vitest";
import { isCommonPaper } from "./common-papers.ts";

it.each([
	["Standard First Aid / CPR-C", true],
	["Enhanced DBS", true],
	["Food Handler Certificate", true],
	["EPA Section 608 Universal", false],
	["CELTA", false],
	["Ohio EPA Class II Wastewater Operator", false],
])("people of every trade hold %s: %s", (name, isCommon) => {
	expect(isCommonPaper(name, "en")).toBe(isCommon);
});
