import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

describe("the environment", () => {
	it("has a default for everything", () => {
		expect(readEnvironment({})).toEqual({
			port: 3000,
			host: "127.0.0.1",
			backupFolder: resolve("./data/backups"),
			backupBucket: null,
			backupPassphrase: null,
			url: null,
			dataFolder: resolve("data"),
			databaseUrl: undefined,
			role: "all",
			secret: undefined,
			earlierSecrets: [],
			identityProvider: null,
			smtpUrl: undefined,
			mailFrom: "Attune <no-reply@localhost>",
			confirmEmail: true,
			model: {
				provider: null,
				apiKey: null,
				baseUrl: null,
				model: null,
				allowedHosts: [],
			},
			modelTimeoutMs: 90_000,
			metricsToken: null,
			trustProxy: false,
			logLevel: "info",
			logForm: null,
		});
	});

	it("an empty variable counts as none", () => {
		expect(readEnvironment({ PORT: "", DATABASE_URL: " " })).toMatchObject({
			port: 3000,
			databaseUrl: undefined,
		});
	});

	it("refuses a public address below a path, which no page would answer at", () => {
		const read = (ATTUNE_URL: string) => readEnvironment({ ATTUNE_URL }).url;
		expect(read("https://example.org/")).toBe("https://example.org");
		expect(() => read("https://example.org/attune")).toThrow(
			"Attune stands at the root of its address.",
		);
	});

	it("takes a bucket for backups apart, and wants its keys beside it", () => {
		const address = "https://s3.example.org:9000/attune/prod/eu";
		const keys = { BACKUP_S3_KEY_ID: "AK", BACKUP_S3_SECRET_KEY: "secret" };
		expect(
			readEnvironment({ BACKUP_S3_URL: address, ...keys }).backupBucket,
		).toEqual({
			endpoint: "https://s3.example.org:9000",
			bucket: "attune",
			prefix: "prod/eu/",
			region: "us-east-1",
			keyId: "AK",
			secretKey: "secret",
		});
		expect(() => readEnvironment({ BACKUP_S3_URL: address })).toThrow(
			"It needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET_KEY too",
		);
		expect(() =>
			readEnvironment({ BACKUP_S3_URL: "https://s3.example.org", ...keys }),
		).toThrow("Write the bucket behind the address");
		expect(() =>
			readEnvironment({
				BACKUP_S3_URL: address,
				BACKUP_FOLDER: "/backups",
				...keys,
			}),
		).toThrow("Backups go to one place");
	});

	it("the public address is kept without path and final slash", () => {
		expect(
			readEnvironment({ ATTUNE_URL: "https://attune.example.org/" }).url,
		).toBe("https://attune.example.org");
	});

	it.each([
		["PORT", "http", /PORT can't be used. Write a port number/],
		["PORT", "70000", /PORT can't be used. Write a port number/],
		["PORT", "30.5", /PORT can't be used/],
		[
			"ATTUNE_URL",
			"attune.example.org",
			/ATTUNE_URL can't be used. Write the public address/,
		],
		[
			"DATABASE_URL",
			"mysql://localhost/x",
			/DATABASE_URL can't be used. Write postgres:\/\//,
		],
		[
			"ATTUNE_ROLE",
			"both",
			/ATTUNE_ROLE can't be used. Write web, worker or all/,
		],
		[
			"ATTUNE_SECRET",
			"short",
			/ATTUNE_SECRET can't be used. Write at least 32 characters/,
		],
		["SMTP_URL", "mail.example.org", /SMTP_URL can't be used. Write smtp:/],
		["MAIL_FROM", "nobody", /MAIL_FROM can't be used. Write an address/],
		["TRUST_PROXY", "maybe", /TRUST_PROXY can't be used. Write on or off/],
		[
			"ATTUNE_TYPESETTER",
			"paper",
			/ATTUNE_TYPESETTER can't be used. Write native or wasm/,
		],
		["ATTUNE_LOG", "poem", /ATTUNE_LOG can't be used. Write people or json/],
		["LOG_LEVEL", "loud", /LOG_LEVEL can't be used. Write one of/],
	])("%s=%s is refused with what to write instead", (name, value, message) => {
		expect(() => readEnvironment({ [name]: value })).toThrow(message);
		expect(() => readEnvironment({ [name]: value })).not.toThrow(/\n/);
	});

	it("says everything that is wrong at once and repeats no secret", () => {
		const wrong = () =>
			readEnvironment({ ATTUNE_SECRET: "hunter2", PORT: "x" });
		expect(wrong).toThrow(/PORT.*ATTUNE_SECRET/);
		expect(wrong).not.toThrow(/hunter2/);
	});
});
