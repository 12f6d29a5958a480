// What a language claims with: numbers and units in words, ranks, degrees, deeds.

export type ClaimWords = Readonly<Record<string, never>>;
