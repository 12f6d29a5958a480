// How many bytes of requests are held in memory while they are read: in all, and by each client. Whoever sends many large
// requests without ending them is refused, and everybody else goes on.

export type BodyBudget = {
	/** Counts bytes that a client sent; false where they are more than may be held. */
	take(client: string, bytes: number): boolean;
	/** They are no longer held. */
	release(client: string, bytes: number): void;
};

export function createBodyBudget({
	mostOfOne,
	mostInAll,
}: {
	mostOfOne(): number;
	mostInAll(): number;
}): BodyBudget {
	const held = new Map<string, number>();
	let inAll = 0;
	return {
		take(client, bytes) {
			const own = (held.get(client) ?? 0) + bytes;
			if (own > mostOfOne() || inAll + bytes > mostInAll()) return false;
			held.set(client, own);
			inAll += bytes;
			return true;
		},
		release(client, bytes) {
			const own = (held.get(client) ?? 0) - bytes;
			if (own > 0) held.set(client, own);
			else held.delete(client);
			inAll -= bytes;
		},
	};
}
