// Publications, with all who wrote them.
import type { Fields } from "./field.ts";

export const publicationFields = {
	publication_title: {
		kind: "text",
		label: "Title",
		max: 500,
		isRequired: true,
		json: ["name", "title"],
	},
	authors: {
		kind: "tags",
		label: "Authors",
		one: "author",
		hint: "Press Enter after each one.",
		json: ["x-authors", "authors"],
	},
	publisher: {
		kind: "text",
		label: "Publisher",
		max: 300,
		hint: "The journal, conference or publishing house.",
		json: ["publisher", "journal"],
	},
	publication_date: {
		kind: "date",
		label: "Publication date",
		json: ["releaseDate", "date"],
	},
	description: {
		kind: "prose",
		label: "Description",
		max: 5000,
		json: ["summary", "description"],
	},
	publication_url: {
		kind: "link",
		label: "Publication URL",
		message: "Please enter a valid publication URL",
		max: 500,
		json: ["url", "website"],
	},
} as const satisfies Fields;
