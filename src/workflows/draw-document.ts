// A finished document as a file: load its content and the templates, decide how it looks, draw it. One layout serves every
// format, so the file, the preview and the print say the same words in the same order.
import type { Database } from "../db/database.ts";
import {
	findContent,
	findGeneration,
	type Generation,
	type StoredContent,
} from "../db/generations.ts";
import { getEntitlements } from "../db/plans.ts";
import { listActiveTemplates, type StoredTemplate } from "../db/templates.ts";
import { asPerson } from "../db/transactions.ts";
import type { Doc, Paper } from "../documents/doc.ts";
import { renderHtml } from "../documents/html.ts";
import { letterDoc } from "../documents/letter-doc.ts";
import { resumeDoc } from "../documents/resume-doc.ts";
import { Template } from "../documents/template.ts";
import { letterTemplates } from "../documents/templates/letter-templates.ts";
import { resumeTemplates } from "../documents/templates/resume-templates.ts";
import { renderText } from "../documents/text.ts";
import {
	mayUseTemplate,
	type Plan,
	planInForce,
} from "../domain/account/plans.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Typesetter, World } from "../world.ts";

/** `template` is a name; without one the document keeps its own. */
export type DrawingOrder = {
	format: "pdf" | "html" | "txt" | "json";
	template?: string | undefined;
	paper: Paper;
};

/** `missingGlyphs` are characters that no font of the package can draw. */
export type Drawing = {
	body: string | Uint8Array;
	missingGlyphs: string[];
	generation: Generation;
};

type Asked = { userId: string; id: string; order: DrawingOrder };
type Loaded = {
	generation: Generation;
	content: StoredContent;
	templates: StoredTemplate[];
	plan: Plan;
};
/** What decides how a document may look. */
export type Looks = Pick<Loaded, "generation" | "templates" | "plan">;

/** Refuses with "not-found" what is not this person's, with "conflict" what is not finished, with "not-allowed" a template above the plan. */
export async function drawDocument(
	database: Database,
	world: World,
	asked: Asked,
): Promise<Drawing> {
	const loaded = await load(database, world, asked);
	const { content, generation } = loaded;
	if (!content.resume && !content.letter) {
		throw new Refusal(
			"conflict",
			"This document is not finished yet. Please wait until it is completed.",
		);
	}
	const doc = layOut(content, {
		template: chooseTemplate(loaded, asked.order),
		paper: asked.order.paper,
	});
	return {
		generation,
		...(await draw(doc, {
			content,
			format: asked.order.format,
			typesetter: world.typesetter,
		})),
	};
}

function load(
	database: Database,
	world: World,
	{ userId, id }: Asked,
): Promise<Loaded> {
	return asPerson(database, userId, async (tx) => {
		const generation = await findGeneration(tx, userId, id);
		if (!generation)
			throw new Refusal("not-found", "This document does not exist.");
		const { roles, subscribed } = await getEntitlements(
			tx,
			userId,
			world.now(),
		);
		return {
			generation,
			content: await findContent(tx, userId, id),
			templates: await listActiveTemplates(tx),
			plan: planInForce(roles, subscribed),
		};
	});
}

/** A template asked for by name must be there and allowed. The document's own may have gone since: then the oldest allowed one serves. */
export function chooseTemplate(
	{ generation, templates, plan }: Looks,
	{ template: wanted }: Pick<DrawingOrder, "template">,
): Template {
	const kind = generation.kind === "resume" ? "resume" : "letter";
	const ofKind = templates.filter((template) => template.kind === kind);
	const named = (name: string) =>
		ofKind.find(
			(template) => template.name.toLowerCase() === name.toLowerCase(),
		);
	const allowed = (template: StoredTemplate | undefined) =>
		template && mayUseTemplate(plan, template);
	if (!wanted) {
		const own = named(generation.template);
		return lookOf(kind, allowed(own) ? own : ofKind.find(allowed));
	}
	const chosen = named(wanted);
	if (!chosen)
		throw new Refusal(
			"bad-input",
			"There is no such template. Please choose one from the list.",
		);
	if (!allowed(chosen)) {
		throw new Refusal(
			"not-allowed",
			`The template ${chosen.name} is not part of your plan. Please choose another one.`,
		);
	}
	return lookOf(kind, chosen);
}

/** The built-in layout with what the stored template changes; a change that does not fit the schema is left out whole. */
function lookOf(
	kind: StoredTemplate["kind"],
	stored: StoredTemplate | undefined,
): Template {
	const layouts = kind === "resume" ? resumeTemplates : letterTemplates;
	const layout =
		layouts[stored?.layout ?? "professional"] ?? layouts.professional;
	const changed = Template.safeParse(
		merged(layout ?? {}, stored?.layout_config ?? {}),
	);
	if (changed.success) return changed.data;
	return Template.parse(layout);
}

function merged(base: object, changes: Record<string, unknown>): object {
	const result: Record<string, unknown> = { ...base };
	for (const [key, change] of Object.entries(changes)) {
		const before = result[key];
		result[key] =
			isPlain(before) && isPlain(change) ? merged(before, change) : change;
	}
	return result;
}

function isPlain(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function layOut(
	{ resume, letter }: StoredContent,
	look: { template: Template; paper: Paper },
): Doc {
	if (resume) return resumeDoc(resume, look);
	if (letter) return letterDoc(letter, look);
	throw new Error("A document without content cannot be laid out.");
}

type Materials = {
	content: StoredContent;
	format: DrawingOrder["format"];
	typesetter: Typesetter;
};

async function draw(
	doc: Doc,
	{ content, format, typesetter }: Materials,
): Promise<Omit<Drawing, "generation">> {
	switch (format) {
		case "pdf": {
			const { pdf, missingGlyphs } = await typesetter.typeset(doc);
			return { body: pdf, missingGlyphs };
		}
		case "html":
			return { body: renderHtml(doc), missingGlyphs: [] };
		case "txt":
			return { body: renderText(doc), missingGlyphs: [] };
		case "json":
			return {
				body: `${JSON.stringify(content.resume ?? content.letter, null, 2)}\n`,
				missingGlyphs: [],
			};
	}
}
