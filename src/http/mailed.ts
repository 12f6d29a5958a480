// What handlers work with that have a mail sent.
import type { Store } from "./store.ts";

export type Mailed = Store & {
	/** The installation's public address, which links in mails begin with. */
	url: string;
	/** Says to the worker of this process that a mail waits. */
	wakeMail: () => void;
};
