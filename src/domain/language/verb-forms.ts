// The verbs that lines are told with, as rows of forms for the proof: "organizar organizo organicé | organización".

/** From rows "noun, noun = infinitive, present, past"; verbs of several words are left out. */
export function verbForms(verbs: string): string {
	return verbs
		.trim()
		.split("\n")
		.flatMap((row) => {
			const [nouns = "", forms = ""] = row.split(" = ");
			const [infinitive = "", ...others] = wordsIn(forms).slice(0, FORMS);
			const named = wordsIn(nouns).filter(isWord).join(" ");
			return isWord(infinitive)
				? [`${[infinitive, ...others.filter(isWord)].join(" ")} | ${named}`]
				: [];
		})
		.join("\n");
}

const FORMS = 3;

function wordsIn(list: string): string[] {
	return list.split(",").map((one) => one.trim());
}

function isWord(text: string): boolean {
	return /^\p{L}{2,}$/u.test(text);
}
