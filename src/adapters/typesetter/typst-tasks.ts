// What the typesetter may be asked to make of a document, in its own thread or in the thread that asks.
import type { Doc } from "../../documents/doc.ts";
import type { Length } from "../../documents/fit.ts";
import type { Typeset } from "../../world/typesetter.ts";
import type { Engine } from "./typst-engine.ts";

export type Task = { doc: Doc; as: "pdf" | "picture" | "length" };
export type Drawn =
	| { typeset: Typeset }
	| { picture: string }
	| { length: Length };

export function drawnAs({ doc, as }: Task, engine: Engine): Drawn {
	switch (as) {
		case "pdf":
			return { typeset: engine.render(doc) };
		case "picture":
			return { picture: engine.picture(doc) };
		case "length":
			return { length: engine.measure(doc) };
	}
}
