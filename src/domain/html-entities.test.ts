import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeEntity, ENTITY } from "./html-entities.ts";

const decoded = (text: string) => text.replace(ENTITY, decodeEntity);

describe("a character written as an entity is that character", () => {
	test.each([
		["Caf&eacute; &Eacute;cole &oelig;uvre", "Café École œuvre"],
		["Stra&szlig;e &Oslash;rsted &aring;r", "Straße Ørsted år"],
		["jo&atilde;o &ccedil;", "joão ç"],
		["&lt;b&gt; R&amp;D", "<b> R&D"],
		["&#233;&#xE9;&#XE9;", "ééé"],
		["a&nbsp;b&ensp;c&#160;d", "a b c d"],
		["exp&shy;erience", "experience"],
		["&#128;", "€"],
		["&sup2; &frac12; &there4;", "² ½ ∴"],
	])("%s", (written, text) => {
		expect(decoded(written)).toBe(text);
	});

	test.each(["AT&T; R&D", "?a=1&copy=2", "&eacute", "&nosuchname;"])(
		"%s stays as it stands",
		(text) => {
			expect(decoded(text)).toBe(text);
		},
	);

	test("no reference brings a control character or half a character", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 0x120000 }), (code) => {
				expect(decodeEntity(`&#${code};`)).not.toMatch(
					/(?![\n\t])\p{Cc}|\p{Cs}/u,
				);
			}),
		);
		expect(decoded("a&#0;b&#55357;c&#1;d")).toBe("a b c d");
	});
});
