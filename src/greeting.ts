// What the server says once it runs. The link that makes the first administrator is shown in a terminal alone: where output is
// kept, as a service's is, it stands in a file that only the owner of the data folder may read.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openerHere, openOnEnter } from "./desktop.ts";
import type { Environment } from "./environment.ts";

const FILE = "set-up-link";

type Addresses = { url: string; setUpUrl: string | null };

/** Whether the lines of the log are for somebody at a terminal. */
export function isForPeople({ logForm }: Environment): boolean {
	return logForm === null
		? process.stdout.isTTY === true
		: logForm === "people";
}

export async function greet(
	environment: Environment,
	addresses: Addresses,
): Promise<void> {
	const { role, smtpUrl } = environment;
	if (role === "worker")
		return console.log("The worker of Attune is running. Stop it with Ctrl-C.");
	const lines = [
		await howToBegin(environment, addresses),
		// Somebody waiting for a mail that nobody sends would wait for good.
		...(smtpUrl
			? []
			: ["No mail server is set: the link in every email is printed here."]),
	];
	console.log(lines.join("\n"));
}

async function howToBegin(
	{ dataFolder }: Environment,
	{ url, setUpUrl }: Addresses,
): Promise<string> {
	const file = join(dataFolder, FILE);
	const running = `Attune is running at ${url}`;
	const stop = "Stop it with Ctrl-C.";
	// A link of an earlier start has ended with the first account, or is the same.
	if (setUpUrl === null || process.stdout.isTTY)
		await rm(file, { force: true });
	if (setUpUrl === null)
		return `${running}\nOpen it in a browser and sign in. ${stop}`;
	if (process.stdout.isTTY) return atTheTerminal(setUpUrl, stop);
	await mkdir(dataFolder, { recursive: true, mode: 0o700 });
	await writeFile(file, `${setUpUrl}\n`, { mode: 0o600 });
	return `${running}\nNobody has an account yet: the link to set it up is in ${file}. ${stop}`;
}

/** One link and no other beside it. */
function atTheTerminal(setUpUrl: string, stop: string): string {
	const opener = openerHere();
	if (opener) openOnEnter(setUpUrl, opener);
	const offer = opener ? "Press Enter to open it in your browser. " : "";
	return `Attune is running. Set it up at ${setUpUrl}\n${offer}${stop}`;
}
