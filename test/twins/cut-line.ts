// A line between a program and its database that can be cut: while it is, connections break and no new one is taken.
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type Line = {
	/** The database's address, through the line. */
	url: string;
	cut(): void;
	mend(): void;
	close(): Promise<void>;
};

export async function startLine(databaseUrl: string): Promise<Line> {
	const target = new URL(databaseUrl);
	const sockets = new Set<Socket>();
	let isCut = false;
	const server = createServer((near) => {
		if (isCut) return near.destroy();
		const far = connect(Number(target.port || 5432), target.hostname);
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.on("error", () => undefined);
			socket.on("close", () => {
				sockets.delete(socket);
				near.destroy();
				far.destroy();
			});
		}
		near.pipe(far).pipe(near);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = new URL(databaseUrl);
	url.hostname = "127.0.0.1";
	url.port = String((server.address() as AddressInfo).port);
	return {
		url: url.href,
		cut() {
			isCut = true;
			for (const socket of sockets) socket.destroy();
		},
		mend() {
			isCut = false;
		},
		close: () =>
			new Promise((resolve) => {
				for (const socket of sockets) socket.destroy();
				server.close(() => resolve());
			}),
	};
}
