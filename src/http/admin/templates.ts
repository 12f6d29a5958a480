// Resume templates as administrators keep them: listed with their use, made, changed, and drawn before they are stored.
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
	AdminTemplates,
	TemplateChange,
	TemplateForm,
	TemplateLook,
} from "../../api/admin-settings.ts";
import { listTemplates } from "../../db/templates.ts";
import { asSystem } from "../../db/transactions.ts";
import {
	addTemplate,
	changeTemplate,
	lookOf,
} from "../../workflows/keep-templates.ts";
import { templatePictures } from "../../workflows/template-picture.ts";
import { gives, refuses, routes, takes } from "../body.ts";
import { idInPath } from "../document-id.ts";
import type { House } from "../door.ts";
import { PICTURE_POLICY } from "../templates.ts";
import { acting, idOf } from "./acting.ts";

const listRoute = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("Newest first", AdminTemplates), ...refuses },
});
const addRoute = createRoute({
	method: "post",
	path: "/",
	request: takes(TemplateForm),
	responses: { 201: gives("Made", z.object({ id: z.string() })), ...refuses },
});
const changeRoute = createRoute({
	method: "patch",
	path: "/{id}",
	request: { ...idInPath, ...takes(TemplateChange) },
	responses: {
		200: gives("Changed", z.object({ done: z.literal(true) })),
		...refuses,
	},
});

export function templates(house: House) {
	const app = routes();
	const pictureOf = templatePictures(house.world.typesetter);
	app.post("/pages", async (c) => {
		const look = TemplateLook.parse(await c.req.json());
		const svg = await pictureOf(lookOf(look));
		c.header("content-type", "image/svg+xml");
		c.header("content-security-policy", PICTURE_POLICY);
		return c.body(svg);
	});
	app.openapi(listRoute, async (c) => {
		const rows = await asSystem(house.db, listTemplates);
		const templates = rows.map((row) => ({
			...row,
			created_at: new Date(row.created_at).toISOString(),
		}));
		return c.json({ templates }, 200);
	});
	app.openapi(addRoute, async (c) => {
		const id = await addTemplate(acting(c, house), c.req.valid("json"));
		return c.json({ id }, 201);
	});
	app.openapi(changeRoute, async (c) => {
		const id = idOf(c, "There is no such template.");
		// What was left out stays; a key without a value is none.
		const changed = Object.fromEntries(
			Object.entries(c.req.valid("json")).filter(
				([, value]) => value !== undefined,
			),
		);
		await changeTemplate(acting(c, house), id, changed);
		return c.json({ done: true as const }, 200);
	});
	return app;
}
