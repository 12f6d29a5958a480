// What one window of this browser tells the others about the session they share.

export type SessionNews =
	| { kind: "signed-in"; userId: string }
	| { kind: "signed-out" };

const NAME = "attune.session";

export function sendSessionNews(news: SessionNews) {
	const channel = new BroadcastChannel(NAME);
	channel.postMessage(news);
	channel.close();
}

/** Answers with what stops the listening. */
export function onSessionNews(listen: (news: SessionNews) => void): () => void {
	const channel = new BroadcastChannel(NAME);
	channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listen(data);
	return () => channel.close();
}
