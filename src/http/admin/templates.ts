// Resume templates as administrators keep them: listed with their use, made, changed, and drawn before they are stored.
import { templateAdminCalls } from "../../api/admin-templates.ts";
import { listTemplates, type StoredTemplate } from "../../db/templates.ts";
import { asSystem } from "../../db/transactions.ts";
import {
	addTemplate,
	changeTemplate,
	unsavedTemplate,
} from "../../workflows/keep-templates.ts";
import { answers, type Route, sends } from "../route.ts";
import { PICTURE_POLICY } from "../security.ts";
import type { Store } from "../store.ts";
import { acting, idOf } from "./acting.ts";

type TemplateParts = Store & {
	/** A template's first page as SVG. */
	pictureOf: (template: StoredTemplate) => Promise<string>;
};

export function templateAdminRoutes(parts: TemplateParts): Route[] {
	const { db, pictureOf } = parts;
	return [
		sends(templateAdminCalls.draw, async ({ body: look, c }) => {
			const svg = await pictureOf(unsavedTemplate(look));
			c.header("content-type", "image/svg+xml");
			c.header("content-security-policy", PICTURE_POLICY);
			return c.body(svg);
		}),
		answers(templateAdminCalls.list, async () => {
			const rows = await asSystem(db, listTemplates);
			const templates = rows.map((row) => ({
				...row,
				created_at: new Date(row.created_at).toISOString(),
			}));
			return { templates };
		}),
		answers(templateAdminCalls.add, async ({ person, body }) => ({
			id: await addTemplate(acting(person, parts), body),
		})),
		answers(templateAdminCalls.change, async ({ person, params, body }) => {
			const id = idOf(params, "There is no such template.");
			// What was left out stays; a key without a value is none.
			const changed = Object.fromEntries(
				Object.entries(body).filter(([, value]) => value !== undefined),
			);
			await changeTemplate(acting(person, parts), id, changed);
			return { done: true as const };
		}),
	];
}
