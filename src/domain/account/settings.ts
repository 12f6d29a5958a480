// What a person chose for themselves, and what holds until they choose.

export const PAPER_FORMATS = ["letter", "a4"] as const;

export type Settings = {
	/** Mails about finished and failed documents and about limits. Confirmation, reset and security mails are always sent. */
	emailNotifications: boolean;
	/** Recorded consent; nothing is sent on it by itself. */
	marketingEmails: boolean;
	defaultPaperFormat: (typeof PAPER_FORMATS)[number];
	autoSave: boolean;
};

export const DEFAULT_SETTINGS: Settings = {
	emailNotifications: true,
	marketingEmails: false,
	defaultPaperFormat: "letter",
	autoSave: true,
};
