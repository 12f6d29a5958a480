// What was edited, step by step, so that each step can be taken back and made again. Typing on in one place within a moment
// is one step.

export type History<T> = {
	present: T;
	past: readonly T[];
	future: readonly T[];
	/** The place and time of the last step, for telling whether the next belongs to it. */
	last: HistoryStep | null;
};
/** `place` null is a step of its own. `at` is in milliseconds. */
export type HistoryStep = { place: string | null; at: number };

const MOMENT_MS = 1500;
const MOST_STEPS = 200;

export function begin<T>(present: T): History<T> {
	return { present, past: [], future: [], last: null };
}

export function edit<T>(
	history: History<T>,
	present: T,
	step: HistoryStep,
): History<T> {
	if (Object.is(present, history.present)) return history;
	const { last, past } = history;
	const goesOn =
		last !== null &&
		step.place !== null &&
		last.place === step.place &&
		step.at - last.at < MOMENT_MS;
	return {
		present,
		past: goesOn ? past : [...past, history.present].slice(-MOST_STEPS),
		future: [],
		last: step,
	};
}

export function undo<T>(history: History<T>): History<T> {
	const before = history.past.at(-1);
	if (before === undefined) return history;
	return {
		present: before,
		past: history.past.slice(0, -1),
		future: [history.present, ...history.future],
		last: null,
	};
}

export function redo<T>(history: History<T>): History<T> {
	const [next, ...future] = history.future;
	if (next === undefined) return history;
	return {
		present: next,
		past: [...history.past, history.present],
		future,
		last: null,
	};
}
