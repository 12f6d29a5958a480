// Sends mail through the server named by SMTP_URL. A mail that cannot be handed over is refused in words, never lost in silence.
// Twin: outbox-mailer.ts.
import { createTransport } from "nodemailer";
import { Refusal } from "../../domain/refusal.ts";
import type { Mailer } from "../../world.ts";

/** A person waits for the answer while the mail is handed over. */
const TIMEOUT_MS = 10_000;

/** `url` is smtp:// or smtps:// with user and password in it where the server asks for them. */
export function createSmtpMailer({
	url,
	from,
}: {
	url: string;
	from: string;
}): Mailer {
	const transport = createTransport({
		url,
		connectionTimeout: TIMEOUT_MS,
		greetingTimeout: TIMEOUT_MS,
		socketTimeout: TIMEOUT_MS,
		// A mail of ours is plain text. Nothing in it may make the server read a file or fetch an address.
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		async send(mail) {
			try {
				await transport.sendMail({
					from,
					to: mail.to,
					subject: mail.subject,
					text: mail.text,
				});
			} catch (cause) {
				throw new Refusal(
					"unavailable",
					"The mail could not be sent. Please try again later.",
					{ cause },
				);
			}
		},
	};
}
