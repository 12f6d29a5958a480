// What the audit log and the security events hold is told elsewhere as well, once it is there for good: whoever takes over the server
// and its database cannot take back what another system was told.

/** Never an address of mail, a name or what somebody wrote. */
export type Told =
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

export type Listeners = Set<(told: Told) => void>;

/** By transaction. */
const waiting = new WeakMap<object, Told[]>();

/** Once this transaction is over, and not where it is undone. */
export function tellAfter(tx: object, told: Told): void {
	const before = waiting.get(tx) ?? [];
	waiting.set(tx, [...before, told]);
}

export function tell(tx: object, listeners: Listeners): void {
	for (const told of waiting.get(tx) ?? [])
		for (const listener of listeners) listener(told);
}
