// The operator's own words, for the page, which reads postings itself.
import { calls } from "./call.ts";

export const wordCalls = calls({
	/** Nothing where none are installed. */
	read: {
		method: "get",
		path: "/api/words",
		media: ["text/plain"],
		about: "The words in the lexicon's format",
	},
});
