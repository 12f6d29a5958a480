// The personal details: who a person is and how they are reached.
import { email, link, nameOfPerson, phone, prose, text } from "./kinds.ts";

export const personalFields = {
	first_name: nameOfPerson("First name", { autoComplete: "given-name" }),
	last_name: nameOfPerson("Last name", { autoComplete: "family-name" }),
	/** The line under the name, such as "Registered Nurse". */
	headline: text("Headline", {
		max: 200,
		hint: "The line under your name, such as Registered Nurse.",
		json: ["label", "headline", "title"],
	}),
	email: email("Email", {
		isRequired: true,
		autoComplete: "email",
		json: ["email"],
	}),
	phone: phone("Phone", { autoComplete: "tel", json: ["phone", "mobile"] }),
	address: text("Address", {
		max: 300,
		autoComplete: "street-address",
		json: ["address", "street"],
	}),
	city: text("City", {
		max: 120,
		autoComplete: "address-level2",
		json: ["city"],
	}),
	state: text("State", {
		max: 120,
		autoComplete: "address-level1",
		json: ["region", "state"],
	}),
	zip_code: text("ZIP code", {
		max: 30,
		autoComplete: "postal-code",
		json: ["postalCode", "zip", "postcode"],
	}),
	country: text("Country", {
		max: 120,
		autoComplete: "country-name",
		json: ["countryCode", "country"],
	}),
	linkedin_url: link("LinkedIn URL", "Please enter a valid LinkedIn URL"),
	website_url: link("Website URL", "Please enter a valid website URL"),
	summary: prose("Summary", {
		max: 5000,
		hint: "Two to four sentences about you, 200 characters or more.",
		json: ["summary", "about", "objective"],
	}),
};
