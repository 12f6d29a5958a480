// Spanish: names of people.
import type { NameWords } from "../name-words.ts";

export const names: NameWords = {
	particles: "de|del|la|las|los|lo|el|y",
};
