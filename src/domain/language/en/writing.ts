// English: words documents and letters add.
import type { WritingWords } from "../writing-words.ts";

export const writing: WritingWords = {};
