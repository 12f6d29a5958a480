// A resume's file, read into a profile to be looked over. Nothing is saved here: what a person keeps comes back as their profile.
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import type { ErrorReply } from "../api/errors.ts";
import {
	ImportReply,
	PlacingsReply,
	PlacingsRequest,
	PostingReply,
} from "../api/import.ts";
import { Refusal } from "../domain/refusal.ts";
import {
	modelForPlacing,
	placeWithModel,
} from "../workflows/place-with-model.ts";
import type { Turn } from "../world.ts";
import { mayTry } from "./attempts.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { Door, House } from "./door.ts";
import { signedIn } from "./session.ts";

const MEGABYTE = 1024 * 1024;
/** Far more than a posting may have: what is left of a long page is cut by whoever pasted it. */
const LONGEST_POSTING = 100_000;
const NO_FILE = "No file came with the request. Choose a resume's file.";

const file = z
	.instanceof(Uint8Array)
	.openapi({ type: "string", format: "binary" });

const importRoute = createRoute({
	method: "post",
	path: "/",
	request: {
		body: {
			required: true,
			content: {
				"multipart/form-data": { schema: z.object({ file }) },
				"application/octet-stream": { schema: file },
			},
		},
	},
	responses: {
		200: gives("What the file says, not saved", ImportReply),
		...refuses,
	},
});

export function profileImport(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	app.openAPIRegistry.registerPath({ ...importRoute });
	app.openapi(placingsRoute, async (c) => {
		const { person, address } = c.var;
		const choice = await modelForPlacing(house);
		await mayTry(house, { what: "placing account", who: person.id, address });
		const placings = await placeWithModel(
			{ ...house.world, ...house, database: house.db },
			c.req.valid("json"),
			{
				userId: person.id,
				choice,
				signal: AbortSignal.any([c.req.raw.signal, house.closing]),
			},
		);
		return c.json({ placings }, 200);
	});
	app.post("/", async (c) => {
		const { person, address } = c.var;
		await mayTry(house, { what: "import account", who: person.id, address });
		const bytes = await fileOf(c);
		const { max_file_size_mb: megabytes } = await house.settings.current();
		// The form around it may have been larger than the file may be.
		if (bytes.length > megabytes * MEGABYTE)
			return refuseLargeFile(c, megabytes);
		return c.json(await house.world.importer.read(bytes, turnOf(c)), 200);
	});
	return app;
}

const placingsRoute = createRoute({
	method: "post",
	path: "/placings",
	request: takes(PlacingsRequest),
	responses: {
		200: gives("Where unread lines belong, as a model says", PlacingsReply),
		...refuses,
	},
});

const postingRoute = createRoute({
	...importRoute,
	responses: { 200: gives("The text of the file", PostingReply), ...refuses },
});

/** The text of a posting that somebody has as a file. It is not kept. */
export function postings(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	app.openAPIRegistry.registerPath({ ...postingRoute, path: "/read" });
	return app.post("/read", async (c) => {
		const { person, address } = c.var;
		await mayTry(house, { what: "import account", who: person.id, address });
		const text = await house.world.importer.readPosting(
			await fileOf(c),
			turnOf(c),
		);
		return c.json({ text: text.slice(0, LONGEST_POSTING) }, 200);
	});
}

/** Whoever closes the page does not want the file read any more. */
function turnOf(c: Context<Door>): Turn {
	return { person: c.var.person.id, signal: c.req.raw.signal };
}

/** Answered before the rest of the file has come. */
export function refuseLargeFile(c: Context, megabytes: number): Response {
	c.header("connection", "close");
	const message = `The file is larger than ${megabytes} MB. Export it without pictures or in a smaller size and choose that file.`;
	const error = { code: "too_large", message };
	return c.json({ error } satisfies ErrorReply, 413);
}

async function fileOf(c: Context<Door>): Promise<Uint8Array> {
	const type = c.req.header("content-type") ?? "";
	if (!/^multipart\/form-data/i.test(type))
		return new Uint8Array(await c.req.arrayBuffer());
	const form = await c.req.formData().catch((cause: unknown) => {
		throw new Refusal("bad-input", NO_FILE, { cause });
	});
	const sent = form.get("file");
	if (sent === null || typeof sent === "string")
		throw new Refusal("bad-input", NO_FILE);
	return new Uint8Array(await sent.arrayBuffer());
}
