// Papers that people of every trade hold: they are asked for, and say nothing of who somebody is.
import { findTerms } from "../../job/lexicon/lexicon.ts";

const COMMON: ReadonlySet<string> = new Set([
	"first aid",
	"first aid certificate",
	"CPR",
	"Basic Life Support",
	"background check",
	"driver's license",
	"ServSafe",
]);

/** "Standard First Aid / CPR-C", "Enhanced DBS", "Food Handler Certificate". */
export function isCommonPaper(name: string, language: string): boolean {
	return findTerms(name, language).some(({ term }) => COMMON.has(term));
}
