import { expect, test } from "vitest";
import { CLAIM_WORDS } from "../language/tables/claims-of-languages.ts";
import { formsOf, rootsOf } from "./word-roots.ts";

test("turns endings, which have two letters or more in every language", () => {
	for (const words of Object.values(CLAIM_WORDS))
		for (const last of formsOf("en", words).turned.keys())
			expect(last).toHaveLength(2);
	const english = formsOf("en", CLAIM_WORDS.en);
	expect(rootsOf("swiftly", english)).toContain("swift");
});
