// A value that fits a JSON schema of the API's own description, for tests that call every route.

export type Schema = {
	$ref?: string;
	type?: string | string[];
	enum?: unknown[];
	const?: unknown;
	format?: string;
	minLength?: number;
	minimum?: number;
	exclusiveMinimum?: number;
	minItems?: number;
	items?: Schema;
	properties?: Record<string, Schema>;
	additionalProperties?: Schema | boolean;
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
	default?: unknown;
};

/** Whether a field or parameter of this name holds the id of something. */
export function namesAnId(name: string): boolean {
	return /(^|_)ids?$|Ids?$/.test(name);
}

/** Every field that names an id holds the one given. */
export function exampleOf(schema: Schema, id: string, name = ""): unknown {
	const { const: only, enum: choices } = schema;
	if (only !== undefined) return only;
	if (choices) return choices[0];
	const parts = schema.anyOf ?? schema.oneOf;
	if (parts) {
		const likely = parts.find(({ type }) => type !== "null") ?? parts[0] ?? {};
		return exampleOf(likely, id, name);
	}
	if (schema.allOf)
		return Object.assign(
			{},
			...schema.allOf.map((part) => exampleOf(part, id, name)),
		);
	const [type] = [schema.type ?? []].flat();
	switch (type) {
		case "object":
			return Object.fromEntries(
				Object.entries(schema.properties ?? {}).map(([key, part]) => [
					key,
					exampleOf(part, id, key),
				]),
			);
		case "array":
			return schema.items ? [exampleOf(schema.items, id, name)] : [];
		case "integer":
		case "number":
			return Math.max(1, schema.minimum ?? 1);
		case "boolean":
			return false;
		case "string":
			return textFor(schema, id, name);
		default:
			return null;
	}
}

/** Whether any field of it holds an id. */
export function holdsAnId(schema: Schema, name = ""): boolean {
	const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
	return (
		(namesAnId(name) && schema.type !== "object") ||
		Object.entries(properties).some(([key, part]) => holdsAnId(part, key)) ||
		(items ? holdsAnId(items, name) : false) ||
		[...anyOf, ...oneOf, ...allOf].some((part) => holdsAnId(part, name))
	);
}

function textFor(schema: Schema, id: string, name: string): string {
	if (namesAnId(name) || schema.format === "uuid") return id;
	if (schema.format === "email" || name === "email")
		return "example@example.org";
	if (name === "phone") return "+44 113 496 0000";
	if (schema.format === "uri" || /_url$/.test(name))
		return "https://example.org";
	if (/date|_on$/.test(name)) return "2020-01";
	return "example ".repeat(1 + Math.ceil((schema.minLength ?? 0) / 8)).trim();
}
