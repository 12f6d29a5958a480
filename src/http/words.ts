// The operator's own words, for the page, which reads postings itself. Asked for once a visit; unchanged ones are not sent again.
import { createRoute, z } from "@hono/zod-openapi";
import { compress } from "hono/compress";
import { refuses, routes } from "./body.ts";
import type { House } from "./door.ts";
import { signedIn } from "./session.ts";

const wordsRoute = createRoute({
	method: "get",
	path: "/",
	responses: {
		200: {
			description: "The words in the lexicon's format",
			content: { "text/plain": { schema: z.string() } },
		},
		204: { description: "No words are installed" },
		304: { description: "They are still the same" },
		...refuses,
	},
});

export function words(house: House) {
	const app = routes();
	app.use(signedIn(house.auth), compress());
	return app.openapi(wordsRoute, async (c) => {
		const installed = await house.words();
		if (!installed) return c.body(null, 204);
		const etag = `"${installed.version}"`;
		c.header("cache-control", "private, no-cache");
		c.header("etag", etag);
		// On its way a proxy or the compression may have marked the tag as weak.
		const held = c.req.header("if-none-match")?.replace(/^W\//, "");
		return held === etag ? c.body(null, 304) : c.text(installed.text, 200);
	});
}
