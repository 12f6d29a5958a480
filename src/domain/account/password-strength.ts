// How hard a password is to guess, roughly: what counts is its length in signs that tell something, not the classes they are of.
import { isCommonPassword } from "./common-passwords.ts";

export type PasswordStrength = "weak" | "fair" | "good" | "strong";

const STEPS: readonly [number, PasswordStrength][] = [
	[16, "strong"],
	[11, "good"],
	[8, "fair"],
];

/** A sign that repeats the one before it, or follows it in the alphabet or the digits, adds half. */
export function passwordStrength(password: string): PasswordStrength {
	if (isCommonPassword(password)) return "weak";
	const signs = [...password];
	const length = signs.reduce(
		(sum, sign, place) => sum + (isExpected(signs[place - 1], sign) ? 0.5 : 1),
		0,
	);
	return STEPS.find(([least]) => length >= least)?.[1] ?? "weak";
}

function isExpected(before: string | undefined, sign: string): boolean {
	if (before === undefined) return false;
	const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
	return Math.abs(step) <= 1;
}
