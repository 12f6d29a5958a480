// A model's answer as JSON: the schema it is asked for by, and what of its text is meant.
import { jsonSchema, Output } from "ai";

// The SDK would parse everything there is anew with every piece that comes in. It passes a piece on once the part read so
// far has changed, and the length always has.
export function wholeObject(schema: Record<string, unknown>) {
	return {
		...Output.object({ schema: jsonSchema(schema) }),
		parsePartialOutput: async ({ text }: { text: string }) => ({
			partial: text.length,
		}),
	};
}

/** Services without structured output wrap the object in words or fences. */
export function jsonIn(text: string): unknown {
	const start = text.indexOf("{");
	const end = text.lastIndexOf("}");
	if (start < 0 || end < start) return undefined;
	try {
		return JSON.parse(text.slice(start, end + 1));
	} catch {
		return undefined; // cut off or not JSON: the caller says so
	}
}
