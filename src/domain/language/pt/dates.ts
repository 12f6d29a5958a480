// Portuguese: months, seasons, now, and the words of a span of time.
import type { DateWords } from "../date-words.ts";

export const dates: DateWords = {};
