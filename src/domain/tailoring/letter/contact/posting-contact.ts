// Whom a posting names to write to, and how a letter in any language greets them. Nobody's sex is guessed from a name: a form of
// address or a degree tells it, or nothing does.
import { sentencesOf } from "../../../clauses/sentence-ends.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../../language/language-code.ts";
import { listPattern } from "../../../language/list-pattern.ts";
import type { Alternatives } from "../../../language/patterns.ts";
import { APPLYING_WORDS } from "../../../language/tables/applying-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../../language/word-edges.ts";
import { type Contact, greetedByName } from "./contact.ts";
import { besideAddress, besideNumber } from "./contact-beside.ts";
import { firstNamed, namedContact } from "./named-contact.ts";
import { isNobody } from "./no-contact.ts";
import {
	ACADEMIC,
	BLANK,
	FIELDS_OF_DEGREE,
	ONE_NAME,
	PARTICLES,
} from "./person-names.ts";
import { mailSender, signerOf } from "./signed-contact.ts";
import { foreignContact, titledContact } from "./titled-contact.ts";

/** Whom the posting names to write to, greeted in the letter's language; null where nobody is named for sure. */
export function contactIn(
	posting: string,
	{ spoken, written }: { spoken: string; written: LanguageCode },
): Contact | null {
	const code = LANGUAGE_CODES.find((one) => one === spoken);
	if (code === undefined) return null;
	const { otherMatters, inquiries } = APPLYING_WORDS[code];
	const ofHiring = blanked(posting, otherMatters);
	const ofSending = blanked(ofHiring, inquiries);
	// Who receives what is sent comes before who answers questions about it.
	return (
		(ofSending === ofHiring
			? null
			: receiverIn(ofSending, { code, written, isCertain: true })) ??
		receiverIn(ofHiring, { code, written })
	);
}

/** Sentences that say this of somebody, in as many blanks: the shares of a posting stay what they are. */
function blanked(posting: string, words: Alternatives | undefined): string {
	if (words === undefined) return posting;
	const said = listPattern(`${LETTERS_BEGIN}(?:${words})${LETTERS_END}`, "iu");
	if (!said.test(posting)) return posting;
	return posting
		.split("\n")
		.map((line) =>
			said.test(line)
				? sentencesOf(line)
						.filter((sentence) => said.test(sentence))
						.reduce(
							(rest, sentence) =>
								rest.replace(sentence, () => " ".repeat(sentence.length)),
							line,
						)
				: line,
		)
		.join("\n");
}

/** The posting's and the letter's. */
type Languages = Record<"code" | "written", LanguageCode>;

function receiverIn(
	posting: string,
	{ code, written, isCertain }: Languages & { isCertain?: true },
): Contact | null {
	const named = [
		() => titledContact(posting, code, written),
		() => namedContact(posting, code, written),
	];
	const ways = [
		...named,
		() => foreignContact(posting, code, written),
		() => besideAddress(posting, code, written),
		() => mailSender(posting, written),
		() => signerOf(posting, code, written),
		() => firstNamed(posting, code, written),
		() => besideNumber(posting, code, written),
		() => titledContact(quieted(posting), code, written),
	];
	for (const way of isCertain ? named : ways) {
		const found = way();
		if (found && !isNobody(found, posting))
			return withWoman(
				behindTitle(found, posting, written) ??
					withoutPost(found, code, written),
				posting,
				{ code, written },
			);
	}
	return null;
}

/** "Ansprechpartnerin: Mag. Jo Alder" is a woman, with her title. */
function withWoman(
	found: Contact,
	posting: string,
	{ code, written }: Languages,
): Contact {
	const { ofWomen, addresses } = APPLYING_WORDS[code];
	const greeting = addresses.findLast(({ sex }) => sex === "f")?.salutation;
	const [first = "", ...others] = found.name
		.replace(ACADEMIC_BEGINS, "")
		.split(" ");
	const last = others.join(" ");
	if (
		ofWomen === undefined ||
		greeting === undefined ||
		code !== written ||
		found.isTitled ||
		last === ""
	)
		return found;
	const named = new RegExp(
		`${LETTERS_BEGIN}(?:${ofWomen})(?:\\s\\p{Ll}{2,4})?:?${BLANK}${ACADEMIC}${first}${BLANK}`,
		"u",
	).exec(posting);
	if (!named) return found;
	const academic = (named[1] ?? "").replace(FIELDS_OF_DEGREE, "");
	return {
		...found,
		formal: greeting.replace("{name}", () => academic + last),
	};
}

const ACADEMIC_BEGINS = /^(?:(?:Prof|Dr|Mag|Ing)\.\s){1,3}/u;

/** "The director Dr. Bo Ek" is Dr. Bo Ek; null for whom no academic title was taken for the last name. */
function behindTitle(
	{ name, isTitled }: Contact,
	posting: string,
	written: LanguageCode,
): Contact | null {
	const [, title = ""] = ENDS_IN_TITLE.exec(name) ?? [];
	if (isTitled || title === "") return null;
	const behind = posting.slice(posting.indexOf(name) + name.length);
	const [, first = "", last = ""] = BEHIND_TITLE.exec(behind) ?? [];
	return first === ""
		? null
		: greetedByName(`${title}. ${first}`, last, written);
}

const ENDS_IN_TITLE = / (Dr|Prof|Ing|Mag|Dipl)$/u;
const BEHIND_TITLE = new RegExp(
	`^\\.? (${ONE_NAME}) (${PARTICLES}${ONE_NAME})`,
	"u",
);

/** "Kulturdezernent Bo Ek" is Bo Ek. */
function withoutPost(
	found: Contact,
	code: LanguageCode,
	written: LanguageCode,
): Contact {
	const { postEnds } = APPLYING_WORDS[code];
	const [post = "", first = "", ...last] = found.name.split(" ");
	const isPost =
		postEnds !== undefined &&
		!found.isTitled &&
		last.length > 0 &&
		new RegExp(`${postEnds}$`, "iu").test(post);
	return isPost ? greetedByName(first, last.join(" "), written) : found;
}

/** Lines in capitals alone as others are written: "TO MS. ANNA VAL" names somebody too. */
function quieted(posting: string): string {
	return posting
		.split("\n")
		.map((line) =>
			/\p{Ll}/u.test(line)
				? line
				: line.replace(
						/\p{Lu}+/gu,
						(word) => word.charAt(0) + word.slice(1).toLowerCase(),
					),
		)
		.join("\n");
}
