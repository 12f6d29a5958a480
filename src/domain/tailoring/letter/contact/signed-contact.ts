// Who sent a posting as a mail, or stands below a greeting at its end.
import { isCity } from "../../../job/text/naming.ts";
import type { LanguageCode } from "../../../language/language-code.ts";
import type { Alternatives } from "../../../language/patterns.ts";
import { APPLYING_WORDS } from "../../../language/tables/applying-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../../language/word-edges.ts";
import {
	byFunction,
	type Contact,
	greetedByName,
	wholeNameOf,
} from "./contact.ts";
import { FULL_NAME, isNoName, ONE_NAME, PARTICLES } from "./person-names.ts";

const QUOTED = /^[>\s]+/u;
const LAST_LINES = 10;
const LONGEST_SIGN_OFF = 40;
const WHOLE_NAME = new RegExp(
	`^(${ONE_NAME}) (${PARTICLES}${ONE_NAME}(?: ${ONE_NAME})?)(?:,\\s([^\\n]{1,60}))?$`,
	"u",
);

/** Who stands alone on the line below a greeting at the end of a mail. */
export function signerOf(
	posting: string,
	code: LanguageCode,
	written: LanguageCode,
): Contact | null {
	const { signOffs, noNames } = APPLYING_WORDS[code];
	const greets = new RegExp(
		`${LETTERS_BEGIN}(?:${signOffs})${LETTERS_END}`,
		"iu",
	);
	const lines = posting
		.split("\n")
		.map((line) => line.replace(QUOTED, "").trim())
		.filter((line) => line !== "")
		.slice(-LAST_LINES);
	for (const [at, line] of lines.entries()) {
		if (line.length > LONGEST_SIGN_OFF || !greets.test(line)) continue;
		const [, first = "", last = "", role = ""] =
			WHOLE_NAME.exec((lines[at + 1] ?? "").replace(FOR_ANOTHER, "")) ?? [];
		const isName =
			first !== "" &&
			!isNoName(first, noNames) &&
			!isNoName(last, noNames) &&
			last !== last.toUpperCase();
		if (isName)
			return {
				...greetedByName(first, last, written),
				...byFunction(role, written),
			};
	}
	return firstNameOfSigner(lines, posting, { signOffs, written });
}

/** "No agencies. Cheers, Jo": who signs with the first name behind what they greet with. */
function firstNameOfSigner(
	lines: readonly string[],
	posting: string,
	{ signOffs, written }: { signOffs: Alternatives; written: LanguageCode },
): Contact | null {
	const { firstNameAlone } = APPLYING_WORDS[written];
	const signed = new RegExp(
		`(?:^|[.!?]\\s)(?:${signOffs}),?\\s(\\p{Lu}\\p{Ll}{2,12})[.!]?$`,
		"iu",
	);
	const first = lines.map((line) => signed.exec(line)?.[1]).findLast(Boolean);
	if (firstNameAlone === undefined || first === undefined) return null;
	return /^\p{Lu}/u.test(first) && !isCity(first)
		? (wholeNameOf(first, posting, written) ?? {
				name: first,
				salutation: firstNameAlone.replace("{name}", () => first),
				isTitled: false,
			})
		: null;
}

/** "i. A. Bo Ek", "p.p. Bo Ek": who signs for somebody else. */
const FOR_ANOTHER = /^(?:\p{L}\.\s?){2,3}\s*(?=\p{Lu}\p{Ll})/u;

const SENDER =
	/^[^\S\n]*\p{L}{2,10}:[^\S\n]*([^<>,\n]{3,60}?)[^\S\n]*(?:<[^<>\s]{1,80}@[^<>\s]{1,80}>|,|$)/gmu;
const HEADER = 600;
const SIGNATURE_LINES = 6;

/** Who sent a posting as a mail and signed it. */
export function mailSender(
	posting: string,
	written: LanguageCode,
): Contact | null {
	const header = posting.slice(0, HEADER);
	const signature = posting.trimEnd().split("\n").slice(-SIGNATURE_LINES);
	for (const [, sender = ""] of header.matchAll(SENDER)) {
		const [, , first = "", last = ""] = FULL_NAME.exec(` ${sender}`) ?? [];
		const isSigned = signature.some((line) =>
			new RegExp(`^[^\\S\\n]*${first}${LETTERS_END}`, "u").test(line),
		);
		if (first !== "" && isSigned) return greetedByName(first, last, written);
	}
	return null;
}
