// A document as one HTML file that needs nothing else: headings, lists and links for those who listen, and the same
// look on screen and on paper. Every word of the person's is escaped; there is no script.
import type { Block, Doc, Linked } from "./doc.ts";
import { documentCss } from "./html-style.ts";
import type { LoadedWebFont } from "./web-fonts.ts";

const ENTITIES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};
const escaped = (text: string) =>
	text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

type Entry = Extract<Block, { kind: "entry" }>;

/** `fonts` are those `webFonts` asks for; without them the file takes what the reader's machine has. */
export function renderHtml(
	doc: Doc,
	fonts: readonly LoadedWebFont[] = [],
): string {
	return `<!doctype html>
<html lang="${escaped(doc.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(doc.title)}</title>
<meta name="author" content="${escaped(doc.author)}">
<meta name="keywords" content="${escaped(doc.keywords.join(", "))}">
<style>${documentCss(doc, fonts)}</style>
</head>
<body>
<main class="${doc.kind}">
${renderBody(doc)}
</main>
</body>
</html>
`;
}

/** The document's words with their structure and without any look: what the preview gives to screen readers. */
export function renderBody(doc: Doc): string {
	const isPair = (at: number) => doc.blocks[at]?.kind === "pair";
	const parts = doc.blocks.map((part, at) => {
		const open = isPair(at) && !isPair(at - 1) ? '<dl class="pairs">\n' : "";
		const close = isPair(at) && !isPair(at + 1) ? "\n</dl>" : "";
		return `${open}${block(part, doc)}${close}`;
	});
	const { beside = 0 } = doc;
	const columns = [
		`<div class="beside">\n${parts.slice(0, beside).join("\n")}\n</div>`,
		`<div>\n${parts.slice(beside).join("\n")}\n</div>`,
	];
	return [header(doc), ...(beside > 0 ? columns : parts)].join("\n");
}

const linked = ({ text, url }: Linked) =>
	url ? `<a href="${escaped(url)}">${escaped(text)}</a>` : escaped(text);

function header(doc: Doc): string {
	const { author, photo, template } = doc;
	const { name, label, contact } = doc.header;
	const inline =
		template.header.sender === "inline" || template.header.sender === "harvard";
	const contacts = contact
		.map((part) => `<span>${linked(part)}</span>`)
		.join(inline ? " · " : "<br>\n");
	return [
		"<header>",
		"<div>",
		name && `<h1>${escaped(name)}</h1>`,
		label && `<p class="label">${escaped(label)}</p>`,
		"</div>",
		contacts && `<p class="contact">${contacts}</p>`,
		photo &&
			`<img class="photo" alt="${escaped(author)}" src="data:image/jpeg;base64,${photo.jpeg}">`,
		"</header>",
	]
		.filter(Boolean)
		.join("\n");
}

function block(part: Block, doc: Doc): string {
	switch (part.kind) {
		case "section":
			return `<h2><span>${escaped(part.title)}</span></h2>`;
		case "paragraph":
			return part.strong
				? `<p><strong>${escaped(part.text)}</strong></p>`
				: `<p>${escaped(part.text)}</p>`;
		case "lines":
			return `<p${part.side === "right" ? ' class="half"' : ""}>${part.lines.map(escaped).join("<br>\n")}</p>`;
		case "pair":
			return `<div><dt>${escaped(part.key)}:</dt> <dd>${escaped(part.value)}</dd></div>`;
		case "points":
			return `<ul class="points">\n${part.points.map(point).join("\n")}\n</ul>`;
		case "space":
			return `<div class="space-${Math.round(part.pt)}"></div>`;
		case "entry":
			return entry(part, doc);
	}
}

function classOf({ isTight, isHeld }: Entry): string {
	return ["entry", isTight && "tight", isHeld && "held"]
		.filter(Boolean)
		.join(" ");
}

function point({ lead, text }: { lead: string; text: string }): string {
	const bold = lead === "" ? "" : `<strong>${escaped(lead)}</strong> `;
	return `<li>${bold}${escaped(text)}</li>`;
}

function entry(part: Entry, { template }: Doc): string {
	const layout = part.layout ?? template.entry.layout;
	const number = part.number === undefined ? "" : `${part.number} `;
	const title = `<h3>${number}${linked(part.title)}</h3>`;
	const links = (part.links ?? []).map(linked);
	const subtitle =
		part.subtitle && `<span class="subtitle">${escaped(part.subtitle)}</span>`;
	const rest = [subtitle, part.place && escaped(part.place), ...links]
		.filter(Boolean)
		.join(", ");
	const date = part.date && `<p class="date">${escaped(part.date)}</p>`;
	const place = rest && `<span class="place">${rest}</span>`;
	const organisation = place && `<p class="organisation">${place}</p>`;
	const heads = {
		line: `<div class="head"><div>${[title, place].filter(Boolean).join(", ")}</div>${date}</div>`,
		"two-lines": `<div class="head"><div>${title}</div>${date}</div>${organisation}`,
		stacked: `<div>${title}</div>${organisation}${date}`,
		"dates-left": `<div>${title}</div>${organisation}${date}`,
	};
	const lines = heads[layout];
	const bullets = part.bullets
		.map(({ text }) => `<li>${escaped(text)}</li>`)
		.join("\n");
	return [
		`<div class="${classOf(part)}">`,
		lines,
		part.description && `<p>${escaped(part.description)}</p>`,
		part.note &&
			`<p><strong>${escaped(part.note.key)}:</strong> ${escaped(part.note.value)}</p>`,
		bullets && `<ul>\n${bullets}\n</ul>`,
		"</div>",
	]
		.filter(Boolean)
		.join("\n");
}
