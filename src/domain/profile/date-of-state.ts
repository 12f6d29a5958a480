// Words in the place of a date that say how things stand.
import { isNotHeld } from "../language/reading/not-held.ts";

/** Whether words in the place of a date say that something is over or not there yet: "expired 2016" is no day on which it was issued. */
export function isDateOfState(written: string): boolean {
	return isNotHeld(written);
}
