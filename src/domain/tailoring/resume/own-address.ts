// The address of a page of one's own that stands in the summary alone: it belongs beside the other ways to reach somebody.

const ADDRESS =
	/(?:https?:\/\/|www\.|(?<!\p{L})(?:portfolio|website|github|gitlab|behance|dribbble)[^.!?]{0,12}[\s:])\s*((?:[a-z0-9-]{1,63}\.){1,3}[a-z]{2,10}(?:\/[\w./-]{0,80}[\w/])?)(?![\p{L}\p{N}@])/iu;

/** "" where a text names none with certainty: "asp.net" is a tool. */
export function ownAddress(text: string): string {
	const [, address = ""] = ADDRESS.exec(text) ?? [];
	return address;
}
