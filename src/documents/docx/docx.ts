// A document as a Word file: the same blocks as every other output, with real styles, headings, lists, tab stops and links,
// and the JSON Resume inside. Same document, same bytes: nothing in it comes from a clock or from chance.
import { strToU8, zipSync } from "fflate";
import { bytesOfBase64 } from "../../domain/profile/photo.ts";
import type { Doc } from "../doc.ts";
import type { Template } from "../template.ts";
import { documentXml } from "./body.ts";
import { hex, twips } from "./measures.ts";
import { pageHeaders } from "./page-headers.ts";
import { PHOTO_PART, PHOTO_RELATION } from "./photo.ts";
import { regionOf, stylesXml, WORD_NAMESPACE } from "./styles.ts";
import { declared, el, escapeXml } from "./xml.ts";

const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE =
	"http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";
/** Where the copy of the resume stands in the package. */
const COPY = "attune/resume.json";
/** What the package says the copy is. */
const COPY_KIND = "https://jsonresume.org/schema";

/** The one time in the archive. Written and read in the machine's own time zone, it is the same bytes in every zone. */
const PACKED_AT = "2001-01-01T12:00:00";

export function renderDocx(doc: Doc): Uint8Array {
	const body = documentXml(doc);
	const headers = pageHeaders(doc).map(({ id, xml }) => [
		`word/${id}.xml`,
		xml,
	]);
	const parts: Record<string, string> = {
		"[Content_Types].xml": contentTypes(doc),
		"_rels/.rels": packageRelations(doc),
		"docProps/core.xml": coreProperties(doc),
		"docProps/app.xml": declared(
			el(
				"Properties",
				{
					xmlns:
						"http://schemas.openxmlformats.org/officeDocument/2006/extended-properties",
				},
				el("Application", {}, "Attune"),
			),
		),
		"word/document.xml": body.xml,
		"word/styles.xml": stylesXml(doc),
		"word/numbering.xml": numbering(doc.template),
		"word/settings.xml": settings(doc),
		"word/fontTable.xml": fontTable(doc.template),
		"word/_rels/document.xml.rels": documentRelations(doc, body.addresses),
		...Object.fromEntries(headers),
		...(doc.attachment !== undefined && { [COPY]: doc.attachment }),
	};
	const files = Object.entries(parts).map(
		([name, text]): [string, Uint8Array] => [name, strToU8(text)],
	);
	const photo = doc.photo && bytesOfBase64(doc.photo.jpeg);
	if (photo) files.push([PHOTO_PART, photo]);
	return zipSync(Object.fromEntries(files), { mtime: PACKED_AT, level: 6 });
}

function contentTypes(doc: Doc): string {
	const { attachment } = doc;
	const part = (name: string, type: string) =>
		el("Override", { PartName: name, ContentType: type });
	return declared(
		el(
			"Types",
			{ xmlns: `${PACKAGE}/content-types` },
			el("Default", {
				Extension: "rels",
				ContentType: "application/vnd.openxmlformats-package.relationships+xml",
			}),
			el("Default", { Extension: "xml", ContentType: "application/xml" }),
			attachment !== undefined &&
				el("Default", { Extension: "json", ContentType: "application/json" }),
			doc.photo !== undefined &&
				el("Default", { Extension: "jpeg", ContentType: "image/jpeg" }),
			part("/word/document.xml", `${TYPE}.document.main+xml`),
			part("/word/styles.xml", `${TYPE}.styles+xml`),
			part("/word/numbering.xml", `${TYPE}.numbering+xml`),
			part("/word/settings.xml", `${TYPE}.settings+xml`),
			part("/word/fontTable.xml", `${TYPE}.fontTable+xml`),
			...pageHeaders(doc).map(({ id }) =>
				part(`/word/${id}.xml`, `${TYPE}.header+xml`),
			),
			part(
				"/docProps/core.xml",
				"application/vnd.openxmlformats-package.core-properties+xml",
			),
			part(
				"/docProps/app.xml",
				"application/vnd.openxmlformats-officedocument.extended-properties+xml",
			),
		),
	);
}

type Relation = {
	id: string;
	type: string;
	target: string;
	external?: boolean;
};

function relations(all: Relation[]): string {
	return declared(
		el(
			"Relationships",
			{ xmlns: `${PACKAGE}/relationships` },
			...all.map(({ id, type, target, external }) =>
				el("Relationship", {
					Id: id,
					Type: type,
					Target: target,
					TargetMode: external ? "External" : undefined,
				}),
			),
		),
	);
}

function packageRelations({ attachment }: Doc): string {
	return relations([
		{
			id: "document",
			type: `${OFFICE}/officeDocument`,
			target: "word/document.xml",
		},
		{
			id: "core",
			type: `${PACKAGE}/relationships/metadata/core-properties`,
			target: "docProps/core.xml",
		},
		{
			id: "app",
			type: `${OFFICE}/extended-properties`,
			target: "docProps/app.xml",
		},
		...(attachment === undefined
			? []
			: [{ id: "resume", type: COPY_KIND, target: COPY }]),
	]);
}

function documentRelations(doc: Doc, addresses: string[]): string {
	const own = ["styles", "numbering", "settings", "fontTable"].map((name) => ({
		id: name,
		type: `${OFFICE}/${name}`,
		target: `${name}.xml`,
	}));
	const links = addresses.map((target, at) => ({
		id: `link${at + 1}`,
		type: `${OFFICE}/hyperlink`,
		target,
		external: true,
	}));
	const headers = pageHeaders(doc).map(({ id }) => ({
		id,
		type: `${OFFICE}/header`,
		target: `${id}.xml`,
	}));
	const photo = doc.photo
		? [
				{
					id: PHOTO_RELATION,
					type: `${OFFICE}/image`,
					target: PHOTO_PART.replace("word/", ""),
				},
			]
		: [];
	return relations([...own, ...headers, ...photo, ...links]);
}

function coreProperties(doc: Doc): string {
	const day = (name: string) =>
		el(
			`dcterms:${name}`,
			{ "xsi:type": "dcterms:W3CDTF" },
			`${doc.date}T00:00:00Z`,
		);
	return declared(
		el(
			"cp:coreProperties",
			{
				"xmlns:cp": `${PACKAGE}/metadata/core-properties`,
				"xmlns:dc": "http://purl.org/dc/elements/1.1/",
				"xmlns:dcterms": "http://purl.org/dc/terms/",
				"xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
			},
			el("dc:title", {}, escapeXml(doc.title)),
			el("dc:creator", {}, escapeXml(doc.author)),
			el("cp:keywords", {}, escapeXml(doc.keywords.join(", "))),
			el("dc:language", {}, escapeXml(regionOf(doc.language))),
			day("created"),
			day("modified"),
		),
	);
}

function numbering({ size, colors }: Template): string {
	const indent = twips(size * 1.05);
	return declared(
		el(
			"w:numbering",
			{ "xmlns:w": WORD_NAMESPACE },
			el(
				"w:abstractNum",
				{ "w:abstractNumId": 0 },
				el("w:multiLevelType", { "w:val": "hybridMultilevel" }),
				el(
					"w:lvl",
					{ "w:ilvl": 0 },
					el("w:start", { "w:val": 1 }),
					el("w:numFmt", { "w:val": "bullet" }),
					el("w:pStyle", { "w:val": "ListBullet" }),
					el("w:lvlText", { "w:val": "•" }),
					el("w:lvlJc", { "w:val": "left" }),
					el(
						"w:pPr",
						{},
						el("w:ind", { "w:left": indent, "w:hanging": indent }),
					),
					el("w:rPr", {}, el("w:color", { "w:val": hex(colors.accent) })),
				),
			),
			el("w:num", { "w:numId": 1 }, el("w:abstractNumId", { "w:val": 0 })),
		),
	);
}

function settings({ language }: Doc): string {
	return declared(
		el(
			"w:settings",
			{ "xmlns:w": WORD_NAMESPACE },
			el("w:zoom", { "w:percent": 100 }),
			el("w:defaultTabStop", { "w:val": 720 }),
			el(
				"w:compat",
				{},
				el("w:compatSetting", {
					"w:name": "compatibilityMode",
					"w:uri": "http://schemas.microsoft.com/office/word",
					"w:val": 15,
				}),
			),
			el("w:themeFontLang", { "w:val": regionOf(language) }),
		),
	);
}

/** What takes a font's place where it is not installed. */
const INSTEAD: Record<Template["font"], { name: string; family: string }> = {
	"Source Sans 3": { name: "Calibri", family: "swiss" },
	"EB Garamond": { name: "Garamond", family: "roman" },
	Inter: { name: "Segoe UI", family: "swiss" },
};

function fontTable({ font }: Template): string {
	const { name, family } = INSTEAD[font];
	return declared(
		el(
			"w:fonts",
			{ "xmlns:w": WORD_NAMESPACE },
			el(
				"w:font",
				{ "w:name": font },
				el("w:altName", { "w:val": name }),
				el("w:family", { "w:val": family }),
				el("w:pitch", { "w:val": "variable" }),
			),
		),
	);
}
