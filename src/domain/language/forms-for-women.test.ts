import { expect, test } from "vitest";
import { keyOf } from "../job/text/tokens.ts";

test.each([
	["de", "Bilanzbuchhalterin", "Bilanzbuchhalter"],
	["de", "Sachbearbeiterinnen", "Sachbearbeiterin"],
	["de", "Speditionskauffrau", "Speditionskaufmann"],
	["de", "Erzieherin", "Erzieher"],
	["fr", "directrices", "directeurs"],
	["fr", "infirmière", "infirmier"],
	["fr", "vendeuse", "vendeur"],
	["es", "enfermera", "enfermero"],
	["es", "coordinadora", "coordinador"],
	["it", "coordinatrice", "coordinatore"],
	["it", "infermiera", "infermiere"],
	["pt", "enfermeira", "enfermeiro"],
	["pt", "coordenadora", "coordenador"],
	["nl", "medewerkster", "medewerker"],
	["nl", "lerares", "leraar"],
	["sv", "lärarinna", "lärare"],
	["sv", "sjuksköterska", "sjukskötare"],
	["da", "sygeplejerske", "sygeplejer"],
	["no", "lærerinne", "lærer"],
])("%s: %s and %s are one trade", (language, hers, his) => {
	expect(keyOf(hers, language)).toBe(keyOf(his, language));
});

test.each([
	["de", "Medizin", "Mediz"],
	["de", "Gelatine", "Gelat"],
	["nl", "register", "regist"],
])("%s: %s is no form of a trade", (language, word, key) => {
	expect(keyOf(word, language).startsWith(key.toLowerCase())).toBe(true);
});
