// Publications, with all who wrote them.
import { date, link, prose, tags, text } from "./kinds.ts";

export const publicationFields = {
	publication_title: text("Title", {
		max: 500,
		isRequired: true,
		json: ["name", "title"],
	}),
	authors: tags("Authors", {
		one: "author",
		hint: "Press Enter after each one.",
		json: ["x-authors", "authors"],
	}),
	publisher: text("Publisher", {
		max: 300,
		hint: "The journal, conference or publishing house.",
		json: ["publisher", "journal"],
	}),
	publication_date: date("Publication date", { json: ["releaseDate", "date"] }),
	description: prose("Description", {
		max: 5000,
		json: ["summary", "description"],
	}),
	publication_url: link(
		"Publication URL",
		"Please enter a valid publication URL",
		{ json: ["url", "website"] },
	),
};
