// Dutch: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Latin",
	words: `
		de het een en of maar want omdat als dan dat die dit deze wie wat waar wanneer hoe niet geen wel ook nog al
		zeer heel meer meest minder veel alle alles elk elke ieder iedere ander andere ik jij je u hij zij ze wij we
		jullie mij me jou jouw hem haar ons onze hun mijn uw zijn ben bent is was waren wordt worden werd werden heb
		hebt heeft hebben had kan kun kunt kunnen moet moeten mag zal zullen wil willen gaat doen te van in op aan bij
		voor met door over onder tussen naar uit om tegen tot sinds vanaf zonder binnen buiten tijdens volgens er hier
		daar zo zelf zich ervaring ervaringen kennis opleiding opleidingen werk werken werkt werkte werkzaamheden
		werkervaring functie baan bedrijf bedrijven onderneming afdeling klant klanten patiënten leerlingen collega
		collega's medewerker medewerkers verantwoordelijk verantwoordelijkheden leiding leidinggevende begeleiden
		begeleiding ontwikkeling ontwikkelen ontwikkelde opzetten uitvoeren uitvoering ondersteunen ondersteuning
		beheer beheren organiseren verkoop inkoop zorg verzorgen verzorging onderhoud zoek zoeken gezocht vragen
		bieden biedt solliciteer sollicitatie vacature vacatures jaar jaren maand maanden week weken dag dagen uur
		uren school hogeschool universiteit diploma salaris contract niveau goede goed nieuwe nieuw twee drie vier
		vijf minimaal minstens eigen graag enthousiast zelfstandig nauwkeurig beschikking nederlands engels kwaliteit
		veiligheid keuken winkel magazijn bouw leidde bouwde verhoogde verlaagde verbeterde verbeteren opgezet sturen`,
	letters: "ëïéö",
	endings: `
		heid heden lijk lijke lijks baar ing ingen atie aties iteit schap isch ische eren erde igheid aar eur ste tje`,
};
