// The templates that can be chosen, which of them the person's plan opens, and what each looks like.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createRoute } from "@hono/zod-openapi";
import { PictureRequest, TemplateList } from "../api/templates.ts";
import { getEntitlements } from "../db/plans.ts";
import { listActiveTemplates } from "../db/templates.ts";
import { asPerson } from "../db/transactions.ts";
import { mayUseTemplate, planInForce } from "../domain/account/plans.ts";
import { Refusal } from "../domain/refusal.ts";
import { templatePictures } from "../workflows/template-picture.ts";
import { gives, refuses, routes } from "./body.ts";
import type { House } from "./door.ts";
import { signedIn } from "./session.ts";

const listRoute = createRoute({
	method: "get",
	path: "/",
	responses: {
		200: gives("Active templates, oldest first of each kind", TemplateList),
		...refuses,
	},
});

const packed = promisify(gzip);

/** A picture runs nothing and loads nothing, even where it is opened alone. */
export const PICTURE_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

export function templates(house: House) {
	const app = routes();
	const pictureOf = templatePictures(house.world.typesetter);
	app.use(signedIn(house.auth));
	app.get("/:kind/:name/picture.svg", async (c) => {
		const { kind, name } = PictureRequest.parse(c.req.param());
		const active = await asPerson(
			house.db,
			c.var.person.id,
			listActiveTemplates,
		);
		const template = active.find(
			(one) =>
				one.kind === kind && one.name.toLowerCase() === name.toLowerCase(),
		);
		if (!template)
			throw new Refusal("not-found", "This template does not exist.");
		const svg = await pictureOf(template);
		const tag = `"${createHash("sha256").update(svg).digest("base64url")}"`;
		c.header("etag", tag);
		// A changed look shows within an hour without a new address.
		c.header("cache-control", "private, max-age=3600");
		c.header("vary", "accept-encoding");
		if (c.req.header("if-none-match") === tag) return c.body(null, 304);
		c.header("content-type", "image/svg+xml");
		c.header("content-security-policy", PICTURE_POLICY);
		if (!c.req.header("accept-encoding")?.includes("gzip")) return c.body(svg);
		c.header("content-encoding", "gzip");
		return c.body(Uint8Array.from(await packed(svg)));
	});
	return app.openapi(listRoute, async (c) => {
		const { id } = c.var.person;
		const { active, standing } = await asPerson(house.db, id, async (tx) => ({
			active: await listActiveTemplates(tx),
			standing: await getEntitlements(tx, id, house.world.now()),
		}));
		const plan = planInForce(standing.roles, standing.subscribed);
		const choices = active.map((template) => ({
			name: template.name,
			description: template.description,
			kind: template.kind,
			layout: template.layout,
			layout_config: template.layout_config,
			allowed: mayUseTemplate(plan, template),
		}));
		return c.json({ templates: choices }, 200);
	});
}
