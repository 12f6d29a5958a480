// What was mailed and what waits to be, read by administrators: never the text, whose links are the person's alone.
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type MailOutbox, MailQuery, mailCalls } from "../../api/mails.ts";
import { countAttempt } from "../../db/attempts.ts";
import { saveAuditEntry } from "../../db/audit-log.ts";
import type { Tx } from "../../db/database.ts";
import { listMails } from "../../db/mail-list.ts";
import { type OutboxMail, resendMail } from "../../db/mail-outbox.ts";
import { asSystem } from "../../db/transactions.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Acting } from "../../workflows/acting.ts";
import type { Mailer } from "../../world/mail.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";
import { acting, idOf } from "./acting.ts";

const PAGE = 50;
/** After this the list counts as opened anew, whatever is asked of it. */
const LOOKED_AT_MS = 15 * 60_000;
const NO_MAIL = "There is no such mail.";

type OutboxParts = Store & { mail: Mailer; wakeMail: () => void };

export function mailOutboxRoutes(parts: OutboxParts): Route[] {
	const { db, mail } = parts;
	return [
		answers(mailCalls.list, async ({ query, person }) => {
			const { page, ...search } = query;
			const offset = (page - 1) * PAGE;
			const { by, now } = acting(person, parts);
			const rows = await asSystem(db, async (tx) => {
				if (await isAct(tx, { by, now, query }))
					await saveAuditEntry(tx, {
						...{ by, now },
						action: "read_outbox",
						subject: { type: "mail_outbox" },
					});
				return listMails(tx, { ...search, limit: PAGE + 1, offset });
			});
			const mails = rows.slice(0, PAGE).map(mailOf);
			const hasMore = rows.length > PAGE;
			return { isOffline: mail.isOffline, mails, page, hasMore };
		}),
		answers(mailCalls.resend, async ({ params, person }) => {
			const id = idOf(params, NO_MAIL);
			const { by, now } = acting(person, parts);
			await asSystem(db, async (tx) => {
				const isWaiting = await resendMail(tx, id);
				if (isWaiting === null) throw new Refusal("not-found", NO_MAIL);
				if (!isWaiting)
					throw new Refusal("conflict", "This mail was sent already.");
				const subject = { type: "mail", id };
				await saveAuditEntry(tx, { by, action: "resend_mail", subject, now });
			});
			parts.wakeMail();
			return { done: true as const };
		}),
		answers(mailCalls.test, async ({ person }) => {
			const trial = await tryMail(mail, person.email);
			const { by, now } = acting(person, parts);
			await asSystem(db, (tx) =>
				saveAuditEntry(tx, {
					...{ by, now },
					action: "try_mail",
					subject: { type: "mail_server" },
					details: { works: trial.works },
				}),
			);
			return trial;
		}),
	];
}

/** Opening the list; turning, sorting and searching it are none of their own, unless it was not opened for a while. */
async function isAct(
	tx: Tx,
	{ by, now, query }: Pick<Acting, "by" | "now"> & { query: MailQuery },
): Promise<boolean> {
	const key = createHash("sha256").update(`outbox ${by.id}`).digest("hex");
	const isFirst =
		(await countAttempt(tx, { key, windowMs: LOOKED_AT_MS }, now)) === 1;
	return isFirst || isDeepStrictEqual(query, MailQuery.parse({}));
}

async function tryMail(mail: Mailer, to: string) {
	const text =
		"This is a test. If you can read it, email from this installation of Attune arrives.\n";
	try {
		await mail.send({ to, subject: "Test email – Attune", text });
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return { works: false, text: error.message };
	}
	const where = mail.isOffline
		? "No mail server is set: the mail was kept as a file in the outbox folder."
		: `The mail server took a mail to ${to}.`;
	return { works: true, text: where };
}

function mailOf(row: OutboxMail): MailOutbox["mails"][number] {
	const { id, recipient, subject, attempts } = row;
	const state = row.sent_at ? "sent" : row.failed_at ? "failed" : "waiting";
	const iso = (time: string | null) => time && new Date(time).toISOString();
	return {
		...{ id, recipient, subject, state, attempts },
		error: row.error_message,
		createdAt: new Date(row.created_at).toISOString(),
		sentAt: iso(row.sent_at),
		dueAt: state === "waiting" ? iso(row.due_at) : null,
	};
}
