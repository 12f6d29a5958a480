// A mail server on loopback that takes every mail and keeps it.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export async function startPost() {
	const received: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		logger: false,
		disabledCommands: ["STARTTLS"],
		onData(stream, _session, done) {
			void text(stream).then((mail) => {
				received.push(mail);
				done();
			});
		},
	});
	const listening = server.listen(0, "127.0.0.1");
	await once(listening, "listening");
	const { port } = listening.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}
