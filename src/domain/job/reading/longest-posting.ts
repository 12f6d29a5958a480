// How much of a posting is read.

/** Characters that are read: far beyond any posting; what follows is something else pasted along. */
export const LONGEST_POSTING = 100_000;
