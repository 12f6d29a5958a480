// The outside the server works with. Every choice between a real thing and its offline twin is made here.
import { join } from "node:path";
import type { Logger } from "pino";
import { createModels, limitsWithin } from "./adapters/ai/models.ts";
import { createComputing } from "./adapters/computing/computing.ts";
import { createOpenIdProvider } from "./adapters/identity/openid-connect.ts";
import { createImporter } from "./adapters/importer/resume-importer.ts";
import { createOutboxMailer } from "./adapters/mail/outbox-mailer.ts";
import { createSmtpMailer } from "./adapters/mail/smtp-mailer.ts";
import { createTypesetter } from "./adapters/typesetter/typst-typesetter.ts";
import { providerCalls } from "./api/provider-sign-in.ts";
import type { Environment } from "./environment.ts";
import type { ServerParts } from "./http/app/server.ts";
import { createSharedTurns } from "./threads/shared-turns.ts";
import type { Words } from "./words.ts";
import type { Mailer } from "./world/mail.ts";
import type { World } from "./world/world.ts";

/** What is done in threads, which hold nothing of the server they work for. */
export type Threads = Pick<World, "typesetter" | "importer" | "computing">;

export function buildWorld(
	environment: Environment,
	{
		url,
		words,
		threads = buildThreads(words),
	}: { url: string; words: Words; threads?: Threads | undefined },
): World {
	const now = () => new Date();
	return {
		...threads,
		mail: buildMailer(environment, { url, now }),
		models: createModels(now, limitsWithin(environment.modelTimeoutMs)),
		now,
	};
}

export function buildThreads(words?: Words): Threads {
	const turns = createSharedTurns();
	return {
		typesetter: createTypesetter({ turns }),
		importer: createImporter({ turns }),
		computing: createComputing({
			...(words && { words: words.install }),
			turns,
		}),
	};
}

export function buildProvider(
	{ identityProvider }: Environment,
	{ url, log }: { url: string; log: Logger },
): ServerParts["provider"] {
	if (!identityProvider) return null;
	const returnUrl = url + providerCalls.comeBack.path;
	const { groups, ...settings } = identityProvider;
	return { ...createOpenIdProvider({ settings, returnUrl, log }), groups };
}

function buildMailer(
	environment: Environment,
	{ url, now }: { url: string; now: () => Date },
): Mailer {
	const { smtpUrl, mailFrom: from, dataFolder, logLevel } = environment;
	if (smtpUrl) return createSmtpMailer({ url: smtpUrl, from });
	const print = logLevel === "silent" ? () => undefined : console.log;
	return createOutboxMailer({
		folder: join(dataFolder, "outbox"),
		from,
		now,
		url,
		print,
	});
}
