// What a document says and the profile does not hold, found out in the page while somebody writes. Nothing is ever reworded
// for it: the check marks, the person decides.
import { useEffect, useRef, useState } from "react";
import type { Profile } from "../../domain/profile/profile.ts";
import type {
	ClaimsAnswer,
	ClaimsQuestion,
	Content,
	OpenClaim,
} from "./messages.ts";

const PAUSE_MS = 250;

/** `about` is the content that was asked for last; null where the answer is to an earlier question. */
type Answered = ClaimsAnswer & { about: Content | null };

/** Null until the first answer. The former answer stands while a newer one is worked out. */
export function useClaims(
	content: Content | null,
	profile: Profile | undefined,
): OpenClaim[] | null {
	return useJudged(content, profile)?.problems ?? null;
}

type JudgedInPage = Pick<ClaimsAnswer, "problems" | "proofs"> & {
	/** Whether it is said of this content, not of a former one. */
	isCurrent: boolean;
};

/** Every line, proved or not; null until the first answer. */
export function useJudged(
	content: Content | null,
	profile: Profile | undefined,
): JudgedInPage | null {
	const worker = useRef<Worker | null>(null);
	const asked = useRef(0);
	const [answer, setAnswer] = useState<Answered | null>(null);
	useEffect(
		() => () => {
			worker.current?.terminate();
			worker.current = null;
		},
		[],
	);
	useEffect(() => {
		if (!content || !profile) return;
		asked.current += 1;
		const number = asked.current;
		const timer = setTimeout(() => {
			worker.current ??= new Worker(
				new URL("./claims-worker.ts", import.meta.url),
				{ type: "module" },
			);
			worker.current.onmessage = ({ data }: MessageEvent<ClaimsAnswer>) =>
				setAnswer((before) =>
					before && before.number > data.number
						? before
						: { ...data, about: data.number === number ? content : null },
				);
			worker.current.postMessage({
				number,
				content,
				profile,
			} satisfies ClaimsQuestion);
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [content, profile]);
	return answer && { ...answer, isCurrent: answer.about === content };
}
