// A mail about a document that is finished or failed, where the person and the installation want one. Written in the
// transaction that settles the document, so there is exactly one.
import type { Tx } from "../db/database.ts";
import { findGeneration } from "../db/generations.ts";
import { saveMail } from "../db/mail-outbox.ts";
import { getEntitlements } from "../db/plans.ts";
import { getSettings } from "../db/settings.ts";
import { getSystemSettings } from "../db/system-settings.ts";
import { findUser } from "../db/users.ts";
import { allowancesOf } from "../domain/account/allowance.ts";
import { DOCUMENT_KINDS } from "../domain/document-kinds.ts";
import {
	type DocumentNews,
	documentFailedMail,
	documentReadyMail,
} from "../domain/operations/document-mails.ts";

type Ended = {
	id: string;
	/** What the person is told on the page; null when the document is there. */
	failure: string | null;
	now: Date;
};

/** `url` is the installation's own address. */
export async function notifyPerson(
	tx: Tx,
	userId: string,
	{ id, failure, now, url }: Ended & { url: string },
): Promise<void> {
	const { email_notifications_enabled } = await getSystemSettings(tx);
	const { emailNotifications } = await getSettings(tx, userId);
	if (!email_notifications_enabled || !emailNotifications) return;
	const user = await findUser(tx, userId);
	const generation = await findGeneration(tx, userId, id);
	if (!user || !generation) return;
	const { kind } = generation;
	const news = {
		name: user.name,
		kind,
		jobTitle: generation.job_title,
		companyName: generation.company_name,
	};
	const words =
		failure === null
			? documentReadyMail({
					...news,
					link: `${url}${DOCUMENT_KINDS[kind].address}/${id}/preview`,
					left: await leftOf(tx, userId, { kind, now }),
				})
			: documentFailedMail({
					...news,
					link: `${url}/resume-builder`,
					reason: failure,
				});
	await saveMail(tx, { userId, to: user.email, ...words });
}

async function leftOf(
	tx: Tx,
	userId: string,
	{ kind, now }: { kind: DocumentNews["kind"]; now: Date },
): Promise<number> {
	const allowances = allowancesOf(await getEntitlements(tx, userId, now));
	return allowances[DOCUMENT_KINDS[kind].allowance].remaining;
}
