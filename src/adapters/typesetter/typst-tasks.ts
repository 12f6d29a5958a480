// What the typesetter may be asked to make of a document, in its own thread or in the thread that asks.
import type { Doc } from "../../documents/doc.ts";
import type { Length } from "../../documents/fit.ts";
import type { TypstEngine } from "../../documents/typesetting/engine.ts";
import type { Typeset } from "../../world/typesetter.ts";

export type TypstTask = { doc: Doc; as: "pdf" | "picture" | "length" };
export type TypstResult =
	| { typeset: Typeset }
	| { picture: string }
	| { length: Length };

export function drawnAs(
	{ doc, as }: TypstTask,
	engine: TypstEngine,
): TypstResult {
	switch (as) {
		case "pdf":
			return { typeset: engine.render(doc) };
		case "picture":
			return { picture: engine.picture(doc) };
		case "length":
			return { length: engine.measure(doc) };
	}
}
