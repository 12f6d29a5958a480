// Dutch: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [
		[
			"een",
			/^(?:Associate|Bachelor|Cursus|Diploma|Hbo|Havo|Master|Mbo|Opleiding|Rijbewijs|Training|Vakopleiding|Vmbo|Vwo)|^[\p{L}-]*(?:certificaat|diploma|opleiding|cursus)(?=$|[ (])/iu,
		],
	],
	small:
		/^(?:Cursus|Diploma|Hbo|Havo|Mbo|Opleiding|Rijbewijs|Training|Vakopleiding|Vmbo|Vwo)[ -]/,
	holder: null,
	ongoing: "lopend",
	expired: "verlopen {date}",
	validUntil:
		"geldig tot(?: en met)?|geldig t/m|verloopt(?: in| op)?|vervaldatum",
	validFor: "geldig(?: voor)?|geldt",
	partOf: "(?:deel|module) [ivx\\d]+ van",
	course:
		"\\p{L}*cursus(?:sen)?|workshops?|trainingen|(?<=[(] ?)\\p{N}+ ?(?:uur|dagen)",
	mayCome:
		"v[oó][oó]r (?:indiensttreding|de startdatum|aanvang)|binnen \\d+ (?:dagen|weken|maanden)|bereid (?:om )?(?:deze|dit|die)? ?te (?:be)?halen",
};
