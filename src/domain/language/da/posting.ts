// Danish: words of job postings.
import type { PostingWords } from "../posting-words.ts";

export const posting: PostingWords = {};
