// What a command of the terminal is, and how its flags are read. A flag that does not exist or lacks its value is refused
// in one line before anything is done.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { Refusal } from "../domain/refusal.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

export type Command = {
	/** Shown by --help, as it is. */
	help: string;
	options: Options;
	/** How many words may stand without a flag. */
	words: number;
	run(given: CommandInput): Promise<void>;
};

export type CommandInput = {
	words: string[];
	/** A flag's text, or null. */
	text(flag: string): string | null;
	/** A flag's text; refused when it is not given. */
	needed(flag: string): string;
	isOn(flag: string): boolean;
	/** A flag's text as one of a few words. */
	oneOf<T extends string>(flag: string, choices: readonly T[], usual: T): T;
	/** A flag's text as a list of a few words, parted by commas. */
	someOf<T extends string>(flag: string, choices: readonly T[]): T[] | null;
};

export function readFlags(
	name: string,
	command: Command,
	args: string[],
): CommandInput {
	const { values, positionals } = parsed(name, command, args);
	if (positionals.length > command.words)
		throw unusable(
			name,
			`“${positionals[command.words]}” is one word too many`,
		);
	const text = (flag: string) => {
		const value = values[flag];
		return typeof value === "string" ? value : null;
	};
	const check = <T extends string>(
		flag: string,
		word: string,
		choices: readonly T[],
	): T => {
		const choice = choices.find((each) => each === word);
		if (choice !== undefined) return choice;
		throw unusable(
			name,
			`--${flag} can't be “${word}”: use ${choices.join(", ")}`,
		);
	};
	return {
		words: positionals,
		text,
		needed(flag) {
			const value = text(flag);
			if (value) return value;
			throw unusable(name, `--${flag} is missing`);
		},
		isOn: (flag) => values[flag] === true,
		oneOf: (flag, choices, usual) => check(flag, text(flag) ?? usual, choices),
		someOf(flag, choices) {
			const words = text(flag)
				?.split(",")
				.map((word) => word.trim())
				.filter(Boolean);
			if (!words) return null;
			return [...new Set(words.map((word) => check(flag, word, choices)))];
		},
	};
}

/** A call that cannot be understood, with where to look. */
export function unusable(name: string, message: string): Refusal {
	return new Refusal("bad-input", `${message}. See: attune ${name} --help`);
}

function parsed(name: string, command: Command, args: string[]) {
	try {
		return parseArgs({
			args,
			options: command.options,
			allowPositionals: true,
			strict: true,
		});
	} catch (error) {
		const message = error instanceof Error ? error.message : "";
		const flag = /'(-[^' ]*)/.exec(message)?.[1] ?? "a flag";
		if (/unknown option/i.test(message))
			throw unusable(name, `There is no ${flag}`);
		if (/argument missing|ambiguous/i.test(message))
			throw unusable(name, `${flag} needs a value`);
		throw unusable(name, `${flag} takes no value`);
	}
}
