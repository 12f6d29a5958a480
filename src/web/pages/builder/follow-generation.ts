// Follows a document while it is made, by the events the server sends. A lost connection is taken up again, and the
// stored state decides when the events cannot tell.
import {
	GenerationProgress,
	GenerationReply,
} from "../../../api/generations.ts";
import { ApiError, read } from "../../client.ts";

const RETRY_MS = 2000;

export type Following = {
	onProgress: (progress: GenerationProgress) => void;
	onLost: () => void;
	onCompleted: () => void;
	onFailed: (message: string | undefined) => void;
};

/** Returns what stops the following. */
export function followGeneration(id: string, following: Following): () => void {
	const address = `/api/generations/${encodeURIComponent(id)}`;
	let source: EventSource | null = null;
	let retry: ReturnType<typeof setTimeout> | undefined;
	let isOver = false;

	const stop = () => {
		isOver = true;
		clearTimeout(retry);
		source?.close();
	};
	const settle = ({
		status,
		message,
	}: {
		status: GenerationProgress["status"];
		message?: string | undefined;
	}) => {
		if (isOver || (status !== "completed" && status !== "failed")) return;
		stop();
		if (status === "completed") following.onCompleted();
		else following.onFailed(message);
	};
	const listen = () => {
		source = new EventSource(`${address}/events`);
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
			const { generation } = await read(address, GenerationReply);
			settle({
				status: generation.generation_status,
				message: generation.error_message ?? undefined,
			});
			if (!isOver) listen();
		} catch (failure) {
			if (isOver) return;
			const isGone = failure instanceof ApiError && failure.status === 404;
			if (isGone)
				settle({
					status: "failed",
					message: "The document is no longer there.",
				});
			else retry = setTimeout(() => void lookUp(), RETRY_MS);
		}
	};
	listen();
	return stop;
}
