// What a person is said about a letter as a whole.

/** Lines stand word for word: there is nothing a strength could turn. */
export const ONE_LETTER = "Every setting gives the same letter.";

export const LETTER_WISHES = {
	none: "The posting asks for no cover letter. This is a short message for its form or your email; you can leave it out.",
	short: "The posting asks for a short message, so this letter is kept short.",
};

export function attached(line: string): string {
	return `As the posting asks, the line below your name reads “${line}”. Attach those documents, or change the line.`;
}

export const INQUIRY =
	"Conditions of this posting are not in your profile, so the letter asks before it applies. If you meet them, add them to your profile.";
