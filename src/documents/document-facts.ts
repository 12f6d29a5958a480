// What a document says about itself, taken from its content's metadata, which may come from a hand-edited file.
import type { Metadata } from "../domain/tailoring/content/content.ts";

/** ISO 639 for the PDF and the HTML; "zh-Hans" and "pt-BR" are told by their base. */
export function documentLanguage({ language }: Metadata): string {
	return /^[a-z]{2,3}(?=$|[-_])/i.exec(language)?.[0].toLowerCase() ?? "en";
}

/** The day the document was made; the first day of the century when its content does not say. */
export function documentDate({ generatedAt }: Metadata): string {
	return (
		/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/.exec(generatedAt)?.[0] ??
		"2001-01-01"
	);
}
