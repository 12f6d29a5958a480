import { expect, test } from "vitest";
import { listPattern } from "./list-pattern.ts";

test("finds words in any case, with letters of their own language", () => {
	const words = listPattern(String.raw`(?<!\p{L})(?:über|señor)\p{L}*`, "giu");
	expect("ÜBERGABE, Señora; Rüber".match(words)).toEqual([
		"ÜBERGABE",
		"Señora",
	]);
});

test("takes letters and figures of a class with what else stands in it", () => {
	const code = listPattern(String.raw`^[\p{L}\p{N}-]+$`, "iu");
	expect(code.test("Ж-12")).toBe(true);
	expect(code.test("Ж 12")).toBe(false);
});

test("knows letters by the name they have in the program that is put together", () => {
	const code = listPattern(String.raw`^\p{IDS}[\p{IDS}-]+$`, "iu");
	expect(code.source).toBe(
		listPattern(String.raw`^\p{L}[\p{L}-]+$`, "iu").source,
	);
	expect(code.flags).toBe("i");
});

test("leaves other classes by property what they are", () => {
	const sign = listPattern(String.raw`\p{Sc}\s?\d|[\]\p{L}]x`, "iu");
	expect(sign.test("₹ 5")).toBe(true);
	expect(sign.test("]x")).toBe(true);
	expect(sign.test("-x")).toBe(false);
});

test("tells small letters from large ones where it is asked to", () => {
	expect(listPattern(String.raw`^\p{L}+ AG$`, "u").test("Müller AG")).toBe(
		true,
	);
	expect(listPattern(String.raw`^\p{L}+ AG$`, "u").test("Müller ag")).toBe(
		false,
	);
});

test("takes what is escaped as it is written", () => {
	const bracketed = listPattern(String.raw`^\[\p{L}+\]\\p[\\\p{N}]$`, "i");
	expect(bracketed.test("[ä]\\p\\")).toBe(true);
	expect(bracketed.test("[ä]\\p5")).toBe(true);
	expect(bracketed.test("[ä]\\pp")).toBe(false);
});

test("finds large and small letters alike where case is ignored", () => {
	const name = listPattern(String.raw`^(?:in|à) \p{Lu}\p{Ll}{2,}$`, "iu");
	expect(name.flags).toBe("i");
	expect(name.test("À LYON")).toBe(true);
	expect(name.test("in łódź")).toBe(true);
	expect(name.test("in 上海市")).toBe(false);
	expect(listPattern(String.raw`^[^\p{Ll}]+$`, "iu").test("ABC")).toBe(false);
});
