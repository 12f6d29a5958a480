// How many bytes of requests are held in memory while they are read: in all, and by each client. A client's are set aside before the
// first of them is read, so that many large requests at once are refused unread; in all, those count that came. Everybody else
// goes on.

/** What is set aside for one request. */
export type BodyShare = {
	/** Counts bytes that came; false where all requests together would hold more than may be held. */
	take(bytes: number): boolean;
	/** Nothing more comes: what was set aside beyond what came is free again. */
	end(): void;
	/** Nothing of it is held anymore. */
	release(): void;
};

export type BodyBudget = {
	/** Sets aside what a client's request may bring; null where that is more than the client may have under way. */
	open(client: string, bytes: number): BodyShare | null;
};

export function createBodyBudget({
	mostOfOne,
	mostInAll,
}: {
	mostOfOne(): number;
	mostInAll(): number;
}): BodyBudget {
	const setAside = new Map<string, number>();
	let inAll = 0;

	function add(client: string, bytes: number): void {
		const own = (setAside.get(client) ?? 0) + bytes;
		if (own > 0) setAside.set(client, own);
		else setAside.delete(client);
	}

	function shareOf(client: string, bytes: number): BodyShare {
		let own = bytes;
		let came = 0;
		const lower = (to: number) => {
			add(client, to - own);
			own = to;
		};
		add(client, own);
		return {
			take(more) {
				if (inAll + more > mostInAll()) return false;
				inAll += more;
				came += more;
				return true;
			},
			end: () => lower(Math.min(own, came)),
			release() {
				lower(0);
				inAll -= came;
				came = 0;
			},
		};
	}

	return {
		open(client, bytes) {
			const own = (setAside.get(client) ?? 0) + bytes;
			return own > mostOfOne() ? null : shareOf(client, bytes);
		},
	};
}
