import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

describe("passwords that are tried first", () => {
	it.each(["123456", "password", "Password1", "QWERTY", "iloveyou"])(
		"%s is known",
		(password) => {
			expect(isCommonPassword(password)).toBe(true);
		},
	);

	it.each(["abcdefgh-ijk", "correct horse", ""])(
		"%j is not one of them",
		(password) => {
			expect(isCommonPassword(password)).toBe(false);
		},
	);
});
