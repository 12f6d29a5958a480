// Dutch: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"installateur, ondernemingsraad, bestuur, raad, commissie, voorzitter, penningmeester, secretaris, afdelingshoofd, hoofd, preventiemedewerker, schoonmaakbedrijf, verhuurder, huurder, verzekeraar, bank, makelaar, rechter, rechtbank, ministerie, politie, douane, brandweer, vakbond, elektricien, loodgieter, monteur, timmerman, schilder, werkplaats, magazijn, transporteur, vervoerder, chauffeur, inkoper, inkoop, verkoop, marketing, productie, planning, kwaliteit, techniek, docent, docente, leraar, lerares, trainer, begeleider, onderzoeker, hoogleraar, psycholoog, huisarts, specialist, dierenarts, tandarts, verloskundige, fysiotherapeut, wijkverpleegkundige, maatschappelijk werker, redacteur, redactie, uitgever, vertaler, conservator, bibliothecaris, advocaat, deurwaarder, adviseurs, consultant, leveranciers, technicus, technoloog, procestechnoloog, kwaliteitsdienst, ontwikkelaar, ontwerper, vormgever, regisseur, controller, ploegleider, voorman, werkvoorbereider, projectleider, personeelszaken, hr, kok, chef-kok, operationeel manager",
	deputies: "plaatsvervangend waarnemend adjunct vice",
	having: "heeft hebben had hadden ze het dat die",
	honorifics: "dhr mevr mevrouw meneer dr prof",
	by: "",
	nounBy: "door",
	owning:
		"ligt bij, liggen bij, lag bij, is aan, zijn aan, hoort bij, komt van, komen van, blijft bij, is de taak van, is voorbehouden aan",
	clitics: "",
	pronouns: "hij zij ze",
	following: "volgens, naar, conform, op basis van",
	firstPerson: "",
	thirdPerson: "",
	objectRelatives: "",
	studying:
		"studeer, student, studente, bezig, in opleiding, ingeschreven, rond af in, volg de opleiding, volg een opleiding",
	booked: "ingeschreven, aangemeld, geboekt",
	exam: "examen, toets, tentamen, cursus",
	ahead: "gepland, ingepland, voorzien, moet nog, nog af te leggen",
	received:
		/^(?:controle|controleren|beoordeling|beoordelen|begeleiding|begeleiden|opleiding|opleiden|coaching|coachen|toetsing|keuring|inspectie|supervisie|training|aansturing) (?:van (?:de|het|een|mijn)(?: \p{Ll}+)? (?:\p{L}*(?:leidinggevende|leider|chef|manager|meester|begeleider|directeur|directrice|opzichter|inspecteur|voorman|uitvoerder|ingenieur|architect|arts|inspectie)|mentor|coach|NVWA)|van \d+ (?:uur|uren|dagen|weken|maanden))(?!\p{L})/iu,
};
