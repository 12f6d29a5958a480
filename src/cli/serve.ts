// attune serve: the web app, until it is told to stop.
import { serveUntilStopped } from "../main.ts";
import type { Command } from "./command.ts";

const help = `attune serve

Starts the web app and prints its address. Settings come from the environment: .env.example lists them, and attune doctor shows
the ones in effect.`;

export const command: Command = {
	help,
	options: {},
	words: 0,
	run: () =>
		serveUntilStopped(
			{ LOG_LEVEL: usualLogLevel(), ...process.env },
			{ untilPagesAreBuilt },
		),
};

/** Where the launcher builds the web app meanwhile (bin/launcher/attune.mjs). */
async function untilPagesAreBuilt(): Promise<void> {
	await Reflect.get(globalThis, "attunePages");
}

/** In a terminal a person waits for the link of a mail, which a line a request would push out of sight. */
function usualLogLevel(): string {
	return process.stdout.isTTY ? "warn" : "info";
}
