// Reads what a person names on the command line: a file, or "-" for what is piped in. Each thing that can be wrong with a
// file has its own line; what comes back is text.
import { open } from "node:fs/promises";
import {
	type ResumeReading,
	readJsonResume,
} from "../domain/mapping/json-resume/read-json-resume.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { Refusal } from "../domain/refusal.ts";

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_POSTING = 1024 * 1024;

/** The profile in a JSON Resume or an export. */
export async function readProfileFile(file: string): Promise<ResumeReading> {
	const name = nameOf(file);
	const outcome = readJsonResume(decodedText(await readBytes(file), name));
	if (outcome.ok) return outcome.value;
	const [problem] = outcome.problems;
	throw new Refusal(
		"bad-input",
		`The profile ${name}: ${problem?.message}. ${problem?.hint}.`,
	);
}

/** A posting as it was pasted into a file. */
export async function readPosting(file: string): Promise<string> {
	const name = nameOf(file);
	const text = decodedText(await readBytes(file), name);
	if (text.trim() === "")
		throw new Refusal(
			"bad-input",
			`The posting ${name} is empty. Paste the posting's text into it.`,
		);
	if (text.length <= MAX_POSTING) return text;
	throw new Refusal(
		"bad-input",
		`The posting ${name} is larger than 1 MB. Keep only the posting's own text.`,
	);
}

/** A profile and a posting; only one of them can be piped in. */
export async function readPair(
	profileFile: string,
	postingFile: string,
): Promise<{ profile: Profile; posting: string }> {
	if (profileFile === "-" && postingFile === "-")
		throw new Refusal(
			"bad-input",
			"Only one of --profile and --job can be “-”. Name a file for the other.",
		);
	const { profile } = await readProfileFile(profileFile);
	return { profile, posting: await readPosting(postingFile) };
}

export async function readBytes(file: string): Promise<Buffer> {
	const name = nameOf(file);
	try {
		const bytes = file === "-" ? await readPipe() : await readFileWhole(file);
		if (bytes.length <= MAX_BYTES) return bytes;
	} catch (error) {
		throw unreadable(name, error);
	}
	throw new Refusal(
		"bad-input",
		`${name} is larger than 20 MB. Check that it is the right file.`,
	);
}

/** Text in UTF-8, UTF-16 with its mark, or the old Windows encoding; anything else is no text. */
export function decodedText(bytes: Uint8Array, name: string): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe)
		return new TextDecoder("utf-16le").decode(bytes);
	if (bytes[0] === 0xfe && bytes[1] === 0xff)
		return new TextDecoder("utf-16be").decode(bytes);
	if (isBinary(bytes))
		throw new Refusal("bad-input", `${name} isn't text. ${hintFor(bytes)}`);
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
			bytes,
		);
	} catch {
		// Not UTF-8: older Windows programs save in their own encoding, in which every byte is a character.
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

export function nameOf(file: string): string {
	return file === "-" ? "from stdin" : file;
}

function isBinary(bytes: Uint8Array): boolean {
	const start = bytes.subarray(0, 8192);
	// Control characters but tab, line ends, form feed and escape stand in no text.
	const isControl = (byte: number) =>
		byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32);
	return isOfficeOrPdf(bytes) || start.some(isControl);
}

function isOfficeOrPdf(bytes: Uint8Array): boolean {
	return ["%PDF", "PK\u0003\u0004"].some((mark) =>
		[...mark].every((letter, at) => bytes[at] === letter.charCodeAt(0)),
	);
}

function hintFor(bytes: Uint8Array): string {
	return isOfficeOrPdf(bytes)
		? "PDF and Word files can't be read here: copy the text into a .txt file, or use a JSON Resume for a profile."
		: "Check that it is the right file.";
}

async function readFileWhole(file: string): Promise<Buffer> {
	const opened = await open(file, "r");
	try {
		// A file larger than allowed is not read into memory first.
		const { size } = await opened.stat();
		return size > MAX_BYTES
			? Buffer.alloc(MAX_BYTES + 1)
			: await opened.readFile();
	} finally {
		await opened.close();
	}
}

async function readPipe(): Promise<Buffer> {
	if (process.stdin.isTTY)
		throw new Refusal(
			"bad-input",
			"Nothing was piped in for “-”. Name a file, or pipe one in.",
		);
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of process.stdin) {
		parts.push(part);
		size += part.length;
		if (size > MAX_BYTES) break;
	}
	return Buffer.concat(parts);
}

function unreadable(name: string, error: unknown): unknown {
	const reasons: Record<string, string> = {
		ENOENT: "doesn't exist. Check the path.",
		EISDIR: "is a folder. Name a file.",
		EACCES: "can't be read. Check its permissions.",
		ENOTDIR: "doesn't exist. Check the path.",
		ELOOP: "is a link in a loop. Check the path.",
	};
	const code = (error as NodeJS.ErrnoException).code ?? "";
	const reason = reasons[code];
	return reason
		? new Refusal("bad-input", `${name} ${reason}`, { cause: error })
		: error;
}
