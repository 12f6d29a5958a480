// What stands where a posting names somebody to write to, and is nobody: papers, tasks, the beginning of a sentence.
import { contentStems, wordsOf } from "../../../match/words.ts";
import type { Contact } from "./contact.ts";

/** What only looks like somebody to write to. */
export function isNobody(found: Contact, posting: string): boolean {
	return (
		beginsASentence(found) || namesDocument(found) || isOfTask(found, posting)
	);
}

/** "Send CV" names what is to be sent; in French postings last names stand in capitals. */
function namesDocument({ name, isTitled }: Contact): boolean {
	const words = name.split(" ");
	return !isTitled && words.length === 2 && DOCUMENT.test(words[1] ?? "");
}

const DOCUMENT = /^(?:CVs?|PDFs?)$/u;

/** "You can talk to Mrs Ek about her tree" tells what the work is, not whom to write to. */
function isOfTask({ name }: Contact, posting: string): boolean {
	const [first = ""] = name.split(" ");
	const lines = posting.split("\n").filter((line) => line.includes(first));
	return (
		lines.length > 0 &&
		lines.every((line) => IS_TASK.test(line) && !ANSWERED.test(line))
	);
}

/** A line that tells the reader what they do or are. */
const IS_TASK =
	/^\s*you(?:['’]ll| will| can|:)(?! (?:reach|call|write|be interviewed|meet|hear))/iu;
/** A line by which a posting is answered has an address or a number. */
const ANSWERED = /\S@\S|https?:|\d{3}/u;

/** "Mit der Bewerbung": a word that means nothing by itself, and a small one behind it, are no name. */
function beginsASentence({ name }: Contact): boolean {
	const [first = "", next = ""] = name.split(" ");
	return /^\p{Ll}/u.test(next) && contentStems(wordsOf(first)).size === 0;
}
