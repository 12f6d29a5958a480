// A deed done with others, as what somebody joined them for: "define targets with the wards" says what "work with the wards to define
// targets" does. With whom it was done is never left out.
import { readSentence } from "../clauses/read-sentence.ts";
import type { Reading } from "../clauses/reading.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../language/language-code.ts";
import { RECOUNT_WORDS } from "../language/tables/recounts-of-languages.ts";
import { isEntryLine } from "../profile/content-path.ts";
import type { Ground } from "./ground.ts";

const LONGEST = 300;

/** The same as what somebody joined others for; null for all other sentences. */
export function asJoined({ text, language }: Reading): Reading | null {
	const code = LANGUAGE_CODES.find((one) => one === language);
	const words = code && RECOUNT_WORDS[code].jointly;
	if (!words || text.length > LONGEST) return null;
	const { sentence, past, deeds } = patternsOf(code, words);
	const parts = sentence.exec(text)?.groups;
	if (!parts) return null;
	const { deed = "" } = parts;
	const filled = words.to.replace(/\{(\w+)\}/gu, (_, name: string) =>
		name === "work"
			? words[past.test(deed) ? "once" : "now"]
			: (parts[name] ?? ""),
	);
	const joined = deeds.reduce(
		(said, [plain, forms]) => said.replace(forms, plain),
		filled,
	);
	return readSentence(joined, language);
}

/** Whether every line a proof rests on says that its person joined others. */
export function isOfJoined(paths: readonly string[], ground: Ground): boolean {
	const code = LANGUAGE_CODES.find((one) => one === ground.language);
	const words = code && RECOUNT_WORDS[code].jointly;
	if (!words) return false;
	const joining = new RegExp(words.joining, "iu");
	const lines = ground.facts.filter(
		({ path }) => paths.includes(path) && isEntryLine(path),
	);
	return lines.length > 0 && lines.every(({ text }) => joining.test(text));
}

type Words = NonNullable<(typeof RECOUNT_WORDS)[LanguageCode]["jointly"]>;
type Patterns = {
	sentence: RegExp;
	past: RegExp;
	/** Each deed, and its forms behind what it is joined to. */
	deeds: [string, RegExp][];
};
const made = new Map<LanguageCode, Patterns>();

function patternsOf(code: LanguageCode, { deeds, from, past }: Words) {
	const deed = `(?:${Object.values(deeds).join("|")})`;
	const found: Patterns = made.get(code) ?? {
		sentence: new RegExp(`^${from.replaceAll("@deed", deed)}$`, "iu"),
		past: new RegExp(`^${past}$`, "iu"),
		deeds: Object.entries(deeds).map(([plain, forms]) => [
			plain,
			new RegExp(`(?<= (?:to|and) )(?:${forms})(?!\\p{L})`, "iu"),
		]),
	};
	made.set(code, found);
	return found;
}
