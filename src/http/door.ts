// What every handler finds on the request, and what the server is given to work with.
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { ProgressFeed } from "../workflows/follow-progress.ts";
import type { ModelInForce } from "../workflows/model-in-force.ts";
import type { Seal } from "../workflows/seal.ts";
import type { SettingsInForce } from "../workflows/settings-in-force.ts";
import type { World } from "../world.ts";
import type { Auth } from "./auth.ts";

export type Person = {
	id: string;
	email: string;
	firstName: string;
	lastName: string;
};

/** `person` is there behind the sign-in guard only. `address` is the client's, for counting attempts. */
export type Door = {
	Variables: {
		requestId: string;
		log: Logger;
		address: string;
		person: Person;
		/** Refuses whoever asks too often. */
		admit(person: Person): Promise<void>;
		/** The id of the session this call was made in. */
		session: string;
	};
};

export type House = {
	db: Database;
	world: World;
	auth: Auth;
	log: Logger;
	/** The public address, and every address our own pages may be opened at; the first is the public one. */
	url: string;
	origins: [string, ...string[]];
	trustProxy: boolean;
	/** Whether an address must be confirmed before its account can be used. */
	confirmEmail: boolean;
	/** What a monitor shows to be given the server's numbers; null: nobody is. */
	metricsToken: string | null;
	/** What the web build wrote. */
	webFolder: string;
	/** Aborted when the server is told to stop: streams end. */
	closing: AbortSignal;
	/** How far documents are, as it changes. */
	progress: ProgressFeed;
	/** How far analyses are. */
	analysisProgress: ProgressFeed;
	/** The operator's own words, put in force and as the page takes them; null where none are installed. */
	words(): Promise<{ version: string; text: string } | null>;
	/** The installation's settings as they are in force. */
	settings: SettingsInForce;
	/** Seals what must not be read in the database. */
	seal: Seal;
	/** When this process began to serve. */
	startedAt: Date;
	/** Who words documents now. */
	modelInForce(): Promise<ModelInForce>;
	/** Ends what the worker of this process does for a document that was cancelled or deleted. */
	drop(id: string): void;
	/** Tells the worker of this process that something is waiting. */
	wake(): void;
	/** The same for mails. */
	wakeMail(): void;
};
