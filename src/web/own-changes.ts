// Changes of documents that this window has under way. Whoever reads such a document waits for them: one's own change must
// never look like that of another window.
const underWay = new Map<string, Set<Promise<unknown>>>();

/** Follows a change of this document until it has ended, well or not. */
export function ownChange<Outcome>(
	id: string,
	change: Promise<Outcome>,
): Promise<Outcome> {
	const running = underWay.get(id) ?? new Set();
	const ended: Promise<unknown> = change.then(
		() => running.delete(ended),
		() => running.delete(ended),
	);
	underWay.set(id, running.add(ended));
	return change;
}

export async function ownChangesEnded(id: string): Promise<void> {
	await Promise.all(underWay.get(id) ?? []);
	if (underWay.get(id)?.size === 0) underWay.delete(id);
}
