// A person's own documents: the list, one of them, its progress and its files, deleting it and asking for it again.
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
	GenerationList,
	GenerationReply,
	GenerationSearch,
	GenerationStarted,
	type GenerationSummary,
	TemplateWish,
} from "../api/generations.ts";
import { findEdition } from "../db/contents.ts";
import { listGenerationPage } from "../db/generation-list.ts";
import {
	deleteGeneration,
	findGeneration,
	type GenerationSummary as Listed,
} from "../db/generations.ts";
import { listRoles } from "../db/roles.ts";
import { asPerson } from "../db/transactions.ts";
import { findTaken } from "../db/usage.ts";
import { cancelGeneration } from "../workflows/cancel-generation.ts";
import { repeatGeneration } from "../workflows/repeat-generation.ts";
import { restyleDocument } from "../workflows/restyle-document.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import { contents } from "./contents.ts";
import { dialogActions } from "./dialog-actions.ts";
import { documentId, idInPath, notThere } from "./document-id.ts";
import type { Door, House } from "./door.ts";
import { answerWithEvents } from "./generation-events.ts";
import { answerWithFile } from "./generation-file.ts";
import { signedIn } from "./session.ts";

const listRoute = createRoute({
	method: "get",
	path: "/",
	request: { query: GenerationSearch },
	responses: {
		200: gives("A page of the documents that fit", GenerationList),
		...refuses,
	},
});
const oneRoute = createRoute({
	method: "get",
	path: "/{id}",
	request: idInPath,
	responses: {
		200: gives("One document with its content", GenerationReply),
		...refuses,
	},
});
const deleteRoute = createRoute({
	method: "delete",
	path: "/{id}",
	request: idInPath,
	responses: { 204: { description: "It is gone" }, ...refuses },
});
const templateRoute = createRoute({
	method: "put",
	path: "/{id}/template",
	request: { ...idInPath, ...takes(TemplateWish) },
	responses: { 204: { description: "Kept" }, ...refuses },
});
const repeatRoute = createRoute({
	method: "post",
	path: "/{id}/attempts",
	request: idInPath,
	responses: {
		202: gives("The new document that will be made", GenerationStarted),
		...refuses,
	},
});

const cancelRoute = createRoute({
	method: "post",
	path: "/{id}/cancel",
	request: idInPath,
	responses: {
		204: { description: "It is no longer being made, or had ended before" },
		...refuses,
	},
});

export function generations(house: House) {
	const { db, world } = house;
	const app = routes();
	app.use(signedIn(house.auth));
	app.openapi(listRoute, async (c) => {
		const { id } = c.var.person;
		const search = c.req.valid("query");
		const found = await asPerson(db, id, (tx) =>
			listGenerationPage(tx, id, search),
		);
		const { perPage } = search;
		const listed = found.generations.map(summaryOf);
		return c.json({ ...found, generations: listed, perPage }, 200);
	});
	app.openapi(oneRoute, async (c) => {
		const { generation, edition } = await getOwn(c, house);
		const took = await asPerson(db, c.var.person.id, async (tx) =>
			(await listRoles(tx, c.var.person.id)).includes("admin")
				? findTaken(tx, c.var.person.id, generation.id)
				: null,
		);
		const { job_description, layout } = generation;
		return c.json(
			{
				generation: { ...summaryOf(generation), job_description, layout },
				version: edition?.version ?? 0,
				edited_at: editedAt(edition),
				resume: edition?.kind === "resume" ? edition.content : null,
				letter: edition?.kind === "cover_letter" ? edition.content : null,
				took,
			},
			200,
		);
	});
	app.openapi(deleteRoute, async (c) => {
		const userId = c.var.person.id;
		const id = documentId(c);
		const isDeleted = await asPerson(db, userId, (tx) =>
			deleteGeneration(tx, userId, id),
		);
		if (!isDeleted) throw notThere();
		house.drop(id);
		house.progress.tell(id);
		return c.body(null, 204);
	});
	app.openapi(templateRoute, async (c) => {
		const { template } = c.req.valid("json");
		await restyleDocument(db, c.var.person.id, {
			id: documentId(c),
			template,
			now: world.now(),
		});
		return c.body(null, 204);
	});
	app.openapi(repeatRoute, async (c) => {
		const started = await repeatGeneration(db, c.var.person.id, {
			id: documentId(c),
			now: world.now(),
		});
		house.wake();
		return c.json(started, 202);
	});
	app.openapi(cancelRoute, async (c) => {
		const id = documentId(c);
		const isOwn = await cancelGeneration(db, c.var.person.id, id);
		if (!isOwn) throw notThere();
		house.drop(id);
		house.progress.tell(id);
		return c.body(null, 204);
	});
	app.get("/:id/events", async (c) => {
		const { generation } = await getOwn(c, house);
		return answerWithEvents(c, house, {
			feed: house.progress,
			id: generation.id,
		});
	});
	app.get("/:id/file", async (c) => {
		const { generation } = await getOwn(c, house);
		return answerWithFile(c, house, generation.id);
	});
	app.route("/", dialogActions(house));
	app.route("/", contents(house));
	return app;
}

async function getOwn(c: Context<Door>, house: House) {
	const userId = c.var.person.id;
	const id = documentId(c);
	return asPerson(house.db, userId, async (tx) => {
		const generation = await findGeneration(tx, userId, id);
		if (!generation) throw notThere();
		return { generation, edition: await findEdition(tx, userId, id) };
	});
}

type Edition = Awaited<ReturnType<typeof findEdition>>;

function editedAt(edition: Edition): string | null {
	if (!edition || edition.version === 1) return null;
	return new Date(edition.updatedAt).toISOString();
}

function summaryOf({
	id,
	kind,
	job_title,
	company_name,
	template,
	generation_status,
	progress,
	error_message,
	created_at,
}: Listed): GenerationSummary {
	return {
		id,
		kind,
		job_title,
		company_name,
		template,
		generation_status,
		progress,
		error_message,
		created_at: new Date(created_at).toISOString(),
	};
}
