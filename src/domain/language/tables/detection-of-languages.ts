// The words every language is known by.
import { detection as da } from "../da/detection.ts";
import { detection as de } from "../de/detection.ts";
import type { DetectionWords } from "../detection-words.ts";
import { detection as en } from "../en/detection.ts";
import { detection as es } from "../es/detection.ts";
import { detection as fr } from "../fr/detection.ts";
import { detection as it } from "../it/detection.ts";
import type { EachLanguage } from "../language-code.ts";
import { detection as nl } from "../nl/detection.ts";
import { detection as no } from "../no/detection.ts";
import { detection as pt } from "../pt/detection.ts";
import { detection as sv } from "../sv/detection.ts";
import { detection as zh } from "../zh/detection.ts";

export const DETECTION_WORDS: EachLanguage<DetectionWords> = {
	en,
	de,
	fr,
	es,
	it,
	nl,
	pt,
	da,
	no,
	sv,
	zh,
};
