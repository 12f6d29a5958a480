// Sending mails.

export type Mail = { to: string; subject: string; text: string };

/** Sends a mail, or keeps it in the outbox where no mail server is configured. */
export type Mailer = {
	/** Mails stay here, because no mail server is configured: their text is kept for administrators. */
	isOffline: boolean;
	send(mail: Mail): Promise<void>;
	/** Removes what is kept here of mails of before, or to an address whose account is gone. */
	clear(which: { before: Date } | { to: string }): Promise<void>;
};
