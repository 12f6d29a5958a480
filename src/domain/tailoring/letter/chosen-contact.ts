// Somebody chosen from the posting to write to, and how the letter greets them.
import { isCity } from "../../job/text/naming.ts";
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import type { LetterContent } from "../content/content.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { type Contact, greetedByName } from "./contact/contact.ts";
import { letterFormFor } from "./letter-locale.ts";
import { fill, writtenIn } from "./voice.ts";

const NAME = /^\p{L}[\p{L}’'-]{1,24}(?: \p{L}[\p{L}’'-]{0,24}){0,3}$/u;

/** Null for what is no name, stands nowhere in the posting, or is greeted by no form that is known. */
export function greetedAs(
	named: string,
	{ metadata: { language, form } }: LetterContent,
	{ profile, posting = "", company }: Tailoring,
): Contact | null {
	const name = capitalizedName(named);
	const isNamed =
		NAME.test(named) &&
		new RegExp(`${LETTERS_BEGIN}${named}${LETTERS_END}`, "iu").test(posting) &&
		!company.toLowerCase().includes(named.toLowerCase()) &&
		!isCity(name);
	if (!isNamed) return null;
	const code = writtenIn(language);
	const [first = "", ...others] = name.split(" ");
	const { informal, person } = letterFormFor(code, { profile, posting });
	const open = form?.address === "informal" ? informal?.person : person;
	if (open) return contact(name, fill(open, { name, first }));
	if (others.length > 0) return greetedByName(first, others.join(" "), code);
	const { firstNameAlone } = APPLYING_WORDS[code];
	return firstNameAlone ? contact(name, fill(firstNameAlone, { name })) : null;
}

function contact(name: string, salutation: string): Contact {
	return { name, salutation, isTitled: false };
}

/** "dana" of an address is Dana. */
function capitalizedName(name: string): string {
	return name === name.toLowerCase()
		? name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
		: name;
}
