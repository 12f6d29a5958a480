// Who has a task in a thread now, over all pools that share these turns: one person has one thread at a time, whatever they asked
// for, so that two people never wait for a third.

export type SharedTurns = {
	/** The installation's own work, which is nobody's, always may. */
	mayBegin(person: string): boolean;
	begin(person: string): void;
	/** The other pools look first whether something of theirs may begin now, then the one that ended a task. */
	end(person: string, pool: TurnPool): void;
	join(pool: TurnPool): void;
	leave(pool: TurnPool): void;
};

/** A pool that can be asked to begin what may begin. */
export type TurnPool = { look(): void };

export function createSharedTurns(): SharedTurns {
	const busy = new Set<string>();
	const pools = new Set<TurnPool>();
	return {
		mayBegin: (person) => !busy.has(person),
		begin(person) {
			if (person !== "") busy.add(person);
		},
		end(person, pool) {
			busy.delete(person);
			// A set keeps the order in which things were added: whoever had a turn goes to its end.
			if (pools.delete(pool)) pools.add(pool);
			for (const each of [...pools]) each.look();
		},
		join: (pool) => void pools.add(pool),
		leave: (pool) => void pools.delete(pool),
	};
}
