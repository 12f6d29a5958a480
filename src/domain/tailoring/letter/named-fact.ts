// A fact that a letter names as the profile words it.

export type NamedFact = { text: string; path: string };
