// Whose pages are drawn next. An editor asks for them with every pause in typing, so each person has one drawing at a time and
// one that waits; a newer one takes the place of the waiting one. Kept in memory: what it protects is this process's typesetter.
import { Refusal } from "../domain/refusal.ts";

const WINDOW_MS = 60_000;
/** Ten pages a second for a whole minute is more than anybody types. */
const MAX_IN_WINDOW = 600;
const SUPERSEDED = "Newer pages were requested in the meantime.";
const TOO_MANY =
	"The pages were drawn too often just now. They'll update again in a minute.";

export type DrawingTurns = {
	/** Refuses with "conflict" what a newer request replaced and with "too-many-requests" what no hand can have typed. */
	take<T>(person: string, now: Date, draw: () => Promise<T>): Promise<T>;
};

type Waiting = { begin(): void; giveUp(reason: Refusal): void };
type Place = { since: number; count: number; isBusy: boolean; next?: Waiting };

export function createDrawingTurns(): DrawingTurns {
	const places = new Map<string, Place>();

	function placeOf(person: string, now: number): Place {
		const found = places.get(person);
		if (found && now - found.since < WINDOW_MS) return found;
		if (found) return Object.assign(found, { since: now, count: 0 });
		forgetIdle(now);
		const place: Place = { since: now, count: 0, isBusy: false };
		places.set(person, place);
		return place;
	}

	function forgetIdle(now: number): void {
		for (const [person, { since, isBusy }] of places)
			if (!isBusy && now - since >= WINDOW_MS) places.delete(person);
	}

	return {
		async take(person, now, draw) {
			const place = placeOf(person, now.getTime());
			place.count += 1;
			if (place.count > MAX_IN_WINDOW)
				throw new Refusal("too-many-requests", TOO_MANY);
			if (place.isBusy) await turn(place);
			place.isBusy = true;
			try {
				return await draw();
			} finally {
				const { next } = place;
				delete place.next;
				// The place stays busy while it is handed on, so that nobody slips in between.
				if (next) next.begin();
				else place.isBusy = false;
			}
		},
	};
}

function turn(place: Place): Promise<void> {
	place.next?.giveUp(new Refusal("conflict", SUPERSEDED));
	return new Promise((begin, giveUp) => {
		place.next = { begin, giveUp };
	});
}
