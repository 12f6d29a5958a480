// PGlite's files on the disk, with a real fsync. As it comes the engine never syncs, and a power loss can take the whole folder.
import { fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { text } from "node:stream/consumers";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type OpenFile = { nfd?: number | null; node: unknown };
type NodeFiles = {
	stream_ops: { fsync(file: OpenFile): number };
	realPath(node: unknown): string;
};

/** `-F` turns syncing off; fdatasync stays without effect in the engine, so the log must be synced by fsync. */
export const DURABLE_START = [
	...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
	"-c",
	"fsync=on",
	"-c",
	"wal_sync_method=fsync",
	"-c",
	"shared_buffers=16MB",
];

export class DurableFiles extends NodeFS {
	override async init(...given: Parameters<NodeFS["init"]>) {
		const started = await super.init(...given);
		started.emscriptenOpts.preRun = [
			...[started.emscriptenOpts.preRun ?? []].flat(),
			(module: unknown) => {
				const files = (module as { NODEFS: NodeFiles }).NODEFS;
				files.stream_ops.fsync = (file) => {
					if (typeof file.nfd === "number") fs.fsyncSync(file.nfd);
					else syncPath(files.realPath(file.node));
					return 0;
				};
			},
		];
		return started;
	}
}

/** Files that wait for the disk at once share its turns. */
const AT_ONCE = 64;

/** The first start copies its files without syncing; this makes up for it. */
export async function syncTree(folder: string): Promise<void> {
	const child = fork(
		new URL("./sync-files-worker.ts", import.meta.url),
		[folder],
		{
			execArgv: [],
			env: { ...process.env, UV_THREADPOOL_SIZE: String(AT_ONCE) },
			stdio: ["ignore", "ignore", "pipe", "ipc"],
		},
	);
	const [reported, [code]] = await Promise.all([
		child.stderr ? text(child.stderr) : "",
		once(child, "exit"),
	]);
	if (code !== 0) throw new Error(`${folder} was not synced: ${reported}`);
}

function syncPath(target: string): void {
	const opened = fs.openSync(target, "r");
	try {
		fs.fsyncSync(opened);
	} finally {
		fs.closeSync(opened);
	}
}
