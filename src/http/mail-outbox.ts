// What was mailed and what waits to be, read by administrators.
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { MailOutbox } from "../api/mails.ts";
import { listMails, type OutboxMail } from "../db/mail-outbox.ts";
import { asSystem } from "../db/transactions.ts";
import { gives, refuses, routes } from "./body.ts";
import type { House } from "./door.ts";

const PAGE = 50;

const listRoute = createRoute({
	method: "get",
	path: "/",
	request: { query: z.object({ before: z.uuid().optional() }) },
	responses: { 200: gives("Newest first", MailOutbox), ...refuses },
});

export function mailOutbox(house: House) {
	const app = routes();
	return app.openapi(listRoute, async (c) => {
		const { before } = c.req.valid("query");
		const rows = await asSystem(house.db, (tx) =>
			listMails(tx, { before, limit: PAGE + 1 }),
		);
		const shown = rows.slice(0, PAGE);
		const next = rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
		const { isOffline } = house.world.mail;
		return c.json({ isOffline, mails: shown.map(mailOf), next }, 200);
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
