// Reads the posting and matches the profile beside the page's own thread, so that typing stays smooth. The posting never leaves
// the page; the words an operator added to Attune's own are fetched once.

import { addressOf } from "../../../api/call.ts";
import { wordCalls } from "../../../api/words.ts";
import { parseLexicon } from "../../../domain/job/lexicon/entry.ts";
import { installWords } from "../../../domain/job/lexicon.ts";
import { readJob } from "../../../domain/job/read-job.ts";
import { matchProfile } from "../../../domain/match/match-profile.ts";
import { sharesOf } from "../../../domain/match/score.ts";
import { reasonedSections } from "../../../domain/tailoring/choose/select-sections.ts";
import { pointsOf } from "./points.ts";
import { newsOf } from "./posting-news.ts";
import type { Answer, Question } from "./use-match.ts";

const wordsAreIn = fetchWords();

self.onmessage = async ({ data }: MessageEvent<Question>) => {
	await wordsAreIn;
	self.postMessage(answerTo(data));
};

function answerTo({ number, profile, text, today }: Question): Answer {
	const job = readJob(text);
	const match = matchProfile(profile, job, today);
	const { score, ceiling, parts, requirements } = match;
	return {
		number,
		score,
		ceiling,
		parts,
		shares: sharesOf(job, requirements),
		points: pointsOf(match, job, profile),
		sections: reasonedSections(profile, text),
		news: newsOf(job, text),
	};
}

// Most installations have none. Where they cannot be had, Attune's own words still read a posting well.
async function fetchWords(): Promise<void> {
	try {
		const address = addressOf(wordCalls.read.path);
		const reply = await fetch(address, { credentials: "same-origin" });
		if (reply.status === 200) installWords(parseLexicon(await reply.text()));
	} catch {
		// No network: what is in the page must do.
	}
}
