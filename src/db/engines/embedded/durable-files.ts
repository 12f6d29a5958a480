// PGlite's files on the disk, with a real fsync. As it comes the engine never syncs, and a power loss can take the whole folder.
import fs from "node:fs";
import { open, readdir } from "node:fs/promises";
import path from "node:path";
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

/** Waiting for the disk together, files reach it with fewer turns of it: a thousand of them in a third of the time. */
const AT_ONCE = 16;

/** The first start copies its files without syncing; this makes up for it. */
export async function syncTree(folder: string): Promise<void> {
	const below = await readdir(folder, { recursive: true });
	const left = [...below.map((name) => path.join(folder, name)), folder];
	const syncLeft = async () => {
		for (let next = left.pop(); next; next = left.pop())
			await syncWhenReady(next);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, syncLeft));
}

async function syncWhenReady(target: string): Promise<void> {
	await using opened = await open(target, "r");
	await opened.sync();
}

function syncPath(target: string): void {
	const opened = fs.openSync(target, "r");
	try {
		fs.fsyncSync(opened);
	} finally {
		fs.closeSync(opened);
	}
}
