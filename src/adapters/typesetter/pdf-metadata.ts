// The end of a PDF as Typst writes it: the document's facts, their twin in XML, the catalog, and where each object begins.
// The WebAssembly build knows neither a document's date nor PDF/UA-1; both are put there, as the native build does it.
import { createHash } from "node:crypto";
import type { Finish } from "../../documents/typesetting/wasm-compiler.ts";

/** Throws when the file is not built as Typst 0.14 builds it. */
export function finishPdf(pdf: Uint8Array, finish: Finish): Uint8Array {
	const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
	const { at, places } = tableOf(file);
	const trailer = file.toString("latin1", at);
	const [facts, metadata, catalog] = [...places]
		.sort((a, b) => a - b)
		.slice(-3);
	const isAsExpected =
		facts === placeOf(trailer, places, "Info") &&
		catalog === placeOf(trailer, places, "Root");
	if (!facts || !metadata || !catalog || !isAsExpected)
		throw new Error("The PDF does not end as Typst ends it.");

	const body = Buffer.from(file.subarray(0, facts));
	dateAttachment(body, finish);
	const stamped = withDate(file.toString("latin1", facts, metadata), finish);
	const identity = createHash("md5")
		.update(body)
		.update(stamped)
		.digest("base64");
	const described = withMetadata(file.toString("latin1", metadata, catalog), {
		...finish,
		identity,
	});
	const ending = withTitleShown(file.toString("latin1", catalog, at), finish);
	const moved = new Map([
		[metadata, facts + stamped.length],
		[catalog, facts + stamped.length + described.length],
	]);
	const end = facts + stamped.length + described.length + ending.length;
	const pointing = withPlaces(withIdentity(trailer, identity), { moved, end });
	const changed = stamped + described + ending + pointing;
	return Buffer.concat([body, Buffer.from(changed, "latin1")]);
}

/** A file inside is the last object before the facts and carries a date of its own. */
function dateAttachment(body: Buffer, finish: Finish): void {
	const at = body.lastIndexOf("/ModDate (D:");
	if (at < 0) return;
	const length = "/ModDate (D:20260101000000Z)\n".length;
	body.write(
		withDate(body.toString("latin1", at, at + length), finish),
		at,
		"latin1",
	);
}

/** The table of objects and the byte each of them begins at, by number. */
function tableOf(file: Buffer): { at: number; places: number[] } {
	const tail = file.toString("latin1", Math.max(0, file.length - 64));
	const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
	const table = file.toString("latin1", at || file.length);
	const places = [...table.matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(
		([, offset]) => Number(offset),
	);
	return { at, places };
}

function placeOf(trailer: string, places: number[], name: string): number {
	const dictionary = trailer.slice(trailer.lastIndexOf("trailer"));
	const found = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary);
	return places[Number(found?.[1])] ?? Number.NaN;
}

/** Words of the person are escaped in both places, so that none of them can look like a date. */
function withDate(text: string, { date }: Finish): string {
	return text
		.replace(
			/\/(ModDate|CreationDate) \(D:\d{14}Z\)\n/g,
			`/$1 (D:${date.replaceAll("-", "")}000000Z)\n`,
		)
		.replace(
			/<xmp:(ModifyDate|CreateDate)>[^<]*</g,
			`<xmp:$1>${date}T00:00:00+00:00<`,
		);
}

function withMetadata(
	text: string,
	finish: Finish & { identity: string },
): string {
	const named = withDate(text, finish).replace(
		/<xmpMM:InstanceID>[^<]*</,
		`<xmpMM:InstanceID>${finish.identity}<`,
	);
	const marked = finish.isAccessible ? withMark(named) : named;
	const length =
		marked.lastIndexOf("\nendstream") - marked.indexOf("<?xpacket");
	return marked.replace(/\/Length \d+/, `/Length ${length}`);
}

function withMark(metadata: string): string {
	const pdf = 'xmlns:pdf="http://ns.adobe.com/pdf/1.3/" ';
	return metadata
		.replace(pdf, `${pdf} xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" `)
		.replace("<xmpTPg:NPages>", "<pdfuaid:part>1</pdfuaid:part>$&");
}

/** What PDF/UA-1 asks of a reader's window. */
function withTitleShown(catalog: string, { isAccessible }: Finish): string {
	if (!isAccessible) return catalog;
	return catalog.replace(
		"/ViewerPreferences <<\n",
		"$&    /DisplayDocTitle true\n",
	);
}

function withIdentity(trailer: string, identity: string): string {
	return trailer.replace(/(\/ID \[\(.*?\) )\(.*?\)\]/, `$1(${identity})]`);
}

function withPlaces(
	trailer: string,
	{ moved, end }: { moved: Map<number, number>; end: number },
): string {
	return trailer
		.replace(/^\d{10}(?= \d{5} n)/gm, (offset) => {
			const place = moved.get(Number(offset));
			return place === undefined ? offset : String(place).padStart(10, "0");
		})
		.replace(/startxref\n\d+/, `startxref\n${end}`);
}
