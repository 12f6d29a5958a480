// What was mailed and what waits to be, read by administrators.
import { type MailOutbox, mailCalls } from "../../api/mails.ts";
import { listMails, type OutboxMail } from "../../db/mail-outbox.ts";
import { asSystem } from "../../db/transactions.ts";
import type { Mailer } from "../../world/mail.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";

const PAGE = 50;

type OutboxParts = Pick<Store, "db"> & { mail: Mailer };

export function mailOutboxRoute({ db, mail }: OutboxParts): Route {
	return answers(mailCalls.list, async ({ query: { before } }) => {
		const rows = await asSystem(db, (tx) =>
			listMails(tx, { before, limit: PAGE + 1 }),
		);
		const shown = rows.slice(0, PAGE);
		const next = rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
		return { isOffline: mail.isOffline, mails: shown.map(mailOf), next };
	});
}

function mailOf(row: OutboxMail): MailOutbox["mails"][number] {
	const { id, recipient, subject, body, attempts } = row;
	return {
		id,
		recipient,
		subject,
		body,
		state: row.sent_at ? "sent" : row.failed_at ? "failed" : "waiting",
		attempts,
		error: row.error_message,
		createdAt: new Date(row.created_at).toISOString(),
		sentAt: row.sent_at && new Date(row.sent_at).toISOString(),
	};
}
