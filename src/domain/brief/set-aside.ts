// How a person is told of text that was kept from a model.
import type { Quarantined } from "../proof/quarantined.ts";

const LONGEST_QUOTE = 160;

/** One line for the warnings of a document. */
export function setAside({ text, why }: Quarantined): string {
	const quote =
		text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
	return why === "hidden"
		? `Text that people cannot see was set aside: "${quote}"`
		: `Text addressed to machines was set aside: "${quote}"`;
}
