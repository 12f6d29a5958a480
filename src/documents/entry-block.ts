// An entry of a resume as a block: a job, a school, a project, whatever stands under a head.
import { pathOf } from "../domain/profile/content-path.ts";
import { cleanLine } from "./clean-text.ts";
import type { Block } from "./doc.ts";

export type DocEntry = Extract<Block, { kind: "entry" }>;

/** An entry with what is known of it. */
export function entryBlock(
	path: string,
	known: Partial<DocEntry> & Pick<DocEntry, "title">,
): Block[] {
	const full: DocEntry = {
		kind: "entry",
		title: known.title,
		subtitle: cleanLine(known.subtitle ?? ""),
		place: cleanLine(known.place ?? ""),
		date: known.date ?? "",
		description: cleanLine(known.description ?? ""),
		bullets: known.bullets ?? [],
		path,
		...(known.links?.length && { links: known.links }),
		...(known.isTight && { isTight: known.isTight }),
		...(known.note && { note: known.note }),
	};
	return titled(full);
}

/** No heading is empty: what else is known moves up, in the order of the page. An entry without words is none. */
function titled(full: DocEntry): Block[] {
	const { title, subtitle, place, description, bullets, links = [] } = full;
	const lead = (text: string, rest: Partial<DocEntry>): Block[] => [
		{ ...full, ...rest, title: { ...title, text } },
	];
	if (title.text) return [full];
	if (subtitle) return lead(subtitle, { subtitle: "" });
	if (place) return lead(place, { place: "" });
	const [link, ...otherLinks] = links;
	if (link) return lead(link.text, { links: otherLinks });
	if (description) return lead(description, { description: "" });
	const [first, ...others] = bullets;
	if (first) return lead(first.text, { bullets: others });
	// A date or a list of tools alone says nothing about anybody.
	return [];
}

export function bullets(lines: string[], path: string): DocEntry["bullets"] {
	return lines
		.map((line, i) => ({ text: cleanLine(line), path: pathOf(path, i) }))
		.filter(({ text }) => text);
}
