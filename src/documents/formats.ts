// What a document can be saved as, a row each. "json" is Attune's own: the content with the source of every line, which
// only Attune reads; "jsonresume" is the open standard that other programs read too, and only a resume has it.

type Row = {
	label: string;
	/** What stands behind the file's name. */
	extension: string;
	mediaType: string;
};

export const formats = {
	pdf: { label: "PDF", extension: "pdf", mediaType: "application/pdf" },
	docx: {
		label: "Word",
		extension: "docx",
		mediaType:
			"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	},
	html: {
		label: "HTML",
		extension: "html",
		mediaType: "text/html; charset=utf-8",
	},
	txt: {
		label: "Plain text",
		extension: "txt",
		mediaType: "text/plain; charset=utf-8",
	},
	json: {
		label: "Attune file",
		extension: "json",
		mediaType: "application/json; charset=utf-8",
	},
	jsonresume: {
		label: "JSON Resume",
		extension: "jsonresume.json",
		mediaType: "application/json; charset=utf-8",
	},
} as const satisfies Record<string, Row>;

export type Format = keyof typeof formats;
export const FORMATS = Object.keys(formats) as Format[];

export function formatsOf(kind: "resume" | "letter"): Format[] {
	return FORMATS.filter(
		(format) => kind === "resume" || format !== "jsonresume",
	);
}
