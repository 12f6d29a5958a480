// What only the person can tell, answered over HTTP.
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerCalls } from "#src/api/answers.ts";
import { ProfileReply, profileCalls } from "#src/api/profile.ts";
import { type Running, signUp, startServer, type Visitor } from "./running.ts";

let server: Running;
let maria: Visitor;
let olga: Visitor;
beforeAll(async () => {
	server = await startServer();
	const person = (name: string) =>
		signUp(server, {
			firstName: name,
			lastName: "Brandt",
			email: `${name}@example.org`,
		});
	[maria, olga] = [await person("maria"), await person("olga")];
});
afterAll(() => server.close());

const { path } = answerCalls.keep;
const license = {
	kind: "licence",
	text: "Driving license, class B",
	answer: "Yes",
};
const statementsOf = async (visitor: Visitor) =>
	ProfileReply.parse((await visitor.get(profileCalls.read.path)).body).profile
		.statements;

it("an answer is kept among the person's own statements, dated by the server and whoever else is named", async () => {
	const today = new Date().toISOString().slice(0, 10);
	const reply = await maria.send("PUT", path, {
		...license,
		stated_on: "2019-01-01",
		user_id: "somebody else",
	});
	expect(reply.status).toBe(200);
	const [kept] = await statementsOf(maria);
	expect(kept).toMatchObject(license);
	expect((kept?.stated_on ?? "") >= today).toBe(true);
	expect(await statementsOf(olga)).toEqual([]);
});

it.each([
	["no kind there is", { kind: "oath" }],
	["no words", { text: " " }],
	["too many words", { text: "x".repeat(2001) }],
	["an empty answer", { answer: "" }],
	["too long an answer", { answer: "x".repeat(1501) }],
])("%s is refused", async (_name, wrong) => {
	const reply = await maria.send("PUT", path, { ...license, ...wrong });
	expect(reply.status).toBe(422);
});
