// What requests left behind, given back while there are none.
import type { RequestListener } from "node:http";
import { createTidying, type Lull } from "./tidying.ts";

/** Nobody waits for the twelfth of a second it takes, unless they come just then. */
const BETWEEN_REQUESTS: Lull = {
	ms: 500,
	worthBytes: 6 * 2 ** 20,
	enoughMs: 60_000,
};

export function tidiedBetween(
	answer: RequestListener,
	lull: Lull = BETWEEN_REQUESTS,
): RequestListener {
	const tidying = createTidying(lull);
	return (request, response) => {
		tidying.putOff();
		response.once("close", tidying.beginSoon);
		answer(request, response);
	};
}
