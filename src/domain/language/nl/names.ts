// Dutch: names of people.
import type { NameWords } from "../name-words.ts";

export const names: NameWords = {
	particles: "van|de|der|den|ter|ten|te|het|op",
};
