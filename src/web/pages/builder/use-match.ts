// How the profile answers the posting, worked out in the page while one types: no request leaves for it.
import { useEffect, useRef, useState } from "react";
import type { Profile } from "../../../domain/profile/profile.ts";
import type {
	MatchAnswer,
	MatchQuestion,
	MatchState,
} from "./match-messages.ts";

const TYPING_PAUSE_MS = 120;

export function useMatch(
	profile: Profile | undefined,
	text: string,
): MatchState {
	const worker = useMatchWorker();
	const [answer, setAnswer] = useState<MatchAnswer | null>(null);
	const [isBroken, setIsBroken] = useState(false);
	const asked = useRef(0);
	const isAsking = profile !== undefined && text.trim() !== "";

	useEffect(() => {
		if (!isAsking) return;
		const number = ++asked.current;
		const timer = setTimeout(() => {
			const engine = worker();
			engine.onmessage = ({ data }: MessageEvent<MatchAnswer>) => {
				setIsBroken(false);
				setAnswer((before) => after(before, data));
			};
			engine.onerror = () => setIsBroken(true);
			engine.postMessage({
				number,
				profile,
				text,
				today: today(),
			} satisfies MatchQuestion);
		}, TYPING_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [isAsking, profile, text, worker]);

	if (!isAsking) return { state: "empty" };
	if (isBroken) return { state: "broken" };
	return answer
		? { state: "ready", answer, isStale: answer.number < asked.current }
		: { state: "working" };
}

/** A second answer to the same question keeps every point where the first one put it. */
function after(before: MatchAnswer | null, now: MatchAnswer): MatchAnswer {
	if (!before || before.number < now.number) return now;
	if (before.number > now.number) return before;
	const groups = new Map(before.points.map(({ key, group }) => [key, group]));
	return {
		...now,
		scoreBefore: before.score,
		points: now.points.map((point) => ({
			...point,
			group: groups.get(point.key) ?? point.group,
		})),
	};
}

/** Started with the first question and ended with the page. */
function useMatchWorker(): () => Worker {
	const worker = useRef<Worker | null>(null);
	useEffect(
		() => () => {
			worker.current?.terminate();
			worker.current = null;
		},
		[],
	);
	const start = useRef(() => {
		worker.current ??= new Worker(
			new URL("./match-worker.ts", import.meta.url),
			{ type: "module" },
		);
		return worker.current;
	});
	return start.current;
}

function today(): string {
	return new Date().toISOString().slice(0, 10);
}
