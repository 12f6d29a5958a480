// Where backups are kept.

/** Where backups are kept. Throws a Refusal that says why a place cannot be written or read. */
export type BackupStore = {
	/** The place in words, without a password. */
	place: string;
	/** Compressed, and under its name only once it is whole. Gives its size in bytes. */
	write(name: string, lines: AsyncIterable<string>): Promise<number>;
	/** Its lines, read back from where it is kept. */
	read(name: string): AsyncIterable<string>;
	list(): Promise<string[]>;
	remove(name: string): Promise<void>;
};
