// The progress of one document or analysis as server-sent events. Every connection begins with what is stored, so reconnecting after a
// break needs no memory of what was sent; the stream ends when it is completed, failed or gone.
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { GenerationProgress } from "../api/generations.ts";
import { isSessionOpen } from "../db/sessions.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import type { ProgressFeed } from "../workflows/follow-progress.ts";
import type { Door, House } from "./door.ts";

/** Proxies close a connection that says nothing for a minute. */
const HEARTBEAT_MS = 15_000;

/** More than anybody has windows open. */
const MOST_STREAMS = 12;
const TOO_MANY =
	"Too many windows follow documents at once. Close some of them and try again.";

const open = new WeakMap<House, Map<string, number>>();

/** Counts one more stream of the person; what is given back ends the count. */
function openStream(house: House, person: string): () => void {
	const streams = open.get(house) ?? new Map<string, number>();
	open.set(house, streams);
	const own = streams.get(person) ?? 0;
	if (own >= MOST_STREAMS) throw new Refusal("too-many-requests", TOO_MANY);
	streams.set(person, own + 1);
	return () => {
		const left = (streams.get(person) ?? 1) - 1;
		if (left > 0) streams.set(person, left);
		else streams.delete(person);
	};
}

/** Ends with the document, with the session it was asked in, and with the server. */
export function answerWithEvents(
	c: Context<Door>,
	house: House,
	{ feed, id }: { feed: ProgressFeed; id: string },
): Response {
	const { person, session } = c.var;
	const close = openStream(house, person.id);
	// Nginx and its kin hold back what is streamed unless told otherwise.
	c.header("x-accel-buffering", "no");
	return streamSSE(c, async (stream) => {
		const gone = new AbortController();
		stream.onAbort(() => gone.abort());
		const isOpen = () =>
			asSystem(house.db, (tx) => isSessionOpen(tx, session, house.world.now()));
		const beat = async () => {
			if (await isOpen()) await stream.write(": still here\n\n");
			else gone.abort();
		};
		const heartbeat = setInterval(
			// A beat that fails is made good by the next one.
			() => void beat().catch(() => undefined),
			HEARTBEAT_MS,
		);
		try {
			const until = AbortSignal.any([gone.signal, house.closing]);
			for await (const progress of feed.follow(person.id, id, until)) {
				if (!(await isOpen())) return;
				await stream.writeSSE({
					event: "progress",
					data: JSON.stringify(progress satisfies GenerationProgress),
				});
			}
		} finally {
			clearInterval(heartbeat);
			close();
		}
	});
}
