// How somebody is reached, told from a text itself.

/** A mail address, or a number with the country it is in; numbers without one look as dates do. */
const WAY = /\S@\S+\.\p{L}|\+\d[\d ()./-]{7,}\d/u;

export function reachesSomebody(text: string): boolean {
	return WAY.test(text);
}
