// A message that passes, as data.
export type Notice = {
	title: string;
	text?: string;
	tone?: "plain" | "ok" | "bad";
	/** A way back, such as Undo, for as long as the message stands; the message goes with the page it is for. */
	action?: { label: string; run: () => void; until?: AbortSignal };
};
