// An S3-compatible store on loopback, in memory: one bucket, objects in one piece or in parts, listings in pages. It checks the
// signature of every request by itself, as Amazon describes version 4, so that nobody writes with another key.
import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const KEYS = { id: "AKATTUNE", secret: "kept apart from everything" };
const SMALLEST_PART = 5 * 1024 * 1024;
const PAGE = 3;

export type ObjectStoreTwin = {
	/** What a server is started with to keep its backups here. */
	variables: Record<string, string>;
	objects: Map<string, Buffer>;
	/** How many parts each upload in parts took. */
	parts: number[];
	/** Answers every request with it while it is set. */
	fails: { status: number; code: string } | null;
	close(): Promise<void>;
};

type Answer = { status: number; body?: string | Buffer; etag?: string };
type Asked = { method: string; url: URL; key: string; body: Buffer };

export async function startObjectStore(): Promise<ObjectStoreTwin> {
	const uploads = new Map<string, Map<number, Buffer>>();
	const twin: Omit<ObjectStoreTwin, "variables" | "close"> = {
		objects: new Map(),
		parts: [],
		fails: null,
	};
	const server = createServer(async (request, response) => {
		const body = await buffer(request);
		const url = new URL(request.url ?? "/", "http://store");
		const [, bucket = "", ...rest] = decodeURIComponent(url.pathname).split(
			"/",
		);
		const method = request.method ?? "GET";
		const asked = { method, url, key: rest.join("/"), body };
		const answer =
			twin.fails ?? refusal(request, body, bucket) ?? act(asked, twin, uploads);
		const text = "code" in answer ? errorText(answer.code) : answer.body;
		if ("etag" in answer && answer.etag)
			response.setHeader("etag", `"${answer.etag}"`);
		response.writeHead(answer.status).end(text ?? "");
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return Object.assign(twin, {
		variables: {
			BACKUP_S3_URL: `http://127.0.0.1:${port}/backups/attune`,
			BACKUP_S3_KEY_ID: KEYS.id,
			BACKUP_S3_SECRET_KEY: KEYS.secret,
		},
		close: async () => {
			server.close();
			server.closeAllConnections();
		},
	});
}

type Failure = { status: number; code: string };

function refusal(
	request: IncomingMessage,
	body: Buffer,
	bucket: string,
): Failure | null {
	const [, id, scope = "", signed = "", signature] =
		/Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
			request.headers.authorization ?? "",
		) ?? [];
	if (id !== KEYS.id) return { status: 403, code: "InvalidAccessKeyId" };
	const wanted = signatureOf(request, { body, scope, signed });
	if (signature !== wanted)
		return { status: 403, code: "SignatureDoesNotMatch" };
	return bucket === "backups" ? null : { status: 404, code: "NoSuchBucket" };
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function signatureOf(
	{ method, url = "", headers }: IncomingMessage,
	{ body, scope, signed }: { body: Buffer; scope: string; signed: string },
): string {
	const [path, query = ""] = url.split("?");
	const canonical = [
		method,
		path,
		query
			.split("&")
			.filter(Boolean)
			.map((pair) => (pair.includes("=") ? pair : `${pair}=`))
			.sort()
			.join("&"),
		...signed.split(";").map((name) => `${name}:${headers[name]}`),
		"",
		signed,
		sha256(body),
	].join("\n");
	const [day = "", region = "", service = "", last = ""] = scope.split("/");
	const time = headers["x-amz-date"];
	const key = [day, region, service, last].reduce<string | Buffer>(
		(before, part) => createHmac("sha256", before).update(part).digest(),
		`AWS4${KEYS.secret}`,
	);
	return createHmac("sha256", key)
		.update(["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n"))
		.digest("hex");
}

function act(
	{ method, url, key, body }: Asked,
	{ objects, parts }: Pick<ObjectStoreTwin, "objects" | "parts">,
	uploads: Map<string, Map<number, Buffer>>,
): Answer | Failure {
	const upload = url.searchParams.get("uploadId") ?? "";
	switch (true) {
		case method === "GET" && key === "":
			return { status: 200, body: listing(url, objects) };
		case method === "GET": {
			const found = objects.get(key);
			return found
				? { status: 200, body: found }
				: { status: 404, code: "NoSuchKey" };
		}
		case method === "DELETE":
			objects.delete(key);
			return { status: 204 };
		case method === "POST" && url.searchParams.has("uploads"): {
			const id = String(uploads.size + 1);
			uploads.set(id, new Map());
			return {
				status: 200,
				body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
			};
		}
		case method === "PUT" && upload !== "":
			uploads
				.get(upload)
				?.set(Number(url.searchParams.get("partNumber")), body);
			return { status: 200, etag: sha256(body) };
		case method === "PUT":
			objects.set(key, body);
			return { status: 200, etag: sha256(body) };
		default: {
			const pieces = [...(uploads.get(upload) ?? [])].sort(([a], [b]) => a - b);
			const isSmall = pieces
				.slice(0, -1)
				.some(([, piece]) => piece.length < SMALLEST_PART);
			if (isSmall) return { status: 400, code: "EntityTooSmall" };
			parts.push(pieces.length);
			objects.set(key, Buffer.concat(pieces.map(([, piece]) => piece)));
			return {
				status: 200,
				body: `<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>`,
			};
		}
	}
}

function listing(url: URL, objects: ReadonlyMap<string, Buffer>): string {
	const prefix = url.searchParams.get("prefix") ?? "";
	const after = url.searchParams.get("continuation-token") ?? "";
	const names = [...objects.keys()]
		.filter((name) => name.startsWith(prefix) && name > after)
		.sort();
	const page = names.slice(0, PAGE);
	const isCut = names.length > PAGE;
	const contents = page.map(
		(name) =>
			`<Contents><Key>${name}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified><ETag>"x"</ETag><Size>${objects.get(name)?.length}</Size></Contents>`,
	);
	const next = isCut
		? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
		: "";
	return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`;
}

function errorText(code: string): string {
	return `<Error><Code>${code}</Code><Message>${code} was said by the store.</Message></Error>`;
}

function sha256(bytes: string | Buffer): string {
	return createHash("sha256").update(bytes).digest("hex");
}
