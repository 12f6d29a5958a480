// A provider's answer with an end: a service that sends without one, or packs gigabytes into kilobytes, is broken off. Counted is
// what comes out of the unpacking, because that is what lies in memory.
import { ModelFailure } from "../../domain/model-failure.ts";

/** Far more than the longest answer that is asked for takes, with all that protocols add to each word. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A line is one piece of an answer; some services send the whole answer as one. */
const LONGEST_LINE = 1024 * 1024;
const NEW_LINE = 10;

export function boundedBody(response: Response): Response {
	if (!response.body) return response;
	let bytes = 0;
	let line = 0;
	const counter = new TransformStream<Uint8Array, Uint8Array>({
		transform(piece, controller) {
			bytes += piece.length;
			const first = piece.indexOf(NEW_LINE);
			const longest = line + (first < 0 ? piece.length : first);
			line = first < 0 ? longest : piece.length - piece.lastIndexOf(NEW_LINE);
			if (bytes > MOST_BYTES || longest > LONGEST_LINE)
				controller.error(new ModelFailure("unusable", "too long an answer"));
			else controller.enqueue(piece);
		},
	});
	const { status, statusText, headers } = response;
	return new Response(response.body.pipeThrough(counter), {
		status,
		statusText,
		headers,
	});
}
