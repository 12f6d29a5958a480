// Character references of HTML, as pasted postings and resume files hold them: "&eacute;", "&#233;", "&#xe9;". The table of
// the 2,125 names is the package's; which characters a profile or a posting can hold is decided here.
import { decodeHTMLStrict } from "entities/decode";

/** One reference, closed by its semicolon: without one "AT&T" and "?a=1&copy=2" would change. */
export const ENTITY = /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});/gi;

const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
// A reference to no character is answered with U+FFFD.
const UNREADABLE = /[^\S\n\t]|\ufffd|(?![\n\t])\p{Cc}/gu;

/** The characters of one reference, a plain blank for any kind of blank; a name nobody knows stays as it stands. */
export function decodeEntity(entity: string): string {
	const decoded = decodeHTMLStrict(entity);
	return decoded === entity
		? entity
		: decoded.replace(UNSEEN, "").replace(UNREADABLE, " ");
}
