// The first section, which is one sheet and not a list: who a person is and how they are reached.
import { z } from "zod";
import { personalFields } from "../fields/personal.ts";
import type { Personal } from "../profile.ts";
import { named } from "./form-fields.ts";

export const personal = {
	tab: "personal",
	label: "Personal",
	empty: "No personal details added yet.",
	fields: named(personalFields),
	said: {
		changed: "Profile updated",
		fetchFailed: "Error fetching profile",
		fetchFallback: "Failed to load profile data",
		saveFailed: "Error updating profile",
		saveFallback: "Failed to update profile",
	},
} as const;

/** The one schema of the personal details, for the form and for the server. */
export const personalSchema = z.object(
	Object.fromEntries(personal.fields.map(({ name, schema }) => [name, schema])),
) as unknown as z.ZodType<Personal>;

/** Whether the tab counts as filled. */
export function hasPersonal(person: Personal): boolean {
	return [
		person.first_name,
		person.last_name,
		person.email,
		person.summary,
	].some(Boolean);
}
