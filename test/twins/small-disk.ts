// A file system of a size of its own, seen by one process alone, that can be filled to its last byte.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Mounting for oneself alone is not allowed everywhere. */
export const mayMount =
	spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "tmpfs", tmpdir()])
		.status === 0;

/** A shell in whose file system the folder DISK names is a disk of so many bytes; `script` calls the program as "$0" "$@". */
export function onDiskOf(
	size: string,
	script: string,
	{
		program,
		args,
		variables,
	}: {
		program: string;
		args: readonly string[];
		variables: Record<string, string> & { DISK: string };
	},
): ChildProcess {
	const mounted = `mount -t tmpfs -o size=${size} tmpfs "$DISK" && ${script}`;
	return spawn(
		"unshare",
		["-rm", "sh", "-c", mounted, process.execPath, program, ...args],
		{
			cwd: join(import.meta.dirname, "../.."),
			env: {
				PATH: process.env.PATH ?? "",
				NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
				...variables,
			},
		},
	);
}

/** The folder as that process sees it. */
export function seenBy({ pid }: ChildProcess, folder: string): string {
	return join(`/proc/${pid}/root`, folder);
}

/** Nothing more can be written there until the answer is called. */
export function fillDisk(folder: string): () => void {
	const name = join(folder, "filler");
	const file = openSync(name, "w");
	for (const size of [2 ** 20, 4096, 1])
		try {
			for (;;) writeSync(file, Buffer.alloc(size));
		} catch (error) {
			if ((error as { code?: string }).code !== "ENOSPC") throw error;
		}
	closeSync(file);
	return () => rmSync(name);
}
