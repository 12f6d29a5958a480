// Threads that several pools use: a task goes to the first that is free, whatever kind it is, and another is started only where what
// runs has computed for long while a task waits.
import { createSharedTurns, type SharedTurns } from "./shared-turns.ts";
import { Thread } from "./thread.ts";
import { computedInWorkshopMs } from "./workshop.ts";

export type SeatsOptions = {
	/** At most; at least two serve people fairly. Default 2. */
	threads?: number | undefined;
	/** What each may hold. */
	memoryMb: number;
	/** Without a task for so long the first ends, and the others much sooner. Default a minute. */
	idleMs?: number | undefined;
	/**
	 * How much this process computes while tasks run for which another waits, before another thread is started; and how long a task
	 * that nobody wants any more may run on, before its thread is ended. Default a second.
	 */
	patienceMs?: number | undefined;
	/** Whose turns are kept. Default: those of the pools that sit here alone. */
	turns?: SharedTurns | undefined;
};

export type Seats = {
	readonly patienceMs: number;
	readonly turns: SharedTurns;
	/** One that runs and is free, else the first to start, where none is busy. */
	free(): Thread | undefined;
	/** One that could be started beside those that are busy. */
	spare(): Thread | undefined;
	/** Notes when a task began: once the thread runs that does it. */
	begin(seat: Thread): void;
	end(seat: Thread): void;
	/** What the process had computed for when the task began that runs longest. */
	longestBegan(): number;
	/** Ends all threads; what runs in them is rejected with the reason. */
	close(reason: unknown): Promise<void>;
};

const IDLE_MS = 60_000;
/**
 * Starting a thread takes about as long as this, longer than most tasks do, and holds 40 MB more. It is counted in computing time, since
 * on a machine that is busy with others a further thread only makes everybody wait longer.
 */
const PATIENCE_MS = 1_000;
/** How many times sooner than the first an idle thread ends that was started because the first was busy. */
const SPARE_ENDS_SOONER = 60;

export function createSeats({
	threads = 2,
	memoryMb,
	idleMs = IDLE_MS,
	patienceMs = PATIENCE_MS,
	turns = createSharedTurns(),
}: SeatsOptions): Seats {
	const began = new Map<Thread, number>();
	const longestBegan = () => Math.min(...began.values());
	// A task that runs for longer than most do will likely run for longer still: whoever comes meanwhile finds a thread.
	const isKept = () => computedMs() - longestBegan() > patienceMs;
	const seats = Array.from({ length: threads }, (_, place) => {
		// Work goes to the first that is free: the others are for moments when several people work at once.
		const ends = place === 0 ? idleMs : idleMs / SPARE_ENDS_SOONER;
		return new Thread({ memoryMb, idleMs: ends, isKept });
	});
	return {
		patienceMs,
		turns,
		longestBegan,
		free: () =>
			seats.find(({ isReady }) => isReady) ??
			(seats.some(({ isBusy }) => isBusy) ? undefined : seats[0]),
		spare: () => seats.find(({ isBusy }) => !isBusy),
		begin: (seat) =>
			void began.set(seat, computedMs() + (seat.isReady ? 0 : patienceMs)),
		end: (seat) => void began.delete(seat),
		async close(reason) {
			await Promise.all(seats.map((seat) => seat.end(reason)));
		},
	};
}

/** What this process has computed for, in milliseconds, its threads included, here and in the process that holds them. */
export function computedMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000 + computedInWorkshopMs();
}
