// What the environment variables say, read once and checked at the start. Nothing else reads process.env but the typesetter's
// threads, which ask for ATTUNE_TYPESETTER themselves.
// A value that cannot be used is refused in one line that says what to write instead.
import { join, resolve } from "node:path";
import { z } from "zod";
import { Refusal } from "./domain/refusal.ts";

export type Environment = z.infer<typeof Variables>;

const logLevels = [
	"fatal",
	"error",
	"warn",
	"info",
	"debug",
	"trace",
	"silent",
] as const;
const yes = ["1", "true", "yes", "on"];
const no = ["0", "false", "no", "off"];

const DATA_FOLDER = "./data";
const ISSUER_HINT =
	"Write the provider's address, such as https://login.example.org; http only on this machine.";

const Variables = z
	.object({
		PORT: z.coerce
			.number("Write a port number, such as 3000.")
			.int()
			.min(0)
			.max(65535, "Write a port number, such as 3000.")
			.default(3000),
		HOST: z.string().default("127.0.0.1"),
		ATTUNE_URL: addressWith(
			["http:", "https:"],
			"Write the public address, such as https://attune.example.org",
		)
			.refine(
				(value) => ["", "/"].includes(URL.parse(value)?.pathname ?? ""),
				"Attune stands at the root of its address. Give it a name of its own, such as https://attune.example.org",
			)
			.optional(),
		ATTUNE_DATA: z.string().default(DATA_FOLDER),
		BACKUP_FOLDER: z.string().optional(),
		BACKUP_S3_URL: addressWith(
			["http:", "https:"],
			"Write the service and the bucket, such as https://s3.example.org/attune-backups",
		)
			.refine(
				(value) => (URL.parse(value)?.pathname.length ?? 0) > 1,
				"Write the bucket behind the address, such as https://s3.example.org/attune-backups",
			)
			.optional(),
		BACKUP_S3_REGION: z.string().default("us-east-1"),
		BACKUP_S3_KEY_ID: z.string().optional(),
		BACKUP_S3_SECRET_KEY: z.string().optional(),
		BACKUP_PASSPHRASE: z
			.string()
			.min(16, "Write at least 16 characters, such as five random words.")
			.optional(),
		DATABASE_URL: addressWith(
			["postgres:", "postgresql:"],
			"Write postgres://user:password@host:5432/database",
		).optional(),
		ATTUNE_ROLE: z
			.enum(["all", "web", "worker"], "Write web, worker or all.")
			.default("all"),
		ATTUNE_SECRET: z
			.string()
			.min(
				32,
				"Write at least 32 characters nobody can guess, or leave it out.",
			)
			.optional(),
		ATTUNE_SECRET_OLD: commaList().refine(
			(secrets) => secrets.every((secret) => secret.length >= 32),
			"Write earlier values of ATTUNE_SECRET, separated by commas.",
		),
		SMTP_URL: addressWith(
			["smtp:", "smtps:"],
			"Write smtp://user:password@host:587 or smtps://…",
		).optional(),
		MAIL_FROM: z
			.string()
			.includes("@", "Write an address, such as Attune <no-reply@example.org>.")
			.optional(),
		CONFIRM_EMAIL: z
			.enum([...yes, ...no], "Write on or off.")
			.default("on")
			.transform((word) => yes.includes(word)),
		AI_PROVIDER: z
			.enum(
				["openai", "openai-compatible", "anthropic", "google", "builtin"],
				"Write openai, openai-compatible, anthropic, google or builtin.",
			)
			.optional(),
		AI_API_KEY: z.string().optional(),
		AI_BASE_URL: addressWith(
			["http:", "https:"],
			"Write the address of the service, such as http://localhost:11434/v1",
		).optional(),
		AI_MODEL: z.string().max(100, "Write the name of one model.").optional(),
		AI_TIMEOUT_SECONDS: z.coerce
			.number("Write a number of seconds.")
			.int("Write a whole number of seconds.")
			.min(1, "Write 1 to 600.")
			.max(600, "Write 1 to 600.")
			.default(90),
		AI_ALLOWED_HOSTS: commaList(),
		OIDC_ISSUER: z.string().refine(isSafeIssuer, ISSUER_HINT).optional(),
		OIDC_CLIENT_ID: z.string().optional(),
		OIDC_CLIENT_SECRET: z.string().optional(),
		OIDC_NAME: z.string().max(40, "Write at most 40 characters.").optional(),
		OIDC_SCOPES: z
			.string()
			.regex(/^openid\b/, "Begin with openid, such as openid email profile.")
			.default("openid email profile"),
		OIDC_GROUPS_CLAIM: z.string().default("groups"),
		OIDC_ALLOWED_GROUPS: commaList(),
		OIDC_ADMIN_GROUPS: commaList(),
		METRICS_TOKEN: z
			.string()
			.min(
				16,
				"Write at least 16 characters nobody can guess, or leave it out.",
			)
			.optional(),
		ATTUNE_TYPESETTER: z
			.enum(["native", "wasm"], "Write native or wasm, or leave it out.")
			.optional(),
		TRUST_PROXY: z
			.enum([...yes, ...no], "Write on or off.")
			.default("off")
			.transform((word) => yes.includes(word)),
		ATTUNE_LOG: z.enum(["people", "json"], "Write people or json.").optional(),
		LOG_LEVEL: z
			.enum(logLevels, `Write one of ${logLevels.join(", ")}.`)
			.default("info"),
	})
	.refine((read) => read.ATTUNE_ROLE === "all" || read.DATABASE_URL, {
		path: ["ATTUNE_ROLE"],
		message:
			"The embedded database serves one process: set DATABASE_URL too, or leave ATTUNE_ROLE out.",
	})
	.refine(
		(read) =>
			!read.BACKUP_S3_URL ||
			(read.BACKUP_S3_KEY_ID && read.BACKUP_S3_SECRET_KEY),
		{
			path: ["BACKUP_S3_URL"],
			message: "It needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET_KEY too.",
		},
	)
	.refine((read) => !read.BACKUP_S3_URL || !read.BACKUP_FOLDER, {
		path: ["BACKUP_S3_URL"],
		message: "Backups go to one place: leave BACKUP_FOLDER out, or this.",
	})
	.refine(
		(read) => read.AI_PROVIDER !== "openai-compatible" || read.AI_BASE_URL,
		{
			path: ["AI_BASE_URL"],
			message:
				"AI_PROVIDER=openai-compatible needs the address of the service here.",
		},
	)
	.refine(
		(read) =>
			!read.OIDC_ISSUER || (read.OIDC_CLIENT_ID && read.OIDC_CLIENT_SECRET),
		{
			path: ["OIDC_ISSUER"],
			message: "It needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET too.",
		},
	)
	.transform((read) => ({
		port: read.PORT,
		host: read.HOST,
		/** Without a path or a slash at its end; null means: the address we listen at. */
		url: read.ATTUNE_URL ? new URL(read.ATTUNE_URL).origin : null,
		dataFolder: resolve(read.ATTUNE_DATA),
		/** Where scheduled backups are kept. */
		backupFolder: resolve(
			read.BACKUP_FOLDER ?? join(read.ATTUNE_DATA, "backups"),
		),
		/** Null: they are kept in the folder. */
		backupBucket: bucketIn(read),
		/** Null: backups are not encrypted. */
		backupPassphrase: read.BACKUP_PASSPHRASE ?? null,
		databaseUrl: read.DATABASE_URL,
		role: read.ATTUNE_ROLE,
		secret: read.ATTUNE_SECRET,
		/** Replaced ones: what they signed and sealed is still read. */
		earlierSecrets: read.ATTUNE_SECRET_OLD,
		smtpUrl: read.SMTP_URL,
		mailFrom: read.MAIL_FROM ?? "Attune <no-reply@localhost>",
		/** Off: whoever signs up is somebody at once, for closed installations. */
		confirmEmail: read.CONFIRM_EMAIL,
		/** Without a provider here, administrators choose one while the server runs. */
		model: {
			provider: read.AI_PROVIDER ?? null,
			apiKey: read.AI_API_KEY ?? null,
			baseUrl: read.AI_BASE_URL ?? null,
			model: read.AI_MODEL ?? null,
			allowedHosts: read.AI_ALLOWED_HOSTS,
		},
		/** For one question to a model, its retries included. */
		modelTimeoutMs: read.AI_TIMEOUT_SECONDS * 1000,
		identityProvider: identityProviderIn(read),
		metricsToken: read.METRICS_TOKEN ?? null,
		trustProxy: read.TRUST_PROXY,
		logLevel: read.LOG_LEVEL,
		/** null: for people in a terminal, JSON elsewhere. */
		logForm: read.ATTUNE_LOG ?? null,
	}));

/** An empty variable counts as none: that is how compose files and service units leave one out. */
export function readEnvironment(
	variables: Record<string, string | undefined>,
): Environment {
	const given = Object.fromEntries(
		Object.entries(variables).filter(([, value]) => value?.trim()),
	);
	const read = Variables.safeParse(given);
	if (read.success) return read.data;
	const wrong = read.error.issues.map(
		(issue) => `${issue.path.join(".")} can't be used. ${issue.message}`,
	);
	throw new Refusal("bad-input", wrong.join(" "));
}

/** Where the data lies, for what needs nothing else of the environment and must not fail because of it. */
export function dataFolderIn(
	variables: Record<string, string | undefined>,
): string {
	return resolve(variables.ATTUNE_DATA?.trim() || DATA_FOLDER);
}

/** https://service/bucket/any/folder */
function bucketIn(read: {
	BACKUP_S3_URL?: string | undefined;
	BACKUP_S3_REGION: string;
	BACKUP_S3_KEY_ID?: string | undefined;
	BACKUP_S3_SECRET_KEY?: string | undefined;
}) {
	if (!read.BACKUP_S3_URL) return null;
	const { origin, pathname } = new URL(read.BACKUP_S3_URL);
	const [bucket = "", ...folders] = pathname.split("/").filter(Boolean);
	return {
		endpoint: origin,
		bucket,
		prefix: folders.map((folder) => `${folder}/`).join(""),
		region: read.BACKUP_S3_REGION,
		keyId: read.BACKUP_S3_KEY_ID ?? "",
		secretKey: read.BACKUP_S3_SECRET_KEY ?? "",
	};
}

/** Whoever signs in with a provider, and what its groups decide; null without one. */
function identityProviderIn(read: {
	OIDC_ISSUER?: string | undefined;
	OIDC_CLIENT_ID?: string | undefined;
	OIDC_CLIENT_SECRET?: string | undefined;
	OIDC_NAME?: string | undefined;
	OIDC_SCOPES: string;
	OIDC_GROUPS_CLAIM: string;
	OIDC_ALLOWED_GROUPS: string[];
	OIDC_ADMIN_GROUPS: string[];
}) {
	const issuer = read.OIDC_ISSUER;
	if (!issuer) return null;
	return {
		issuer,
		clientId: read.OIDC_CLIENT_ID ?? "",
		clientSecret: read.OIDC_CLIENT_SECRET ?? "",
		name: read.OIDC_NAME ?? new URL(issuer).hostname,
		scopes: read.OIDC_SCOPES,
		groupsClaim: read.OIDC_GROUPS_CLAIM,
		groups: {
			allowedGroups: read.OIDC_ALLOWED_GROUPS,
			adminGroups: read.OIDC_ADMIN_GROUPS,
		},
	};
}

/** Tokens go over this line: without TLS only on this machine. */
function isSafeIssuer(value: string): boolean {
	const url = URL.parse(value);
	if (url?.protocol === "https:") return true;
	const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(
		url?.hostname ?? "",
	);
	return url?.protocol === "http:" && isHere;
}

function commaList() {
	return z
		.string()
		.default("")
		.transform((list) =>
			list
				.split(",")
				.map((entry) => entry.trim())
				.filter(Boolean),
		);
}

function addressWith(protocols: string[], hint: string) {
	return z
		.string()
		.refine(
			(value) => protocols.includes(URL.parse(value)?.protocol ?? ""),
			hint,
		);
}
