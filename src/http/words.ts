// The operator's own words, for the page, which reads postings itself. Asked for once a visit; unchanged ones are not sent again.
import { compress } from "hono/compress";
import { wordCalls } from "../api/words.ts";
import { type Route, sends } from "./route.ts";

/** Null where none are installed. */
export type WordsSource = () => Promise<{
	version: string;
	text: string;
} | null>;

export function wordsRoute({ words }: { words: WordsSource }): Route {
	return sends(
		wordCalls.read,
		async ({ c }) => {
			const installed = await words();
			if (!installed) return c.body(null, 204);
			const etag = `"${installed.version}"`;
			c.header("cache-control", "private, no-cache");
			c.header("etag", etag);
			// On its way a proxy or the compression may have marked the tag as weak.
			const held = c.req.header("if-none-match")?.replace(/^W\//, "");
			return held === etag ? c.body(null, 304) : c.text(installed.text, 200);
		},
		compress(),
	);
}
