// What a language says in job postings: demands, wishes, headings, boilerplate.

export type PostingWords = Readonly<Record<string, never>>;
