// A message that passes, as data.
export type Notice = {
	title: string;
	text?: string;
	tone?: "plain" | "ok" | "bad";
};
