// Backups as compressed objects in a bucket of an S3-compatible store, sent and read piece by piece. Twin: folder-store.ts.
import { pipeline, Readable, Transform } from "node:stream";
import { createGzip } from "node:zlib";
import { S3Client, S3Errors } from "@bradenmacdonald/s3-lite-client";
import { Refusal } from "../../domain/refusal.ts";
import type { BackupStore } from "../../world/backup-store.ts";
import { decompressedLines } from "./lines.ts";
import { fromWeb, toWeb } from "./web-streams.ts";

export type Bucket = {
	/** The service, with a port where it has one; no bucket. */
	endpoint: string;
	bucket: string;
	/** Before each name; empty, or with a slash at its end. */
	prefix: string;
	region: string;
	keyId: string;
	secretKey: string;
};

/** Four of these are in memory at once; ten thousand make the largest backup, 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

export function createBucketStore({ prefix, ...place }: Bucket): BackupStore {
	const client = new S3Client({
		...{ endPoint: place.endpoint, bucket: place.bucket, region: place.region },
		...{ accessKey: place.keyId, secretKey: place.secretKey },
	});
	const address = `${place.endpoint}/${place.bucket}/${prefix}`;
	return {
		place: address,
		async write(name, lines) {
			let bytes = 0;
			const counting = new Transform({
				transform(part: Buffer, _encoding, done) {
					bytes += part.length;
					done(null, part);
				},
			});
			// Whatever fails on the way ends the last stream, and with it the upload, which shows no object before its end.
			const rows = Readable.from(lines);
			const packed = pipeline(rows, createGzip(), counting, () => {});
			await client
				.putObject(prefix + name, toWeb(packed), { partSize: PART_BYTES })
				.catch(refuse(`${address} can't be written`));
			return bytes;
		},
		async *read(name) {
			const reply = await client
				.getObject(prefix + name)
				.catch(refuse(`${address}${name} can't be read`));
			if (reply.body) yield* decompressedLines(fromWeb(reply.body));
		},
		async list() {
			const names: string[] = [];
			try {
				for await (const { key } of client.listObjects({ prefix }))
					names.push(key.slice(prefix.length));
			} catch (cause) {
				refuse(`${address} can't be listed`)(cause);
			}
			return names;
		},
		remove: (name) =>
			client
				.deleteObject(prefix + name)
				.catch(refuse(`${address}${name} can't be removed`)),
	};
}

/** What the store or the way to it says; anything else is thrown as it came. */
function refuse(message: string): (cause: unknown) => never {
	return (cause) => {
		const why = reasonOf(cause);
		if (!why) throw cause;
		throw new Refusal("bad-input", `${message} (${why}).`, { cause });
	};
}

function reasonOf(error: unknown): string | null {
	if (error instanceof S3Errors.ServerError)
		return `${error.code}: ${error.message.replace(/\.$/, "")}`;
	if (error instanceof S3Errors.S3Error) return error.message;
	// fetch says only that it failed; its cause says why.
	const cause = error instanceof TypeError ? error.cause : undefined;
	if (!(cause instanceof Error)) return null;
	return "code" in cause ? String(cause.code) : cause.message;
}
