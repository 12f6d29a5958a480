// The resume words of every language, and of those whose resumes are read though none is written in them.
import { resume as da } from "../da/resume.ts";
import { resume as de } from "../de/resume.ts";
import { resume as en } from "../en/resume.ts";
import { resume as es } from "../es/resume.ts";
import { resume as fr } from "../fr/resume.ts";
import { resume as it } from "../it/resume.ts";
import type { EachLanguage, ReadOnlyCode } from "../language-code.ts";
import { resume as nl } from "../nl/resume.ts";
import { resume as no } from "../no/resume.ts";
import { resume as pl } from "../pl/resume.ts";
import { resume as pt } from "../pt/resume.ts";
import type { ResumeWords } from "../resume-words.ts";
import { resume as sv } from "../sv/resume.ts";
import { resume as zh } from "../zh/resume.ts";

export const RESUME_WORDS: EachLanguage<ResumeWords> = {
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

const READ_ONLY: Readonly<Record<ReadOnlyCode, ResumeWords>> = { pl };

/** The languages resumes are read in. */
export const READ_RESUME_WORDS: readonly ResumeWords[] = [
	...Object.values(RESUME_WORDS),
	...Object.values(READ_ONLY),
];
