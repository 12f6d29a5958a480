// Sends mail through the server named by SMTP_URL. A mail that cannot be handed over is refused in words, never lost in silence.
// Twin: outbox-mailer.ts.
import { createTransport } from "nodemailer";
import { Refusal } from "../../domain/refusal.ts";
import type { Mailer } from "../../world/mail.ts";

/** A person waits for the answer while the mail is handed over. */
const TIMEOUT_MS = 10_000;

type SmtpError = Error & { code?: string; responseCode?: number };

/** Connects and signs in, and sends nothing. Refuses "unavailable" with the reason. */
export async function probeMailServer(url: string): Promise<void> {
	const transport = transportTo(url);
	try {
		await transport.verify();
	} catch (cause) {
		throw refusalFor(cause as SmtpError);
	} finally {
		transport.close();
	}
}

/** `url` is smtp:// or smtps:// with user and password in it where the server asks for them. */
export function createSmtpMailer({
	url,
	from,
}: {
	url: string;
	from: string;
}): Mailer {
	const transport = transportTo(url);
	return {
		isOffline: false,
		clear: async () => undefined,
		async send(mail) {
			try {
				await transport.sendMail({
					from,
					to: mail.to,
					subject: mail.subject,
					text: mail.text,
				});
			} catch (cause) {
				throw refusalFor(cause as SmtpError);
			}
		},
	};
}

function transportTo(url: string) {
	return createTransport({
		url,
		requireTLS: carriesPassword(url),
		connectionTimeout: TIMEOUT_MS,
		greetingTimeout: TIMEOUT_MS,
		socketTimeout: TIMEOUT_MS,
		// A mail of ours is plain text. Nothing in it may make the server read a file or fetch an address.
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/** A password goes to another machine through TLS or not at all. `?requireTLS=false` in the address says otherwise. */
function carriesPassword(url: string): boolean {
	const { hostname, password } = new URL(url);
	const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
	return password !== "" && !isHere;
}

/** Only a "no" to the address itself is final; everything else may be mended meanwhile. */
function refusalFor(cause: SmtpError): Refusal {
	const { code, responseCode = 0 } = cause;
	if (code === "EENVELOPE" && responseCode >= 550 && responseCode < 560)
		return new Refusal(
			"bad-input",
			"The mail server says that this address doesn't accept mail.",
			{ cause },
		);
	return new Refusal(
		"unavailable",
		`The email couldn't be sent${reasonIn(cause)}. Please try again later.`,
		{ cause },
	);
}

/** In words of our own: the server's may quote the address or the password's owner. */
function reasonIn({ code = "" }: SmtpError): string {
	const reasons: Record<string, string> = {
		EAUTH: ": the mail server refused the user name or password",
		ETLS: ": the mail server offers no secure connection",
		ECONNECTION: ": the mail server doesn't respond",
		ESOCKET:
			": the mail server doesn't respond, or its certificate can't be trusted",
		ETIMEDOUT: ": the mail server doesn't respond",
		EDNS: ": the mail server's name can't be found",
		EENVELOPE: ": the mail server didn't accept this email",
		EMESSAGE: ": the mail server didn't accept this email",
	};
	return reasons[code] ?? "";
}
