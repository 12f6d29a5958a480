// What documents add of their own: headings, date patterns, conventions and sentences of letters.

export type WritingWords = Readonly<Record<string, never>>;
