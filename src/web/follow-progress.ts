// Follows a document or an analysis while it is made, by the events the server sends. A lost connection is taken up again, and
// the stored state decides when the events cannot tell.
import { GenerationProgress } from "../api/generation-status.ts";
import { ApiError } from "./client.ts";

const RETRY_MS = 2000;

type Stored = {
	status: GenerationProgress["status"];
	title?: string | undefined;
	message?: string | undefined;
};

export type Following = {
	/** Where its events are. */
	events: string;
	lookUp: () => Promise<Stored>;
	onProgress: (progress: GenerationProgress) => void;
	onLost: () => void;
	onCompleted: () => void;
	onFailed: (failure: Pick<Stored, "title" | "message">) => void;
};

/** Returns what stops the following. */
export function followProgress(following: Following): () => void {
	let source: EventSource | null = null;
	let retry: ReturnType<typeof setTimeout> | undefined;
	let isOver = false;

	const stop = () => {
		isOver = true;
		clearTimeout(retry);
		source?.close();
	};
	const settle = ({ status, title, message }: Stored) => {
		if (isOver || (status !== "completed" && status !== "failed")) return;
		stop();
		if (status === "completed") following.onCompleted();
		else following.onFailed({ title, message });
	};
	const listen = () => {
		source = new EventSource(following.events);
		source.addEventListener("progress", ({ data }: MessageEvent<string>) => {
			const progress = GenerationProgress.parse(JSON.parse(data));
			if (!isOver) following.onProgress(progress);
			settle(progress);
		});
		source.onerror = () => {
			if (isOver) return;
			source?.close();
			following.onLost();
			retry = setTimeout(() => void lookUp(), RETRY_MS);
		};
	};
	const lookUp = async () => {
		try {
			settle(await following.lookUp());
			if (!isOver) listen();
		} catch (failure) {
			if (isOver) return;
			const isGone = failure instanceof ApiError && failure.status === 404;
			if (isGone) settle({ status: "failed", message: "It no longer exists." });
			else retry = setTimeout(() => void lookUp(), RETRY_MS);
		}
	};
	listen();
	return stop;
}
