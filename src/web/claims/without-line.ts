// A text without one of its sentences, as the person takes it out.

/** "" where the sentence was all of it. The text comes back as it is where it does not hold the sentence. */
export function withoutSentence(text: string, sentence: string): string {
	const at = text.indexOf(sentence.trim());
	if (at === -1) return text;
	const before = text.slice(0, at).trimEnd();
	const after = text.slice(at + sentence.trim().length).trimStart();
	return [before, after].filter(Boolean).join(" ");
}
