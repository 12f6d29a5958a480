// The first section, which is one sheet and not a list: who a person is and how they are reached.
import { z } from "zod";
import type { Personal } from "../profile.ts";
import { email, type Field, link, phone, prose, text } from "./fields.ts";

export const personal = {
	tab: "personal",
	label: "Personal",
	empty: "No personal details added yet.",
	fields: [
		text("first_name", "First name", {
			max: 100,
			isRequired: true,
			autoComplete: "given-name",
		}),
		text("last_name", "Last name", {
			max: 100,
			isRequired: true,
			autoComplete: "family-name",
		}),
		text("headline", "Headline", {
			max: 200,
			hint: "The line under your name, such as Registered Nurse.",
		}),
		email("email", "Email"),
		phone("phone", "Phone"),
		text("address", "Address", { max: 300, autoComplete: "street-address" }),
		text("city", "City", { max: 120, autoComplete: "address-level2" }),
		text("state", "State", { max: 120, autoComplete: "address-level1" }),
		text("zip_code", "ZIP code", { max: 30, autoComplete: "postal-code" }),
		text("country", "Country", { max: 120, autoComplete: "country-name" }),
		link("linkedin_url", "LinkedIn URL", "Please enter a valid LinkedIn URL"),
		link("website_url", "Website URL", "Please enter a valid website URL"),
		prose("summary", "Summary", {
			max: 5000,
			hint: "Two to four sentences about you, 200 characters or more.",
		}),
	] satisfies Field<keyof Personal>[],
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
