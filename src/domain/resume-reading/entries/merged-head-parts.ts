// Parts of a head that a slash or a comma split although they are one name.
import { organizationWeight, titleWeight } from "../lines/entry-words.ts";
import type { HeadPart } from "./head-parts.ts";

/** Positive for a title, negative for an organization. */
export function lean({ text, isAt }: HeadPart): number {
	return titleWeight(text) - organizationWeight(text) - (isAt ? 5 : 0);
}

/** "IBEW Local 58 / JATC" is one employer where a title stands beside it. */
export function mergedSlashes(parts: HeadPart[]): HeadPart[] {
	if (parts.length < 3) return parts;
	const merged: HeadPart[] = [];
	for (const each of parts) {
		const before = merged.at(-1);
		if (before && each.afterSlash && before.from === each.from)
			merged.splice(-1, 1, {
				...before,
				text: `${before.text} / ${each.text}`,
			});
		else merged.push(each);
	}
	return merged;
}

/** With two parts from lines of their own, a comma within one of them parts nothing. */
export function mergedCommas(parts: HeadPart[]): HeadPart[] {
	const lines = groupByComma(parts);
	if (lines.length >= 2) return lines.map(joinedPart);
	const [only] = lines;
	if (!only || only.length < 3) return parts;
	return twoHalves(only);
}

/** Cuts "Planner, Second Shift, Acme Works" where title and organization differ the most. */
function twoHalves(pieces: HeadPart[]): HeadPart[] {
	let best = { at: 1, contrast: -1 };
	for (let at = 1; at < pieces.length; at += 1) {
		const [left, right] = [pieces.slice(0, at), pieces.slice(at)].map(leanOf);
		const contrast = Math.abs((left ?? 0) - (right ?? 0));
		// After a title the pieces up to the organization are a part of the title.
		const isBetter =
			contrast > best.contrast ||
			(contrast === best.contrast && (left ?? 0) > 0);
		if (isBetter) best = { at, contrast };
	}
	return [
		joinedPart(pieces.slice(0, best.at)),
		joinedPart(pieces.slice(best.at)),
	];
}

/** Each piece has its say: two that name a place to work outweigh one that may be anything. */
function leanOf(pieces: HeadPart[]): number {
	return pieces.reduce((sum, piece) => sum + lean(piece), 0);
}

function groupByComma(parts: HeadPart[]): HeadPart[][] {
	const groups: HeadPart[][] = [];
	for (const each of parts) {
		const last = groups.at(-1);
		const before = last?.at(-1);
		const isSame =
			each.afterComma &&
			before?.from === each.from &&
			before.isBold === each.isBold &&
			before.isItalic === each.isItalic;
		if (last && isSame) last.push(each);
		else groups.push([each]);
	}
	return groups;
}

function joinedPart(parts: HeadPart[]): HeadPart {
	const [first] = parts;
	if (!first) throw new Error("a part without pieces");
	return { ...first, text: parts.map(({ text }) => text).join(", ") };
}
