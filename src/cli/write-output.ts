// Writes the files of one run all together or not at all: each under a temporary name first, then all are renamed. A run that
// fails leaves no half-written file and no folder that was not there before.
import { constants } from "node:fs";
import { access, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { Refusal } from "../domain/refusal.ts";

export type OutputFile = { path: string; bytes: Uint8Array | string };

/** Refuses at once where nothing could be written at the end. */
export async function expectWritable(folder: string): Promise<void> {
	const there = await nearestThere(resolve(folder));
	const found = await stat(there);
	if (!found.isDirectory())
		throw new Refusal(
			"bad-input",
			`${there} is a file, not a folder. Write somewhere else.`,
		);
	await access(there, constants.W_OK | constants.X_OK).catch((error) => {
		throw unwritable(folder, error);
	});
}

export async function writeTogether(files: OutputFile[]): Promise<void> {
	const written: string[] = [];
	const made: string[] = [];
	try {
		for (const { path } of files)
			made.push(...(await makeFolder(dirname(path))));
		for (const { path, bytes } of files) {
			await refuseFolder(path);
			const temporary = temporaryName(path);
			written.push(temporary);
			await writeFile(temporary, bytes);
		}
		for (const { path } of files) await rename(temporaryName(path), path);
	} catch (error) {
		await cleanUp(written, made);
		throw unwritable(files[0] ? dirname(files[0].path) : ".", error);
	}
}

/** Makes the missing folders from the top down; the first one made stands first, so that taking it away takes all. */
async function makeFolder(folder: string): Promise<string[]> {
	// One level at a time: asked for all levels at once, Node never answers where the system refuses a name, as in /proc.
	const there = await nearestThere(resolve(folder));
	const made: string[] = [];
	for (const name of relative(there, resolve(folder))
		.split(sep)
		.filter(Boolean)) {
		const level = join(made.at(-1) ?? there, name);
		await mkdir(level).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== "EEXIST") throw error;
		});
		made.push(level);
	}
	return made.slice(0, 1);
}

async function cleanUp(files: string[], folders: string[]): Promise<void> {
	for (const path of [...files, ...folders]) {
		// The error that brought us here is the one to tell; a name that could not be written cannot be removed either.
		await rm(path, { recursive: true, force: true }).catch(() => undefined);
	}
}

async function refuseFolder(path: string): Promise<void> {
	const found = await stat(path).catch(() => null); // not there yet: the usual case
	if (found?.isDirectory())
		throw new Refusal(
			"bad-input",
			`${path} is a folder. Remove it or write somewhere else.`,
		);
}

function temporaryName(path: string): string {
	return join(dirname(path), `.${basename(path)}.${process.pid}.part`);
}

async function nearestThere(path: string): Promise<string> {
	const found = await stat(path).catch(() => null); // not there: its parent may be
	if (found || dirname(path) === path) return path;
	return nearestThere(dirname(path));
}

function unwritable(folder: string, error: unknown): unknown {
	const reasons: Record<string, string> = {
		EACCES: `${folder} can't be written to. Choose another folder or change its permissions.`,
		EPERM: `${folder} can't be written to. Choose another folder or change its permissions.`,
		EROFS: `${folder} is on a read-only disk. Choose another folder.`,
		ENOTDIR: `${folder} has a file in its path. Write somewhere else.`,
		EEXIST: `${folder} is a file, not a folder. Write somewhere else.`,
		// A folder of the system that takes no new names, such as /proc.
		ENOENT: `${folder} can't be created. Choose another folder.`,
		ENAMETOOLONG: `${folder} is too long. Choose a shorter name.`,
		ENOSPC:
			"The disk is full. Nothing was written; free some space and try again.",
		EFBIG:
			"The files are too large for this disk or this user's quota. Nothing was written; choose another folder.",
		EDQUOT:
			"The disk is full. Nothing was written; free some space and try again.",
	};
	const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
	return reason ? new Refusal("bad-input", reason, { cause: error }) : error;
}
