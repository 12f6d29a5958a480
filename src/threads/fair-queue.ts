// What waits for a thread, with people taking turns: whoever asks for a hundred things waits longer, and nobody waits for them.

export type FairQueue<Entry> = {
	readonly size: number;
	countOf(person: string): number;
	add(person: string, entry: Entry): void;
	/** The oldest entry of the person whose turn it is, of those who may begin; undefined where there is none. */
	take(mayBegin: (person: string) => boolean): Entry | undefined;
	/** False where it does not wait anymore. */
	remove(person: string, entry: Entry): boolean;
	/** All that waits, which then waits no more. */
	empty(): Entry[];
};

export function createFairQueue<Entry>(): FairQueue<Entry> {
	// A map keeps the order in which people came; whoever had a turn goes to its end.
	const lines = new Map<string, Entry[]>();
	let size = 0;

	function keep(person: string, line: Entry[]): void {
		lines.delete(person);
		if (line.length > 0) lines.set(person, line);
	}

	return {
		get size() {
			return size;
		},
		countOf: (person) => lines.get(person)?.length ?? 0,
		add(person, entry) {
			const line = lines.get(person);
			if (line) line.push(entry);
			else lines.set(person, [entry]);
			size += 1;
		},
		take(mayBegin) {
			for (const [person, line] of lines) {
				if (!mayBegin(person)) continue;
				const entry = line.shift();
				keep(person, line);
				size -= 1;
				return entry;
			}
			return undefined;
		},
		remove(person, entry) {
			const line = lines.get(person) ?? [];
			const at = line.indexOf(entry);
			if (at < 0) return false;
			line.splice(at, 1);
			if (line.length === 0) lines.delete(person);
			size -= 1;
			return true;
		},
		empty() {
			const entries = [...lines.values()].flat();
			lines.clear();
			size = 0;
			return entries;
		},
	};
}
