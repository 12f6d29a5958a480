// A finished document as a file: load its content and the templates, decide how it looks, draw it. One layout serves every
// format, so the file, the preview and the print say the same words in the same order.
import type { Database } from "../db/database.ts";
import {
	findContent,
	findGeneration,
	type Generation,
	type StoredContent,
} from "../db/generations.ts";
import { findShownPhoto } from "../db/photos.ts";
import { getEntitlements } from "../db/plans.ts";
import { listActiveTemplates, type StoredTemplate } from "../db/templates.ts";
import { asPerson } from "../db/transactions.ts";
import type { Paper } from "../documents/doc.ts";
import type { DrawableContent } from "../documents/drawing-types.ts";
import { type Format, formats } from "../documents/formats.ts";
import type { Template } from "../documents/template.ts";
import { templateOf } from "../documents/templates/layout-config.ts";
import {
	mayUseTemplate,
	type Plan,
	planInForce,
} from "../domain/account/plans.ts";
import { DOCUMENT_KINDS } from "../domain/document-kinds.ts";
import type { Photo } from "../domain/profile/photo.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Computing } from "../world/computing.ts";
import type { Typesetter } from "../world/typesetter.ts";
import { type Rendered, renderFormat } from "./render-format.ts";

/** `template` is a name or an id; without one the document keeps its own. */
export type DrawingOrder = {
	format: Format;
	template?: string | undefined;
	paper: Paper;
};

/** `mediaType` and `extension` are those of the format. */
export type Drawing = Rendered & {
	generation: Generation;
	mediaType: string;
	extension: string;
};

/** What documents are drawn with. */
export type Drawer = {
	typesetter: Typesetter;
	computing: Computing;
	now: () => Date;
};

type Asked = { userId: string; id: string; order: DrawingOrder };
type Loaded = {
	generation: Generation;
	content: StoredContent;
	templates: StoredTemplate[];
	plan: Plan;
	photo: Photo | undefined;
};
/** What decides how a document may look. */
export type Looks = Pick<Loaded, "generation" | "templates" | "plan">;

/** Refuses with "not-found" what is not this person's, with "conflict" what is not finished, with "not-allowed" a template above the plan. */
export async function drawDocument(
	database: Database,
	{ typesetter, computing, now }: Drawer,
	asked: Asked,
): Promise<Drawing> {
	const loaded = await load(database, now(), asked);
	const document = written(loaded.content);
	const turn = { person: asked.userId };
	const compute = computing.for(turn);
	const { format, paper } = asked.order;
	const { photo } = loaded;
	const look = { template: chooseTemplate(loaded, asked.order), paper, photo };
	const doc = await compute("layOut", { written: document, look });
	const { mediaType, extension } = formats[format];
	const rendered = await renderFormat(format, document, {
		doc,
		typesetter,
		turn,
		compute,
	});
	return { ...rendered, generation: loaded.generation, mediaType, extension };
}

function load(
	database: Database,
	now: Date,
	{ userId, id }: Asked,
): Promise<Loaded> {
	return asPerson(database, userId, async (tx) => {
		const generation = await findGeneration(tx, userId, id);
		if (!generation)
			throw new Refusal("not-found", "This document doesn't exist.");
		const { roles, subscribed } = await getEntitlements(tx, userId, now);
		return {
			generation,
			content: await findContent(tx, userId, id),
			templates: await listActiveTemplates(tx),
			plan: planInForce(roles, subscribed),
			photo: await findShownPhoto(tx, userId),
		};
	});
}

/**
 * A template asked for by name must be there and allowed. The document's own is drawn as it was when the document was given it,
 * whatever became of the template since.
 */
export function chooseTemplate(
	{ generation, templates, plan }: Looks,
	{ template: wanted }: Pick<DrawingOrder, "template">,
): Template {
	const { form } = DOCUMENT_KINDS[generation.kind];
	const ofKind = templates.filter((template) => template.kind === form);
	const named = (name: string) =>
		ofKind.find(
			(each) =>
				each.id === name || each.name.toLowerCase() === name.toLowerCase(),
		);
	const allowed = (template: StoredTemplate | undefined) =>
		template && mayUseTemplate(plan, template);
	const { layout: kept, template: own, template_id } = generation;
	const isOwn =
		!wanted ||
		wanted === template_id ||
		wanted.toLowerCase() === own.toLowerCase();
	if (kept && isOwn) return templateOf(form, kept);
	if (isOwn) {
		const stored = named(own);
		return templateOf(form, allowed(stored) ? stored : ofKind.find(allowed));
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
			`The template ${chosen.name} isn't part of your plan. Please choose another one.`,
		);
	}
	return templateOf(form, chosen);
}

function written({ resume, letter }: StoredContent): DrawableContent {
	if (resume) return { kind: "resume", content: resume };
	if (letter) return { kind: "letter", content: letter };
	throw new Refusal(
		"conflict",
		"This document isn't finished yet. Please wait until it's done.",
	);
}
