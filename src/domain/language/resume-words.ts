// What stands in resumes: section headings, labels, levels, names of languages, places and degrees.

export type ResumeWords = Readonly<Record<string, never>>;
