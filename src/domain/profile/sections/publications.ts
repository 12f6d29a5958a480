// Publications, with all who wrote them.
import { date, link, prose, tags, text } from "./fields.ts";
import { section } from "./section.ts";
import { joined, plainErrors } from "./words.ts";

export const publications = section<"publications">({
	name: "publications",
	table: "publications",
	tab: "publications",
	label: "Publications",
	entry: "publication",
	empty: "No publications added yet.",
	fields: [
		text("publication_title", "Title", { max: 500, isRequired: true }),
		tags("authors", "Authors", {
			one: "author",
			hint: "Press Enter after each one.",
		}),
		text("publisher", "Publisher", {
			max: 300,
			hint: "The journal, conference or publishing house.",
		}),
		date("publication_date", "Publication date"),
		prose("description", "Description", { max: 5000 }),
		link(
			"publication_url",
			"Publication URL",
			"Please enter a valid publication URL",
		),
	],
	newAt: "top",
	said: {
		added: "Publication added",
		changed: "Publication updated",
		deleted: "Publication deleted",
		...plainErrors,
	},
	card: (publication) => ({
		title: publication.publication_title,
		subtitle: joined(publication.authors.join(", "), publication.publisher),
		period: { from: publication.publication_date, to: null, goesOn: false },
		text: publication.description,
		links: [{ label: "Publication", url: publication.publication_url }],
	}),
});
