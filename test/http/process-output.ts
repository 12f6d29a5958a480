// What a process writes, gathered as it comes.
import type { ChildProcess } from "node:child_process";

export function gather(child: ChildProcess) {
	let text = "";
	for (const stream of [child.stdout, child.stderr])
		stream?.on("data", (chunk: Buffer) => (text += chunk));
	const ended = new Promise<number | null>((resolve) =>
		child.once("close", resolve),
	);
	const until = async (pattern: RegExp): Promise<string> => {
		for (;;) {
			const found = text.match(pattern)?.[1];
			if (found) return found;
			const isOver = await Promise.race([
				ended.then(() => true),
				new Promise((resolve) => setTimeout(() => resolve(false), 50)),
			]);
			if (isOver) throw new Error(`the process ended: ${text}`);
		}
	};
	return { text: () => text, ended, until };
}
