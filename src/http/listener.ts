// The socket: taken before anything slow happens, so that a port in use is told at once; requests that come before the
// app is ready wait for it. Closing ends idle connections at once, gives the others a little time, and ends each when its
// answer is given.
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Refusal } from "../domain/refusal.ts";

/** Longer than proxies keep a connection (a minute is usual): a proxy that sends on one just closed answers 502. */
const IDLE_MS = 75_000;

/** A file of ten megabytes over a slow line; whoever sends longer holds memory for nothing. */
const LONGEST_REQUEST_MS = 120_000;

export type Listener = {
	port: number;
	answerWith(listener: RequestListener): void;
	close(graceMs: number): Promise<void>;
};

export async function listen({
	port,
	host,
}: {
	port: number;
	host: string;
}): Promise<Listener> {
	const ready = Promise.withResolvers<RequestListener>();
	const server = createServer((request, response) => {
		response.once("close", () => {
			if (!server.listening) setImmediate(() => server.closeIdleConnections());
		});
		void ready.promise.then((listener) => listener(request, response));
	});
	server.keepAliveTimeout = IDLE_MS;
	server.requestTimeout = LONGEST_REQUEST_MS;
	await new Promise<void>((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) =>
			reject(whyNot(error, { port, host })),
		);
		server.listen(port, host, resolve);
	});
	return {
		port: (server.address() as AddressInfo).port,
		answerWith: ready.resolve,
		close: (graceMs) => close(server, graceMs),
	};
}

async function close(server: Server, graceMs: number): Promise<void> {
	const forced = setTimeout(() => server.closeAllConnections(), graceMs);
	await new Promise<void>((resolve) => server.close(() => resolve()));
	clearTimeout(forced);
}

function whyNot(
	error: NodeJS.ErrnoException,
	{ port, host }: { port: number; host: string },
): Error {
	const reasons: Record<string, string> = {
		EADDRINUSE: `Port ${port} is in use by another program. Set PORT to a free one, such as PORT=${port + 1}.`,
		EACCES: `Port ${port} needs special rights. Set PORT to one above 1023.`,
		EADDRNOTAVAIL: `HOST=${host} isn't an address of this machine. Write 127.0.0.1, or 0.0.0.0 to be reachable from others.`,
		EAFNOSUPPORT: `HOST=${host} needs IPv6, which this machine doesn't have. Write 127.0.0.1, or 0.0.0.0 to be reachable from others.`,
		ENOTFOUND: `HOST=${host} is unknown. Write 127.0.0.1, or 0.0.0.0 to be reachable from others.`,
	};
	const reason = reasons[error.code ?? ""];
	return reason ? new Refusal("bad-input", reason, { cause: error }) : error;
}
