// Where no mail server is configured, mail is kept as .eml files that any mail program opens. Twin: smtp-mailer.ts.
// The files hold links that sign a person in or confirm an address: only the owner of the folder may read them.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail, Mailer } from "../../world/mail.ts";

type Outbox = {
	folder: string;
	from: string;
	now(): Date;
	/** The installation's own address: only a link below it is printed, never one that somebody wrote into a name. */
	url: string;
	/** Shows whoever runs the server what was kept; the link in it is how they go on without a mail server. */
	print(line: string): void;
};

export function createOutboxMailer({
	folder,
	from,
	now,
	url,
	print,
}: Outbox): Mailer {
	const composer = createTransport({
		streamTransport: true,
		buffer: true,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		isOffline: true,
		async send(mail) {
			const composed = await composer.sendMail({
				from,
				to: mail.to,
				subject: mail.subject,
				text: mail.text,
				date: now(),
			});
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const name = `${timeOf(now())}-${ownerOf(mail.to)}-${randomUUID()}`;
			// Renamed when whole, so that nobody reading the folder meets half a mail.
			await writeFile(
				join(folder, `${name}.part`),
				composed.message as Buffer,
				{ mode: 0o600 },
			);
			await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
			print(lineFor(mail, url));
		},
		async clear(which) {
			const names = await readdir(folder).catch(() => []); // no mail was kept yet
			const isGone = (name: string) =>
				"to" in which
					? name.includes(`-${ownerOf(which.to)}-`)
					: name < timeOf(which.before);
			for (const name of names.filter((each) => /^\d{4}-.*\.eml$/.test(each)))
				if (isGone(name)) await rm(join(folder, name), { force: true });
		},
	};
}

/** Names sort by it. */
function timeOf(time: Date): string {
	return time.toISOString().replaceAll(":", "-");
}

/** Whom a mail was for, without saying so in the name of a file. */
function ownerOf(address: string): string {
	const hash = createHash("sha256").update(address.toLowerCase());
	return hash.digest("hex").slice(0, 16);
}

function lineFor(mail: Mail, url: string): string {
	const link = mail.text.split("\n").find((line) => line.startsWith(`${url}/`));
	return `Mail for ${mail.to} kept in the outbox: ${mail.subject}${link ? `\n  ${link}` : ""}`;
}
