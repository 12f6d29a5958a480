// The mails an administrator looks through.
import {
	and,
	getTableColumns as getColumns,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import type { Tx } from "./database.ts";
import type { OutboxMail } from "./mail-outbox.ts";
import { mailOutbox } from "./schema/records.ts";

export type MailSearch = {
	/** Held against the recipient, the subject and the last answer. */
	search?: string;
	state?: "all" | "waiting" | "sent" | "failed";
	sort?: "time" | "to" | "subject" | "state" | "tries";
	order?: "asc" | "desc";
};

const STATE = sql`case when ${mailOutbox.sent_at} is not null then 'sent' when ${mailOutbox.failed_at} is not null then 'failed' else 'waiting' end`;

/** Newest first, unless another order is asked for. */
export function listMails(
	tx: Tx,
	{
		limit,
		offset = 0,
		sort = "time",
		order = "desc",
		...narrowed
	}: MailSearch & { limit: number; offset?: number },
): Promise<OutboxMail[]> {
	const { body: _, ...reported } = getColumns(mailOutbox);
	const { id, created_at, recipient, subject, attempts } = mailOutbox;
	const by = {
		time: sql`${created_at}`,
		to: sql`lower(${recipient})`,
		subject: sql`lower(${subject})`,
		state: STATE,
		tries: sql`${attempts}`,
	}[sort];
	return tx
		.select(reported)
		.from(mailOutbox)
		.where(mailsThatFit(narrowed))
		.orderBy(
			order === "asc" ? sql`${by} asc nulls last` : sql`${by} desc nulls first`,
			...(sort === "time" ? [] : [sql`${created_at} desc nulls first`]),
			order === "asc" && sort === "time"
				? sql`${id} asc nulls last`
				: sql`${id} desc nulls first`,
		)
		.limit(limit)
		.offset(offset);
}

function mailsThatFit({
	search = "",
	state = "all",
}: Pick<MailSearch, "search" | "state">): SQL | undefined {
	const wanted = search.trim().toLowerCase();
	const { recipient, subject, error_message } = mailOutbox;
	return and(
		state === "all" ? undefined : sql`${STATE} = ${state}`,
		wanted === ""
			? undefined
			: or(
					...[recipient, subject, error_message].map(
						(column) => sql`strpos(lower(${column}), ${wanted}) > 0`,
					),
				),
	);
}
