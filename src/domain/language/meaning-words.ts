// What words mean beyond their spelling: inflection and glosses.

export type MeaningWords = Readonly<Record<string, never>>;
