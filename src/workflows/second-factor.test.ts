import { expect, it } from "vitest";
import { isRecoveryCode } from "./second-factor.ts";

it("tells recovery codes, those of before too, from codes of an app", () => {
	for (const code of [
		"ABCDEFG-HIJKLMN-OPQRSTU-VWXYZ23",
		"abcdefg hijklmn opqrstu vwxyz23",
		"ABCDEF-GHIJKL-MNOPQR-STUVWX",
	])
		expect(isRecoveryCode(code)).toBe(true);
	for (const code of [
		"123456",
		"123 456",
		"",
		"ABCDEFG-HIJKLMN",
		"0".repeat(28),
	])
		expect(isRecoveryCode(code)).toBe(false);
});
