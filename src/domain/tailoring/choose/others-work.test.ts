import { expect, it } from "vitest";
import { isOthersWork } from "./others-work.ts";

it.each([
	["de", "Dienstpläne schreibt die Empfangschefin"],
	["de", "Die Abrechnung macht das Steuerbüro"],
	["en", "The manager signs the contracts"],
	["it", "I turni li decide la direttrice"],
])("is somebody else's work (%s): %s", (language, text) => {
	expect(isOthersWork(text, language)).toBe(true);
});
it.each([
	["de", "Die Dienstpläne macht die Küchenchefin, ich vertrete sie"],
	["en", "Draw up the agreements; the manager signs them"],
	["en", "Won 3 accounts with the regional manager, who handled the contracts"],
	["fr", "Rédaction de signalements au procureur, relus par la cadre"],
	["nl", "Koopt zorg in bij 14 aanbieders en voert de contractgesprekken"],
	["no", "Var verneombud i fire år"],
	["sv", "Svarar på mejl i inköps gemensamma brevlåda"],
])("is the person's own, whoever else is named (%s): %s", (language, text) => {
	expect(isOthersWork(text, language)).toBe(false);
});
