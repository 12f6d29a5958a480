// The templates that can be chosen, which of them the person's plan opens, and what each looks like.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { templateCalls } from "../api/templates.ts";
import { getEntitlements } from "../db/plans.ts";
import { listActiveTemplates, type StoredTemplate } from "../db/templates.ts";
import { asPerson } from "../db/transactions.ts";
import { mayUseTemplate, planInForce } from "../domain/account/plans.ts";
import { Refusal } from "../domain/refusal.ts";
import type { RequestContext } from "./request-env.ts";
import { answers, type Route, sends } from "./route.ts";
import { PICTURE_POLICY } from "./security.ts";
import type { Store } from "./store.ts";

type TemplateParts = Store & {
	/** A template's first page as SVG. */
	pictureOf: (template: StoredTemplate) => Promise<string>;
};

export function templateRoutes({ db, now, pictureOf }: TemplateParts): Route[] {
	return [
		answers(templateCalls.list, async ({ person: { id } }) => {
			const { active, standing } = await asPerson(db, id, async (tx) => ({
				active: await listActiveTemplates(tx),
				standing: await getEntitlements(tx, id, now()),
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
			return { templates: choices };
		}),
		sends(templateCalls.picture, async ({ person, params, c }) => {
			const active = await asPerson(db, person.id, listActiveTemplates);
			const template = active.find(
				({ kind, name }) =>
					kind === params.kind &&
					name.toLowerCase() === params.name.toLowerCase(),
			);
			if (!template)
				throw new Refusal("not-found", "This template doesn't exist.");
			return answerPicture(c, await pictureOf(template));
		}),
	];
}

const packed = promisify(gzip);

async function answerPicture(
	c: RequestContext,
	svg: string,
): Promise<Response> {
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
}
