// What would make a pure room answer differently tomorrow or elsewhere: the clock, chance, the machine's time zone and language.

import type { Sources } from "./arrows.ts";
import { isNode, lineAt, type Node, nodesOf } from "./imports.ts";

const pureRooms = ["src/domain/", "src/documents/", "src/api/"];
const worldObjects = [
	"performance",
	"crypto",
	"process",
	"globalThis",
	"window",
	"document",
	"navigator",
	"localStorage",
];
const worldFunctions = ["fetch", "setTimeout", "setInterval", "Date"];
const zoneReaders =
	/^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds)$|^getTimezoneOffset$/;
const languageReaders =
	/^(toLocale(String|DateString|TimeString|LowerCase|UpperCase)|localeCompare)$/;
const formatters = ["DateTimeFormat", "NumberFormat", "Collator", "Segmenter"];

export function impurities(sources: Sources): string[] {
	return [...sources].flatMap(([file, source]) =>
		pureRooms.some((room) => file.startsWith(room))
			? nodesOf(file, source).flatMap((node) => {
					const fault = faultOf(node);
					return fault
						? [`${file}:${lineAt(source, node.start)} ${fault}`]
						: [];
				})
			: [],
	);
}

function faultOf(node: Node): string | undefined {
	switch (node.type) {
		case "NewExpression":
			return newFault(node);
		case "CallExpression":
			return callFault(node);
		case "MemberExpression":
			return memberFault(node);
		default:
			return undefined;
	}
}

function newFault(node: Node): string | undefined {
	const given = count(node.arguments);
	if (nameOf(node.callee) === "Date") {
		if (given === 0) return "reads the clock: take `now` as a parameter";
		if (given > 1) return "depends on the time zone: use Date.UTC";
	}
	return formatterFault(node.callee, node.arguments);
}

function callFault(node: Node): string | undefined {
	const { callee } = node;
	const name = nameOf(callee);
	if (name && worldFunctions.includes(name))
		return `reaches outside: ${name}()`;
	const method = methodOf(callee);
	if (!method) return undefined;
	if (zoneReaders.test(method)) return `depends on the time zone: .${method}()`;
	const languageAt = method === "localeCompare" ? 1 : 0;
	if (languageReaders.test(method) && count(node.arguments) <= languageAt)
		return `depends on the machine's language: .${method}() without naming one`;
	return formatterFault(callee, node.arguments);
}

function memberFault(node: Node): string | undefined {
	const object = nameOf(node.object);
	const property = nameOf(node.property);
	if (object === "Date" && property === "now")
		return "reads the clock: take `now` as a parameter";
	if (object === "Math" && property === "random")
		return "depends on chance: Math.random";
	return object && worldObjects.includes(object)
		? `reaches outside: ${object}.${property}`
		: undefined;
}

/** `Intl.NumberFormat()` without a language takes the machine's. */
function formatterFault(callee: unknown, given: unknown): string | undefined {
	const method = methodOf(callee);
	const isFormatter =
		method !== undefined &&
		formatters.includes(method) &&
		nameOf((callee as Node).object) === "Intl";
	return isFormatter && count(given) === 0
		? `depends on the machine's language: Intl.${method} without naming one`
		: undefined;
}

function methodOf(callee: unknown): string | undefined {
	return isNode(callee) && callee.type === "MemberExpression"
		? nameOf(callee.property)
		: undefined;
}

function nameOf(node: unknown): string | undefined {
	return isNode(node) && node.type === "Identifier"
		? String(node.name)
		: undefined;
}

function count(list: unknown): number {
	return Array.isArray(list) ? list.length : 0;
}
