// A line of the log as somebody at a terminal reads it: when, how bad, what, and the few facts that say where.
import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

const LEVELS: { from: number; name: string; style: Style }[] = [
	{ from: 50, name: "error", style: "red" },
	{ from: 40, name: "warning", style: "yellow" },
	{ from: 30, name: "info", style: "green" },
	{ from: 0, name: "detail", style: "dim" },
];

/** `json` is one line as the log writes it; what is no JSON stays as it is. */
export function lineForPeople(json: string): string {
	const read = parsed(json);
	if (!read) return json;
	const { level, time, msg, err, error, ...facts } = read;
	const { name, style } =
		LEVELS.find(({ from }) => Number(level) >= from) ?? LEVELS[3] ?? NONE;
	const clock = String(time).slice(11, 19);
	const words = [
		styleText("dim", clock),
		styleText(style, name.padEnd(7)),
		String(msg ?? ""),
		...Object.entries(facts).map(([key, value]) =>
			styleText("dim", `${key}=${shown(value)}`),
		),
	];
	return `${words.filter(Boolean).join(" ")}\n${reported(err ?? error)}`;
}

const NONE = { name: "info", style: "green" } as const;

function parsed(line: string): Record<string, unknown> | undefined {
	try {
		const read: unknown = JSON.parse(line);
		return isRecord(read) ? read : undefined;
	} catch {
		// Not ours.
		return undefined;
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

function shown(value: unknown): string {
	return typeof value === "string" ? value : JSON.stringify(value);
}

/** An error below its line, its places indented as they come, and what caused it. */
function reported(error: unknown): string {
	if (!isRecord(error)) return "";
	const { name, message, code, stack, cause } = error;
	const head = [name, code && `(${code})`, message].filter(Boolean).join(" ");
	return `  ${head}\n${stack ? `${stack}\n` : ""}${reported(cause)}`;
}
