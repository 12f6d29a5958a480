// The personal details: who a person is and how they are reached.
import type { Fields } from "./field.ts";

export const personalFields = {
	first_name: {
		kind: "text",
		label: "First name",
		max: 100,
		isRequired: true,
		mayBeBlank: true,
		autoComplete: "given-name",
	},
	last_name: {
		kind: "text",
		label: "Last name",
		max: 100,
		isRequired: true,
		mayBeBlank: true,
		autoComplete: "family-name",
	},
	/** The line under the name, such as "Registered Nurse". */
	headline: {
		kind: "text",
		label: "Headline",
		max: 200,
		hint: "The line under your name, such as Registered Nurse.",
		json: ["label", "headline", "title"],
	},
	email: {
		kind: "email",
		label: "Email",
		max: 320,
		isRequired: true,
		mayLack: true,
		autoComplete: "email",
		json: ["email"],
	},
	phone: {
		kind: "phone",
		label: "Phone",
		max: 60,
		autoComplete: "tel",
		json: ["phone", "mobile"],
	},
	address: {
		kind: "text",
		label: "Address",
		max: 300,
		autoComplete: "street-address",
		json: ["address", "street"],
	},
	city: {
		kind: "text",
		label: "City",
		max: 120,
		autoComplete: "address-level2",
		json: ["city"],
	},
	state: {
		kind: "text",
		label: "State",
		max: 120,
		autoComplete: "address-level1",
		json: ["region", "state"],
	},
	zip_code: {
		kind: "text",
		label: "ZIP code",
		max: 30,
		autoComplete: "postal-code",
		json: ["postalCode", "zip", "postcode"],
	},
	country: {
		kind: "text",
		label: "Country",
		max: 120,
		autoComplete: "country-name",
		json: ["countryCode", "country"],
	},
	linkedin_url: {
		kind: "link",
		label: "LinkedIn URL",
		message: "Please enter a valid LinkedIn URL",
		max: 500,
	},
	website_url: {
		kind: "link",
		label: "Website URL",
		message: "Please enter a valid website URL",
		max: 500,
	},
	summary: {
		kind: "prose",
		label: "Summary",
		max: 5000,
		hint: "Two to four sentences about you, 200 characters or more.",
		json: ["summary", "about", "objective"],
	},
} as const satisfies Fields;
