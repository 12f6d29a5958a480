// A person's own documents: the list, one of them, its progress and its files.
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import {
	GenerationList,
	GenerationReply,
	type GenerationSummary,
} from "../api/generations.ts";
import {
	findContent,
	findGeneration,
	type GenerationSummary as Listed,
	listGenerations,
} from "../db/generations.ts";
import { asPerson } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import { gives, refuses, routes } from "./body.ts";
import type { Door, House } from "./door.ts";
import { answerWithEvents } from "./generation-events.ts";
import { answerWithFile } from "./generation-file.ts";
import { signedIn } from "./session.ts";

const listRoute = createRoute({
	method: "get",
	path: "/",
	responses: {
		200: gives("All documents, newest first", GenerationList),
		...refuses,
	},
});
const oneRoute = createRoute({
	method: "get",
	path: "/{id}",
	request: { params: z.object({ id: z.string() }) },
	responses: {
		200: gives("One document with its content", GenerationReply),
		...refuses,
	},
});

export function generations(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	return app
		.openapi(listRoute, async (c) => {
			const { id } = c.var.person;
			const listed = await asPerson(house.db, id, (tx) =>
				listGenerations(tx, id),
			);
			return c.json({ generations: listed.map(summaryOf) }, 200);
		})
		.openapi(oneRoute, async (c) => {
			const { generation, content } = await getOwn(c, house);
			const { job_description, template, error_message } = generation;
			const reply = {
				...summaryOf(generation),
				job_description,
				template,
				error_message,
			};
			return c.json({ generation: reply, ...content }, 200);
		})
		.get("/:id/events", async (c) => {
			const { generation } = await getOwn(c, house);
			return answerWithEvents(c, house, generation.id);
		})
		.get("/:id/file", async (c) => {
			const { generation } = await getOwn(c, house);
			return answerWithFile(c, house, generation.id);
		});
}

/** Somebody else's document, one that never was and an id that cannot be one are the same: not there. */
async function getOwn(c: Context<Door>, house: House) {
	const userId = c.var.person.id;
	const id = c.req.param("id") ?? "";
	if (!z.uuid().safeParse(id).success) throw notThere();
	return asPerson(house.db, userId, async (tx) => {
		const generation = await findGeneration(tx, userId, id);
		if (!generation) throw notThere();
		return { generation, content: await findContent(tx, userId, id) };
	});
}

function notThere(): Refusal {
	return new Refusal("not-found", "This document does not exist.");
}

function summaryOf({
	id,
	kind,
	job_title,
	company_name,
	generation_status,
	created_at,
}: Listed): GenerationSummary {
	return {
		id,
		kind,
		job_title,
		company_name,
		generation_status,
		created_at: new Date(created_at).toISOString(),
	};
}
