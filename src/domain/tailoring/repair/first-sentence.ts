// A sentence that added to one that went out: "De plus, je saisis …" has nothing left to add to.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { capitalized } from "../letter/voice.ts";

/** The sentence as one begins with it: "Außerdem leite ich …" → "Ich leite …". */
export function asFirstSentence(sentence: string, language: string): string {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return sentence;
	const { did, nounDeeds } = SENTENCE_WORDS[code];
	const lead = did.same
		.map(adverbOf)
		.find((one) => one !== "" && sentence.startsWith(one));
	if (lead === undefined) return sentence;
	const rest = sentence.slice(lead.length);
	const pronoun = nounDeeds?.pronoun.trim() ?? "";
	if (pronoun === "") return capitalized(rest);
	const [, verb = "", behind = ""] =
		new RegExp(`^(\\S+) ${pronoun} (.+)$`, "su").exec(rest) ?? [];
	return verb === "" ? sentence : `${capitalized(pronoun)} ${verb} ${behind}`;
}

/** What a frame says before its clause begins. */
function adverbOf(frame: string): string {
	const lead = frame.slice(0, frame.search(/\{/u));
	const comma = lead.indexOf(", ");
	if (comma >= 0) return lead.slice(0, comma + 2);
	return /^\p{L}{4,}.* $/u.test(lead) ? lead : "";
}
