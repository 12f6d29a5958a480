// Paths in profile and content, such as "work_experience.2.achievements.0", handled as bare text: taken apart by splitting and
// by patterns, put together in templates and named in strings.
import { isNode, type Node } from "../../house/imports.ts";
import {
	CONTENT_PATHS,
	NO_FIELDS,
	OTHER_TREES,
	PATH_LISTS,
	PATH_ROOTS,
} from "./settings.ts";
import { type Place, placeOf, type SourceFile } from "./tree.ts";

export type PathUses = { takenApart: Place[]; putTogether: Place[] };

export function pathUses(files: readonly SourceFile[]): PathUses {
	const outside = files.filter(
		({ path }) =>
			!CONTENT_PATHS.includes(path) &&
			!OTHER_TREES.some((name) => path.endsWith(`/${name}.ts`)),
	);
	const found = (test: (node: Node) => boolean) =>
		outside.flatMap((file) =>
			file.nodes
				.filter(test)
				.map((node) => placeOf(file, node.start, excerpt(file, node))),
		);
	return { takenApart: found(takesApart), putTogether: found(putsTogether) };
}

function takesApart(node: Node): boolean {
	return splitsAtDots(node) || isPathPattern(node) || comparesStart(node);
}

/** `path.split(".")`; a version number, a host name or a claim of an identity may be split. */
function splitsAtDots({ type, callee, arguments: given }: Node): boolean {
	if (type !== "CallExpression" || nameOfMethod(callee) !== "split")
		return false;
	const [separator] = Array.isArray(given) ? given : [];
	return (
		isNode(separator) &&
		separator.value === "." &&
		!OTHER_DOTS.test(nameOfObject(callee))
	);
}

const OTHER_DOTS = /^(node|version|host|hostname|address|claim)$/i;

/** `/^work_experience\./`, `/\.(achievements|details)\.\d+$/` */
function isPathPattern({ regex }: Node): boolean {
	if (typeof regex !== "object" || regex === null) return false;
	const pattern = String(Reflect.get(regex, "pattern"));
	return PATH_PATTERN.test(pattern);
}

const NAMES = [...PATH_ROOTS, ...PATH_LISTS].join("|");
const PATH_PATTERN = new RegExp(
	`(?:^|[^a-z_])(?:${NAMES})\\)?\\\\\\.|\\\\\\.\\(?(?:\\?:)?(?:${NAMES})(?![a-z_])`,
);

/** `path.startsWith("certifications.")`, `to.endsWith(".achievements")`, `path.startsWith(`${entry}.`)` */
function comparesStart({ type, callee, arguments: given }: Node): boolean {
	if (type !== "CallExpression") return false;
	if (!/^(startsWith|endsWith)$/.test(nameOfMethod(callee))) return false;
	const [text] = Array.isArray(given) ? given : [];
	if (!isNode(text)) return false;
	const parts = partsOf(text);
	const isEntry = parts?.length === 2 && parts[0] === "" && parts[1] === ".";
	return isEntry || (parts !== undefined && NAMED_PART.test(parts.join("0")));
}

const NAMED_PART = new RegExp(
	`^(?:${NAMES})\\.|^\\.(?:${NAMES}|[a-z]+(?:_[a-z]+)+)$|^0\\.(?:${NAMES})\\.`,
);

/** `experience.${at}`, `${path}.achievements.${line}`, "personal.summary" */
function putsTogether(node: Node): boolean {
	const parts = partsOf(node);
	if (!parts) return false;
	if (parts.length === 1) return WHOLE_PATH.test(parts[0] ?? "");
	const [first = "", ...later] = parts;
	const isRooted = ROOT.test(first);
	return (
		(isRooted || first === "") &&
		later.every((part) => FIELDS.test(part)) &&
		(isRooted ||
			later.some((part) => FIELD.test(part)) ||
			isNumbered(node, parts))
	);
}

const WHOLE_PATH = new RegExp(`^(?:${PATH_ROOTS.join("|")})\\.[a-z_]+$`);
const ROOT = new RegExp(`^(?:${PATH_ROOTS.join("|")})\\.(?:[a-z_]+\\.)*$`);
const FIELDS = /^(?:\.[a-z_]+)*\.?$/i;
const FIELD = new RegExp(`^\\.(?!(?:${NO_FIELDS.join("|")})\\b)[a-z_]`, "i");

/** `${name}.${at}`: a list and the place in it. */
function isNumbered({ expressions }: Node, parts: readonly string[]): boolean {
	const last = Array.isArray(expressions) ? expressions.at(-1) : undefined;
	return (
		parts.join("|") === "|.|" &&
		isNode(last) &&
		/^(at|index|i|place|line|to|from|name)$|At$/.test(String(last.name))
	);
}

/** The fixed parts of a string or a template, which has one more of them than expressions. */
function partsOf({ type, value, quasis }: Node): string[] | undefined {
	if (type === "Literal" && typeof value === "string") return [value];
	if (type !== "TemplateLiteral" || !Array.isArray(quasis)) return undefined;
	return quasis.filter(isNode).map((quasi) => {
		const text: unknown = quasi.value;
		return typeof text === "object" && text !== null
			? String(Reflect.get(text, "cooked"))
			: "";
	});
}

function nameOfMethod(callee: unknown): string {
	return isNode(callee) && isNode(callee.property)
		? String(callee.property.name)
		: "";
}

function nameOfObject(callee: unknown): string {
	if (!isNode(callee) || !isNode(callee.object)) return "";
	const { object } = callee;
	return String(isNode(object.property) ? object.property.name : object.name);
}

function excerpt({ text }: SourceFile, { start, end }: Node): string {
	return text.slice(start, Number(end)).replace(/\s+/g, " ").slice(0, 90);
}
