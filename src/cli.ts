// The product from a terminal: which command, its flags, and how it ends. What a command does is in src/cli, loaded only when
// it is called. Exit codes: 0 done, 1 a bug, 2 something to correct in what was given.

import { setFlagsFromString } from "node:v8";
import type { Command } from "./cli/command.ts";
import { readFlags } from "./cli/command.ts";
import { compileAsACommand, PATTERNS_AT_ONCE } from "./cli/compiling.ts";
import { Refusal } from "./domain/refusal.ts";

const commands: Record<
	string,
	{
		does: string;
		/** Reads files and tells what is in them: it starts nothing and asks nobody. */
		isReading?: true;
		load(): Promise<{ command: Command }>;
	}
> = {
	serve: { does: "start the web app", load: () => import("./cli/serve.ts") },
	tailor: {
		does: "make a resume and a letter for a posting",
		load: () => import("./cli/tailor.ts"),
	},
	job: {
		does: "show what a posting asks for",
		isReading: true,
		load: () => import("./cli/job.ts"),
	},
	match: {
		does: "show how a profile answers a posting",
		isReading: true,
		load: () => import("./cli/match.ts"),
	},
	check: {
		does: "find what a document says that the profile doesn't",
		load: () => import("./cli/check.ts"),
	},
	analyze: {
		does: "show what to fix in a profile",
		isReading: true,
		load: () => import("./cli/analyze.ts"),
	},
	words: {
		does: "add words of your own to those Attune knows",
		isReading: true,
		load: () => import("./cli/words.ts"),
	},
	import: {
		does: "turn a resume file into a JSON Resume",
		load: () => import("./cli/import.ts"),
	},
	render: {
		does: "draw a document again, in another template or format",
		load: () => import("./cli/render.ts"),
	},
	admin: {
		does: "create an administrator, reset a password",
		load: () => import("./cli/admin.ts"),
	},
	backup: {
		does: "write everything the database holds into one file",
		load: () => import("./cli/backup.ts"),
	},
	restore: {
		does: "replace what the database holds with a backup",
		load: () => import("./cli/restore.ts"),
	},
	secret: {
		does: "replace the secret that signs sessions and seals keys",
		load: () => import("./cli/secret.ts"),
	},
	migrate: {
		does: "bring the database up to this version",
		load: () => import("./cli/migrate.ts"),
	},
	doctor: {
		does: "show the settings in effect and whether they work",
		load: () => import("./cli/doctor.ts"),
	},
};

function overview(): string {
	const lines = Object.entries(commands).map(
		([name, { does }]) => `  attune ${name.padEnd(8)} ${does}`,
	);
	return [
		"Attune makes a resume and a cover letter for a posting from your profile. Every line in them is true.",
		"",
		...lines,
		"",
		"attune COMMAND --help lists its flags. In every command, “-” reads what is piped in.",
	].join("\n");
}

async function run([name, ...args]: string[]): Promise<void> {
	if (name === undefined || ["--help", "-h", "help"].includes(name))
		return print(overview());
	const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!found)
		throw new Refusal(
			"bad-input",
			`There is no command “${name}”. See: attune --help`,
		);
	if (name === "serve") setFlagsFromString(PATTERNS_AT_ONCE);
	else await compileAsACommand(found.isReading === true);
	const { command } = await found.load();
	if (args.includes("--help") || args.includes("-h"))
		return print(command.help);
	await command.run(readFlags(name, command, args));
}

function print(text: string): void {
	process.stdout.write(`${text}\n`);
}

function end(error: unknown): void {
	if (error instanceof Refusal) {
		process.stderr.write(
			`attune: ${error.message.replace(/\s*\n\s*/g, " ")}\n`,
		);
		process.exitCode = 2;
		return;
	}
	const reported =
		error instanceof Error ? (error.stack ?? error.message) : String(error);
	process.stderr.write(
		`attune: This should not have happened; it is a bug. Please report it with these lines:\n${reported}\n`,
	);
	process.exitCode = 1;
}

// Whoever reads us may stop reading early (attune job … | head); that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
	if (error.code === "EPIPE") process.exit(0);
	end(error);
});

await run(process.argv.slice(2)).catch(end);
