// German: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"Prokurist, Prokuristin, Betriebsrat, Personalrat, Aufsichtsrat, Vorsitzende, Vorsitzender, Präsident, Präsidentin, Schatzmeister, Schatzmeisterin, Rektor, Rektorin, Dekan, Dekanin, Beraterin, Leitstelle, Disponent, Disponentin, Einkäufer, Einkäuferin, Planer, Planerin, Prüferin, Gutachterin, Notar, Notarin, Richter, Richterin, Gericht, Makler, Maklerin, Versicherung, Bank, Hausverwaltung, Eigentümer, Eigentümerin, Vermieter, Vermieterin, Bauherr, Statiker, Statikerin, Vermesser, Elektriker, Elektrikerin, Installateur, Monteur, Monteurin, Mechaniker, Mechanikerin, Werkstatt, Lager, Versand, Spedition, Spediteur, Vertrieb, Marketing, Produktion, Entwicklung, Konstruktion, Qualitätssicherung, Rechtsabteilung, Hebamme, Apotheker, Apothekerin, Therapeut, Therapeutin, Psychologe, Psychologin, Pflegedienstleitung, Stationsleitung, Lehrkraft, Lehrer, Lehrerin, Trainer, Trainerin, Dozent, Dozentin, Professor, Professorin, Übersetzer, Übersetzerin, Redakteur, Redakteurin, Verlag, Kurator, Kuratorin, Restaurator, Restauratorin, Förster, Försterin, Landwirt, Chemiker, Chemikerin, Ministerium, Polizei, Feuerwehr, Zoll, Finanzamt, Ausschuss, Gremium, Kommission, Koordinator, Koordinatorin, Projektleiter, Projektleiterin, Projektleitung, Schichtleitung, Entwicklerin, Technikerin, Anlagenbauer, Fremdfirma, Kundin, Kunden, Partnerin, Sekretär, Sekretärin, Hausmeister",
	deputies:
		"stellvertretender stellvertretende stellvertretendes stellvertreter stellvertreterin vize kommissarische kommissarischer",
	having: "hat haben hatte hatten sie es ihn das dies",
	honorifics: "herr herrn frau dr prof",
	by: "vom",
	fused: "vom",
	nounBy: "durch, seitens",
	owning:
		"liegt bei, liegen bei, liegt beim, lag bei, lag beim, obliegt, obliegen, obliegt dem, ist Sache, Sache von, Sache des, Sache der, bleibt bei, bleibt beim, kommt von, kommen von, kommt vom, kommen vom, übernimmt, übernahm, übernehmen",
	clitics: "",
	pronouns: "er sie",
	following: "nach, laut, gemäß, entsprechend",
	firstPerson: "",
	thirdPerson: "",
	objectRelatives: "den denen",
	studying:
		"studiere, im Studium, Studentin, Student, Studierende, eingeschrieben, angestrebt, laufend, in Weiterbildung, noch bis, besuche",
	booked: "angemeldet, angemeldet zu, angemeldet zur, gebucht",
	exam: "Prüfung, Examen, Kurs, Lehrgang, Teil, Modul, Vorbereitungskurs, Vorbereitungslehrgang",
	ahead:
		"geplant, angesetzt, ausstehend, steht aus, steht noch aus, noch offen, terminiert, vorgesehen",
	received:
		/^(?:Prüfung|Überprüfung|Kontrolle|Beurteilung|Bewertung|Überwachung|Beaufsichtigung|Schulung|Ausbildung|Einarbeitung|Anleitung|Begleitung|Unterweisung) (?:(?:de[rs]|eine[rs]|meine[rs]|von|vom)(?: \p{Ll}+)? (?:\p{L}|-)*(?:leitung|leiterin|leiters|chefs|chefin|meisters|meisterin|vorgesetzten|führung|führers|vorstands|kammer|behörde|amte?s|TÜV|IHK|HWK|DEKRA|gesellen|mentors|mentorin|ausbilders|ausbilderin|prüfers|prüferin|inspektors|ingenieurs|arztes|ärztin|trägers)|von \d+ (?:Stunden|Tagen|Wochen|Monaten))(?!\p{L})/iu,
};
