/** What the lexicon calls "certification" without more. */
export const ANY_PAPER = "professional certification";
