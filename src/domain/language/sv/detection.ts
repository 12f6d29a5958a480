// Swedish: words it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {};
