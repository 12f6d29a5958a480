// Templates that can be chosen: the active ones, and whether the person's plan may use them.
import { z } from "zod";
import { calls } from "./call.ts";

/** A built-in look by name, and what is changed of it. */
export const Layout = z.object({
	layout: z.string(),
	layout_config: z.record(z.string(), z.unknown()),
});

export const TemplateChoice = Layout.extend({
	name: z.string(),
	description: z.string(),
	kind: z.enum(["resume", "letter"]),
	allowed: z.boolean(),
});
export type TemplateChoice = z.infer<typeof TemplateChoice>;
export const TemplateList = z.object({ templates: z.array(TemplateChoice) });

export const templateCalls = calls({
	list: {
		method: "get",
		path: "/api/templates",
		reply: TemplateList,
		about: "Active templates, oldest first of each kind",
	},
	/** An active one's first page, drawn of an invented person. */
	picture: {
		method: "get",
		path: "/api/templates/{kind}/{name}/picture.svg",
		media: ["image/svg+xml"],
		isUncounted: true,
		about: "The first page as a picture",
		refuses: ["PGRST116"],
	},
});
