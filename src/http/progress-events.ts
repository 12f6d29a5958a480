// The progress of one document or analysis as server-sent events. Every connection begins with what is stored, so reconnecting after a
// break needs no memory of what was sent; the stream ends when it is completed, failed or gone.
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { GenerationProgress } from "../api/generation-status.ts";
import { isSessionOpen } from "../db/sessions.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import type { ProgressFeed } from "../workflows/follow-progress.ts";
import type { RequestContext } from "./request-env.ts";
import type { Store } from "./store.ts";

/** Proxies close a connection that says nothing for a minute. */
const HEARTBEAT_MS = 15_000;

/** More than anybody has windows open. */
const MOST_STREAMS = 12;
const TOO_MANY =
	"Too many windows are following documents at once. Close some of them and try again.";

type Following = Store & {
	/** Aborted when the server stops: streams end then. */
	closing: AbortSignal;
};

/** Ends with the document, with the session it was asked in, and with the server. */
export type AnswerWithEvents = (
	c: RequestContext,
	feed: ProgressFeed,
	id: string,
) => Response;

export function createEventStreams(parts: Following): AnswerWithEvents {
	const openStream = countStreams();
	return (c, feed, id) => {
		const { person } = c.var;
		const close = openStream(person.id);
		// Nginx and its kin hold back what is streamed unless told otherwise.
		c.header("x-accel-buffering", "no");
		return streamSSE(c, async (stream) => {
			const follow = (until: AbortSignal) => feed.follow(person.id, id, until);
			try {
				await sendProgress(stream, follow, { ...parts, ...c.var });
			} finally {
				close();
			}
		});
	};
}

async function sendProgress(
	stream: SSEStreamingApi,
	follow: (until: AbortSignal) => ReturnType<ProgressFeed["follow"]>,
	{ db, now, closing, session }: Following & { session: string },
): Promise<void> {
	const gone = new AbortController();
	stream.onAbort(() => gone.abort());
	const isOpen = () => asSystem(db, (tx) => isSessionOpen(tx, session, now()));
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
		const until = AbortSignal.any([gone.signal, closing]);
		for await (const progress of follow(until)) {
			if (!(await isOpen())) return;
			const data = JSON.stringify(progress satisfies GenerationProgress);
			await stream.writeSSE({ event: "progress", data });
		}
	} finally {
		clearInterval(heartbeat);
	}
}

/** Counts one more stream of a person; what is given back ends the count. */
function countStreams(): (person: string) => () => void {
	const streams = new Map<string, number>();
	return (person) => {
		const own = streams.get(person) ?? 0;
		if (own >= MOST_STREAMS) throw new Refusal("too-many-requests", TOO_MANY);
		streams.set(person, own + 1);
		return () => {
			const left = (streams.get(person) ?? 1) - 1;
			if (left > 0) streams.set(person, left);
			else streams.delete(person);
		};
	};
}
