// Addresses in a line of text: mail, telephone and networks must be the person's own. Other addresses of the web say nothing
// about the person.
import type { Ground } from "../../proof/ground.ts";

export type Address = {
	text: string;
	isPhone: boolean;
	start: number;
	end: number;
};

const ADDRESS =
	/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|(?:https?:\/\/|www\.)[^\s|,;)]+|(?<![\w.])(?:[\w-]{1,63}\.){1,3}(?:com|org|net|io|dev|de|fr|es|it|nl|pt|dk|no|se|cn|uk|me|ch|at)(?:\/[^\s|,;)]*)?(?![\w.])|(?<![\w.])\+?\(?\d[\d\s().–-]{7,30}\d(?![\w.])/gi;
// Years in a row are dates; a telephone number has more digits than that.
const SHORTEST_NUMBER = 9;

export function addressesIn(text: string): Address[] {
	return [...text.matchAll(ADDRESS)]
		.map(({ 0: found, index }) => ({
			text: found,
			isPhone: !/[a-z]/i.test(found),
			start: index,
			end: index + found.length,
		}))
		.filter(
			({ isPhone, text: found }) =>
				!isPhone || found.replace(/\D/g, "").length >= SHORTEST_NUMBER,
		);
}

/** Whether an address is the person's, or one that says nothing about them. */
export function isOwnAddress(
	{ text, isPhone }: Address,
	{ text: known }: Ground,
): boolean {
	if (isPhone)
		return known.replace(/[^\d\n]/g, "").includes(text.replace(/\D/g, ""));
	if (/^(?:https?|www)/i.test(text) && !/linkedin|github/i.test(text))
		return true;
	return known.includes(
		text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|[/.]$/g, ""),
	);
}
