// What a language calls months, seasons and now, and how it writes a span of time.

export type DateWords = Readonly<Record<string, never>>;
