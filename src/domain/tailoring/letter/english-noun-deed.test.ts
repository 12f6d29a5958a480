// English notes in nouns and gerunds, as what somebody does or did.
import { describe, expect, it } from "vitest";
import { englishNounDeed } from "./english-noun-deed.ts";

describe("an English note in nouns", () => {
	it.each([
		[
			"Translation of technical manuals",
			"translate technical manuals",
			"translated technical manuals",
		],
		[
			"Design and implementation of a new intranet",
			"designed and implemented a new intranet",
			"designed and implemented a new intranet",
		],
		[
			"Planning of rotas and supervision of six carers",
			"plan rotas and supervise six carers",
			"planned rotas and supervised six carers",
		],
		[
			"assisting the surgeon and monitoring patients",
			"assist the surgeon and monitor patients",
			"assisted the surgeon and monitored patients",
		],
		["Inspection of boilers by the insurer", null, null],
		["Training of 40 hours", null, null],
		["rotating 12-hr shifts, rounds and readings", null, null],
		["cleaning supplies for the ward", null, null],
		["Management of stock, reporting to the board", null, null],
	])("%s", (line, now, past) => {
		expect(englishNounDeed(line, true)).toBe(now);
		expect(englishNounDeed(line, false)).toBe(past);
	});
});
