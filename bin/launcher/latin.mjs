// A program's text without signs beyond Latin-1. V8 holds a file with one such sign in two bytes a sign, in each thread that uses it.
import { parseAst } from "rolldown/parseAst";

const beyond = /[^\0-\xff]/g;
const beyondAscii = /[^\0-\x7f]/g;
/** From here on (1,031,913 bytes) Node gives V8 two bytes a sign of any text that is not ASCII throughout. */
const LARGE = 1_000_000;

/**
 * The same program: in texts, templates and patterns an escape says the same as its sign.
 * @param {string} code
 */
export function inLatin(code) {
	return code.length < LARGE
		? code.replace(beyond, escaped)
		: withSignsPutIn(code, "", beyondAscii).replace(beyondAscii, escaped);
}

/**
 * A raw template holds an escape as it is written, so its signs become values that are put in.
 * @param {string} code
 * @param {string} id
 */
export function withSignsPutIn(code, id, signs = beyond) {
	if (!code.includes("String.raw") || code.search(signs) < 0) return code;
	const pieces = [];
	let done = 0;
	for (const { start, end } of rawTexts(parseAst(code, { lang: langOf(id) }))) {
		const text = code.slice(start, end);
		pieces.push(
			code.slice(done, start),
			text.replace(signs, (sign) => `\${"${escaped(sign)}"}`),
		);
		done = end;
	}
	return pieces.join("") + code.slice(done);
}

/** @typedef {{ type: string, start: number, end: number, [part: string]: unknown }} Node */

/**
 * The texts between what is put into raw templates, in their order.
 * @param {object} program
 */
function rawTexts(program) {
	/** @type {Node[]} */
	const found = [];
	/** @param {unknown} node */
	const visit = (node) => {
		if (typeof node !== "object" || node === null) return;
		if (isRaw(/** @type {Node} */ (node)))
			found.push(.../** @type {any} */ (node).quasi.quasis);
		Object.values(node).forEach(visit);
	};
	visit(program);
	return found.sort((a, b) => a.start - b.start);
}

/** @param {Node} node */
function isRaw({ type, tag }) {
	if (type !== "TaggedTemplateExpression") return false;
	const { object, property } = /** @type {any} */ (tag);
	return object?.name === "String" && property?.name === "raw";
}

/** @param {string} sign */
function escaped(sign) {
	return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** @param {string} id */
function langOf(id) {
	return /\.[cm]?ts$/.test(id) ? "ts" : "js";
}
