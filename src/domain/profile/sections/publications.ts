// Publications, with all who wrote them.

import { publicationFields } from "../fields/publications.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { inOneLine, plainErrors } from "./section-phrases.ts";

export const publicationsSection = section<"publications">({
	name: "publications",
	table: "publications",
	label: "Publications",
	entry: "publication",
	empty: "No publications added yet.",
	fields: named(publicationFields),
	most: 300,
	newAt: "top",
	said: {
		added: "Publication added",
		changed: "Publication updated",
		deleted: "Publication deleted",
		...plainErrors,
	},
	card: (publication) => ({
		title: publication.publication_title,
		subtitle: inOneLine(publication.authors.join(", "), publication.publisher),
		period: { from: publication.publication_date, to: null, goesOn: false },
		text: publication.description,
		links: [{ label: "Publication", url: publication.publication_url }],
	}),
});
