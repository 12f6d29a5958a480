// The language a resume is written in.
import { detectLanguage } from "../../job/language.ts";

const HAN = /\p{Script=Han}/gu;

/** ISO 639-1, "und" where there is too little text to tell. */
export function languageOfText(text: string): string {
	const han = text.match(HAN)?.length ?? 0;
	return han > 20 && han * 4 > text.length ? "zh" : detectLanguage(text);
}
