// Whether a name of a document says the same as one of the profile's, or less.
import { nameFollows } from "../../proof/prove-name.ts";
import { isSameName } from "./same-names.ts";

/** Whether a name says the same as one of the own, or less. */
export function isOneOf(
	written: string,
	own: readonly (string | null)[],
	language: string,
): boolean {
	return own.some(
		(name) =>
			isSameName(written, name) || nameFollows(written, name ?? "", language),
	);
}
