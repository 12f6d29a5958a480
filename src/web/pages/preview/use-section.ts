// A resume made of few sections can score below the profile. Then, and only then, the page works out which section would
// bring it back.
import { useEffect, useState } from "react";
import type { Profile } from "../../../domain/profile/profile.ts";
import type { SectionAnswer, SectionQuestion } from "./section-messages.ts";

export function useMissingSection(
	question: Omit<SectionQuestion, "profile">,
	profile: Profile | undefined,
): SectionAnswer {
	const { posting, metadata } = question;
	const [answer, setAnswer] = useState<SectionAnswer>(null);
	const isLower =
		metadata.sections.length > 0 &&
		metadata.score.after < metadata.score.before;
	useEffect(() => {
		if (!isLower || !profile) return setAnswer(null);
		const worker = new Worker(new URL("./section-worker.ts", import.meta.url), {
			type: "module",
		});
		worker.onmessage = ({ data }: MessageEvent<SectionAnswer>) =>
			setAnswer(data);
		worker.postMessage({
			profile,
			posting,
			metadata,
		} satisfies SectionQuestion);
		return () => worker.terminate();
	}, [isLower, profile, posting, metadata]);
	return answer;
}
