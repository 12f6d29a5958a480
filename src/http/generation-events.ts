// The progress of one document or analysis as server-sent events. Every connection begins with what is stored, so reconnecting after a
// break needs no memory of what was sent; the stream ends when it is completed, failed or gone.
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { GenerationProgress } from "../api/generations.ts";
import type { ProgressFeed } from "../workflows/follow-progress.ts";
import type { Door, House } from "./door.ts";

/** Proxies close a connection that says nothing for a minute. */
const HEARTBEAT_MS = 15_000;

export function answerWithEvents(
	c: Context<Door>,
	house: House,
	{ feed, id }: { feed: ProgressFeed; id: string },
): Response {
	const { person } = c.var;
	// Nginx and its kin hold back what is streamed unless told otherwise.
	c.header("x-accel-buffering", "no");
	return streamSSE(c, async (stream) => {
		const gone = new AbortController();
		stream.onAbort(() => gone.abort());
		const heartbeat = setInterval(
			() => void stream.write(": still here\n\n"),
			HEARTBEAT_MS,
		);
		try {
			const until = AbortSignal.any([gone.signal, house.closing]);
			for await (const progress of feed.follow(person.id, id, until)) {
				await stream.writeSSE({
					event: "progress",
					data: JSON.stringify(progress satisfies GenerationProgress),
				});
			}
		} finally {
			clearInterval(heartbeat);
		}
	});
}
