// What the audit log and the security events hold is sent elsewhere as well, once it is there for good: whoever takes over the server
// and its database cannot take back what another system has received.

/** Never an address of mail, a name or what somebody wrote. */
export type RecordNotice =
	| {
			record: "audit";
			action: string;
			subject: string;
			/** Whose act, and what it was about. */
			people: { by: string | null; about: string | null };
	  }
	| {
			record: "security";
			type: string;
			severity: string;
			description: string;
			people: { person: string | null; address: string | null };
	  };

export type Listeners = Set<(notice: RecordNotice) => void>;

/** By transaction. */
const waiting = new WeakMap<object, RecordNotice[]>();

/** Once this transaction is over, and not where it is undone. */
export function notifyAfter(tx: object, notice: RecordNotice): void {
	const before = waiting.get(tx) ?? [];
	waiting.set(tx, [...before, notice]);
}

export function notifyListeners(tx: object, listeners: Listeners): void {
	for (const notice of waiting.get(tx) ?? [])
		for (const listener of listeners) listener(notice);
}
