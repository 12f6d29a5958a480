// A person's whole name.
import type { Personal } from "./profile.ts";

/** A profile's full name as it is written on documents. */
export function fullName(personal: Personal): string {
	return `${personal.first_name} ${personal.last_name}`.trim();
}
