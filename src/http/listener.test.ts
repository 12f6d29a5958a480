import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { listen } from "./listener.ts";

const here = { port: 0, host: "127.0.0.1" };

async function ask(port: number, agent: Agent): Promise<IncomingMessage> {
	const [reply] = await once(get({ ...here, port, agent }), "response");
	reply.resume();
	await once(reply, "end");
	return reply;
}

it("keeps idle connections longer than a proxy does, so that none sends on one just closed", async () => {
	const agent = new Agent({ keepAlive: true });
	const listener = await listen(here);
	listener.answerWith((_, response) => response.end("here"));
	const { headers } = await ask(listener.port, agent);
	expect(headers["keep-alive"]).toBe("timeout=75");
	await listener.close(1_000);
	agent.destroy();
});

it("closes as soon as the last answer is given, though the client would keep the connection", async () => {
	const agent = new Agent({ keepAlive: true });
	const listener = await listen(here);
	const arrived = Promise.withResolvers<() => void>();
	listener.answerWith((_, response) =>
		arrived.resolve(() => response.end("here")),
	);
	const asked = ask(listener.port, agent);
	const answer = await arrived.promise;
	// Far longer than the test may take: whoever waited for the connection would not come back in time.
	const closed = listener.close(600_000);
	answer();
	expect((await asked).statusCode).toBe(200);
	await closed;
	agent.destroy();
});

it.each([
	// What a machine without IPv6 answers for ::1, and any machine for an address that is reserved for examples.
	["203.0.113.7", "HOST=203.0.113.7 isn't an address of this machine."],
	["2001:db8::1", "HOST=2001:db8::1 "],
	["nowhere.invalid", "HOST=nowhere.invalid is unknown."],
])(
	"says what to write instead of an address it cannot have: %s",
	async (host, said) => {
		await expect(listen({ port: 0, host })).rejects.toMatchObject({
			code: "bad-input",
			message: expect.stringContaining(said),
		});
		await expect(listen({ port: 0, host })).rejects.toThrow("Write 127.0.0.1");
	},
);
