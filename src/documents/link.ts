// Addresses that may stand in a document. Only http, https, mailto and tel survive: a PDF viewer and a browser would
// run a "javascript:" address with the reader's rights.
import { hostOf, readWebAddress } from "../domain/profile/web-address.ts";
import { cleanLine } from "./clean-text.ts";
import type { Linked } from "./doc.ts";

/** Longer addresses break across a line and say little in print; the link itself stays whole. */
const LONGEST_SHOWN = 48;

/** A web address as people write it, without protocol and "www.", linked when it may be. */
export function webLink(address: string): Linked {
	const text = cleanLine(address);
	const url = readWebAddress(text);
	if (!url) return { text };
	const short = text
		.replace(/^(https?:)?\/\//i, "")
		.replace(/^www\./i, "")
		.replace(/\/+$/, "");
	return { text: short.length > LONGEST_SHOWN ? hostOf(url) : short, url };
}

export function mailtoLink(address: string): Linked {
	const text = cleanLine(address);
	return /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(text)
		? { text, url: `mailto:${text}` }
		: { text };
}

export function phoneLink(phone: string): Linked {
	const text = cleanLine(phone);
	const number = text.replace(/(?!^\+)\D/g, "");
	return number.length >= 5 ? { text, url: `tel:${number}` } : { text };
}

/** A title that leads somewhere when the address may be linked. */
export function linkedTitle(title: string, address: string): Linked {
	const { url } = webLink(address);
	return url ? { text: cleanLine(title), url } : { text: cleanLine(title) };
}
