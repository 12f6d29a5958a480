// Reads the posting and matches the profile beside the page's own thread, so that typing stays smooth. The posting never leaves
// the page; the words an operator added to Attune's own are fetched once.

import { addressOf } from "../../../api/call.ts";
import { wordCalls } from "../../../api/words.ts";
import { parseLexicon } from "../../../domain/job/lexicon/entry.ts";
import { installWords } from "../../../domain/job/lexicon/lexicon.ts";
import { readJob } from "../../../domain/job/reading/read-job.ts";
import { matchProfile } from "../../../domain/match/answer/match-profile.ts";
import { sharesOf } from "../../../domain/match/score.ts";
import { offeredSections } from "../../../domain/tailoring/choose/select-sections.ts";
import { wordVectors } from "../../word-vectors.ts";
import type { MatchAnswer, MatchQuestion } from "./match-messages.ts";
import { panelPoints } from "./points.ts";
import { newsOf } from "./posting-news.ts";
import { spokenLanguages } from "./spoken-languages.ts";

const wordsAreIn = fetchWords();
/** Whoever pastes waits this long for the vectors at most; then the words answer first. */
const TIMEOUT_MS = 600;
let latest = 0;

self.onmessage = async ({ data }: MessageEvent<MatchQuestion>) => {
	latest = data.number;
	const vectors = wordVectors();
	await wordsAreIn;
	const inTime = await Promise.race([vectors.then(() => true), timeout()]);
	if (latest === data.number) self.postMessage(answerTo(data, inTime));
	if (inTime) return;
	await vectors;
	if (latest === data.number) self.postMessage(answerTo(data, true));
};

function timeout(): Promise<false> {
	return new Promise((resolve) => setTimeout(() => resolve(false), TIMEOUT_MS));
}

function answerTo(
	{ number, profile, text, today }: MatchQuestion,
	isFinal: boolean,
): MatchAnswer {
	const job = readJob(text);
	const match = matchProfile(profile, job, today);
	const { score, ceiling, parts, requirements } = match;
	return {
		number,
		isFinal,
		score,
		ceiling,
		parts,
		limit: match.limit,
		shares: sharesOf(job, requirements),
		points: panelPoints(match, job, profile),
		sections: offeredSections(profile, text),
		news: newsOf(job, text),
		languages: spokenLanguages(profile, job),
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
