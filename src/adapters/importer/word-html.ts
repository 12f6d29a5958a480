// What Word writes into a page it saves, where a page of the web has lists and nothing has tabs.
import type { XmlElement } from "../../domain/resume-reading/formats/xml-element.ts";

/** A paragraph of a list: "mso-list:l0 level1 lfo1", which says "none" where the list has ended. */
export function isWordItem({ name, attributes }: XmlElement): boolean {
	return name === "p" && /mso-list:\s*l\d/i.test(attributes.style ?? "");
}

/** The bullet or number itself, and the space behind it, for readers that know no lists. */
export function isWordMark({ attributes }: XmlElement): boolean {
	return /mso-list:\s*ignore/i.test(attributes.style ?? "");
}

export function isWordTab({ attributes }: XmlElement): boolean {
	return /mso-tab-count:\s*\d/i.test(attributes.style ?? "");
}
