// English: names of people.
import type { NameWords } from "../name-words.ts";

export const names: NameWords = {
	particles: "al|bin|ibn|ben|mac|st\\.?",
};
