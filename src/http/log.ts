// The log of the process: one line for each thing that happened, JSON unless it is for people. No posting, no profile, no address, no token: errors
// are told by name, place and code, since the text of a failed query holds what people wrote.

import { type Logger, type LoggerOptions, pino } from "pino";
import { lineForPeople } from "./log-for-people.ts";

type Described = {
	name: string;
	message: string;
	code?: string;
	constraint?: string;
	stack?: string;
	cause?: Described;
};

export function createLog(
	level: string,
	{ isForPeople = false }: { isForPeople?: boolean } = {},
): Logger {
	if (!isForPeople) return pino(logOptions(level));
	return pino(logOptions(level), {
		write: (line) => process.stdout.write(lineForPeople(line)),
	});
}

export function logOptions(level: string): LoggerOptions {
	return {
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		serializers: { err: describe, error: describe },
	};
}

function describe(error: unknown): Described {
	if (!(error instanceof Error))
		return { name: "unknown", message: typeof error };
	const { code, constraint } = error as {
		code?: unknown;
		constraint?: unknown;
	};
	return {
		name: error.name,
		message: withoutValues(error.message),
		...(typeof code === "string" ? { code } : {}),
		...(typeof constraint === "string" ? { constraint } : {}),
		stack: placesOf(error),
		...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
	};
}

/** A failed query ends with its values; PostgreSQL and the schemas put what they refuse in quotes. */
function withoutValues(message: string): string {
	const [text = ""] = message.split("\nparams:");
	return text.startsWith("Failed query:")
		? "a query failed"
		: text.replace(/"[^"]*"/g, '"…"');
}

function placesOf({ stack = "" }: Error): string {
	const places = stack.split("\n").filter((line) => /^\s+at /.test(line));
	return places.join("\n");
}
