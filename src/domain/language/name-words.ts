// How a language builds the names of people.
import type { Alternatives } from "./patterns.ts";

export type NameWords = {
	/** Small words that begin a last name. */
	particles: Alternatives;
};
