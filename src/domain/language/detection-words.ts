// What a language is known by: its commonest small words and the letters and endings others lack.

export type DetectionWords = Readonly<Record<string, never>>;
