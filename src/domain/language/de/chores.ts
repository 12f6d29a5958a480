// German: chores.
import type { ChoreWords } from "../chore-words.ts";

export const chores: ChoreWords = {
	kinds: {
		cleaning: {
			names:
				"auskehren|ausgekehrt|aufräum(?:en|dienst|arbeiten)|kehr(?:en|dienst|arbeiten)|putz(?:en|dienst)|wischen|autowäsche|autos? waschen|müll(?:dienst|entsorgung)?|fensterputzen|wäsche(?:dienst)?(?! \\p{L}*bau)|spüldienst|küchendienst|(?:maschinen|werkstatt|arbeitsplatz|fahrzeug|geräte|raum|hallen|grund|büro)reinigung|reinigungsarbeiten|besenrein",
			bare: "(?:allgemeine |tägliche )?(?:reinigung|säuberung|sauberkeit)|reinigen|säubern",
			deeds:
				"reinig(?:en|ung|te|t)|gereinigt|säuber(?:n|ung|te)|gesäubert|putzen|geputzt|wischen|fegen|gefegt|kehren|aufräumen|aufgeräumt|entsorg(?:en|ung|t)|sauber ?(?:halten|gehalten)|spülen",
			things:
				"küche|kantine|pausenraum|aufenthaltsraum|toiletten?|büros?|werkstatt|halle|boden|böden|fenster|regale|räume?n?|praxisräume?n?|maschinen?|anlagen?|werkzeuge?n?|geräte?n?|arbeitsplatz|arbeitsplätze|theke|\\p{L}*fahrzeuge?n?|dienstwagen|auto|transporter|bus|müll|abfall|abfälle|späne|hof|baustelle|lager|labor|material|glasgeräte",
			asked:
				"reinigung(?!smittel)\\p{L}*|reinigungs(?:kraft|kräfte|arbeiten|dienst)|putz(?:kraft|hilfe|arbeiten)|hauswirtschaft\\p{L}*|housekeeping|hausmeister\\p{L}*|wäscherei|gebäudereinig\\p{L}*|sauberkeit|entsorgungs\\p{L}*|abfallwirtschaft",
		},
		grounds: {
			names:
				"rasen ?mähen|mähen|mäharbeiten|winterdienst|schnee ?räumen|schneeräumung|laub (?:fegen|rechen|harken)|unkraut(?: jäten)?|blumen gießen|pflanzen gießen",
			asked:
				"garten\\p{L}*|gärtner\\p{L}*|landschafts\\p{L}*|grün(?:pflege|anlagen|flächen)\\p{L}*|hausmeister\\p{L}*|winterdienst|mäh\\p{L}*|facility",
		},
		clerical: {
			names:
				"telefondienst|telefonannahme|telefonzentrale|postbearbeitung|posteingang|postverteilung|ablage|aktenablage|protokolle? (?:geschrieben|schreiben|geführt)|protokollführung|(?:post|e-?mails?) (?:bearbeit|beantwort|sortier|verteil)\\p{L}*|(?:ein)?scannen|eingescannt|kopieren|kopierarbeiten|botengänge|reisekostenabrechnung|spesenabrechnung|(?:hole|holen) (?:die )?post",
			bare: "post|telefon|empfang|archiv|archivierung|archivieren|ablegen|abheften|diktate?|ferienlisten?|schriftverkehr|bürotätigkeiten|allgemeine büroarbeiten|allgemeine bürotätigkeiten",
			deeds:
				"ablegen|abgelegt|abheften|abgeheftet|einsortier\\p{L}*|sortier\\p{L}*|archivier\\p{L}*|kopier\\p{L}*|scann?\\p{L}*|verteil\\p{L}*",
			things:
				"akten|belege|unterlagen|dokumente|lieferscheine|frachtbriefe|rechnungen|karten|karteikarten|post|briefe|papiere|formulare|ordner",
			asked:
				"empfang\\p{L}*|rezeption\\p{L}*|sekretari\\p{L}*|sekretär\\p{L}*|bürokauf\\p{L}*|bürokraft|büroassisten\\p{L}*|teamassisten\\p{L}*|assistenz|sachbearbeit\\p{L}*|telefonzentrale|telefondienst|telefon|poststelle|archiv\\p{L}*|ablage|schriftverkehr|bürotätigkeiten",
		},
		supplies: {
			names:
				"toilettenpapier|klopapier|(?:büromaterial|verbrauchsmaterial|kaffee|reinigungsmittel)bestellung\\p{L}*|verfalldaten|verfallsdaten|(?:waren|regal)auffüllung|regale? (?:auffüllen|einräumen)|inventur(?:en)?|ordnung im (?:lager|schrank)\\p{L}*|toner|werkzeugausgabe|getränkebestellung(?:en)?",
			deeds:
				"bestell(?:en|ung|ungen|te|t)|nachbestell(?:en|ung|t)|auffüll(?:en|ung)|aufgefüllt|nachfüll(?:en|ung)|nachgefüllt|befüll(?:en|ung)|auffüllen|besorg(?:en|ung|t)|sortieren",
			things:
				"büromaterial\\p{L}*|büro(?:bedarf|artikel)\\p{L}*|verbrauchsmaterial\\p{L}*|kaffee|getränke?n?|reinigungsmitteln?|handschuhe?n?|handtüche?rn?|nadeln|windeln|kleinmaterial|schränke?n?|regale?n?|\\p{L}*wagen|toner|papier|\\p{L}+-kisten?|schubladen?",
			asked:
				"lager\\p{L}*|inventur\\p{L}*|bestand\\p{L}*|warenwirtschaft|warenannahme|regal\\p{L}*|materialwirtschaft|materialbestell\\p{L}*|verbrauchsmaterial\\p{L}*|disposition von material|auffüll\\p{L}*|einzelhandel",
		},
		upkeep: {
			names:
				"ölwechsel|reifenwechsel|(?:auf|be)?tanken|(?:auf)?getankt|betankt|fahrzeugpflege|(?:kühlschmierstoff|öl|ölstand|kühlmittel) (?:prüfen|nachfüllen|kontrollieren)|passwörter zurücksetzen|drucker (?:reparier|fix|entstör)\\p{L}*|zähler (?:ablesen|abgelesen)|zählerablesung|(?:lampen|leuchtmittel|batterien) (?:wechseln|getauscht|tauschen)",
			bare: "öl|reifen|bremsen|kühlschmierstoff",
			deeds: "schmieren|geschmiert|ölen|geölt|schärfen|abschmieren",
			things: "werkzeuge?|maschinen?|geräte?|ketten?|messer|fahrzeuge?",
			asked:
				"instandhalt\\p{L}*|mechaniker\\p{L}*|mechatronik\\p{L}*|schlosser\\p{L}*|werkstatt|fuhrpark\\p{L}*|fahrzeug\\p{L}*|helpdesk|support|reparatur\\p{L}*|zähler\\p{L}*|abschmieren|reifen|bremsen",
		},
		chasing: {
			names:
				"(?:bestellungen|rechnungen|unterlagen|unterschriften|stundenzettel|termine|lieferanten|rückmeldungen) (?:nachfassen|nachhaken|anmahnen|hinterhertelefonieren)|nachtelefonieren|hinterhertelefonieren",
			bare: "erinnerungen|nachfassen|terminverfolgung|stundenzettel",
			asked:
				"mahnwesen|forderung\\p{L}*|inkasso|bestellabwicklung|auftragsabwicklung|nachfass\\p{L}*|terminverfolgung|debitoren\\p{L}*",
		},
		meetings: {
			names:
				"(?:teilnahme|teilgenommen) an (?:\\p{L}+ ){0,2}(?:besprechungen|teamsitzungen|teambesprechungen|dienstbesprechungen|sitzungen|meetings)|stand-?ups?|dailys?|retros?|screenshots",
			asked: "scrum master|agile coach|moderation|stand-?ups?",
		},
		opening: {
			names:
				"(?:auf|zu|ab)(?:ge)?schl(?:ie|o)(?:ß|ss)en (?:des|der) \\p{L}*(?:ladens?|filiale|geschäfts?|werkstatt)|laden (?:auf|ab)(?:ge)?schl(?:ie|o)(?:ß|ss)en|schließdienst|kassenabschluss|(?:öffnen|schließen) (?:des|der) \\p{L}*(?:ladens?|filiale|geschäfts?)",
			asked:
				"einzelhandel\\p{L}*|filial\\p{L}*|laden|verkäufer\\p{L}*|kass(?:e|en\\p{L}*|ierer\\p{L}*)|schließdienst|bank\\p{L}*|kassenwesen|buchhalt\\p{L}*",
		},
		household: {
			names:
				"kaffee (?:ge)?koch(?:en|t|te)|kaffee für \\p{L}+|kochte kaffee|parkuhr\\p{L}*|kaffee(?:kasse|maschine|dienst|küche)|teeküche|kühlschrank|fundsachen|geburtstagskasse|geburtstagskarten|weihnachtsfeier|(?:tee|kaffee) kochen|kaffee(?:kochen|zubereitung)|geschirr\\p{L}*|abwasch\\p{L}*|besorgungen|botengänge|einkäufe erledig\\p{L}*|tippspiel|tombola|wichteln|spülmaschine|kaffeemaschine entkalken",
			asked:
				"küche\\p{L}*|gastronom\\p{L}*|hauswirtschaft\\p{L}*|café|catering|kühl(?:schränke|technik|möbel)\\p{L}*|office manag\\p{L}*|bewirtung",
		},
		social: {
			names:
				"Büroumzug|Umzug (?:des|vom|unseres) Büros?|sommerfest\\p{L}*|betriebsfest\\p{L}*|betriebsausfl\\p{L}*|firmenfeiern?|firmenfest\\p{L}*|betriebsfeiern?|hoffest\\p{L}*|grillfest\\p{L}*|grillabend\\p{L}*|teamevents?|teamausfl\\p{L}*|jubiläumsfeiern?|kuchen(?:verkauf|basar|buffet)|weihnachts(?:deko\\p{L}*|markt|baum|essen)|(?:fest|vergnügungs)(?:ausschuss|komitee)|betriebssport\\p{L}*|firmenlauf|(?:fußball|kegel|lauf)(?:mannschaft|abend|gruppe)e?|dekoration(?:en)? (?:des|der) (?:foyers?|eingangs?|halle)",
			asked:
				"event\\p{L}*|veranstaltung\\p{L}*|gastronom\\p{L}*|hotel\\p{L}*|catering|dekorat\\p{L}*|marketing|fest(?:e|en|organisation)|freizeit\\p{L}*",
		},
		sundry: {
			names:
				"^.{0,28}(?:was (?:so |gerade |alles )?(?:anfällt|anfiel|zu tun war)|alles mögliche|dies und das|mädchen für alles)$|^(?:diverse|verschiedene|sonstige)[nrs]? (?:[\\p{L}-]+ )?(?:reports?|reportings?|berichte|sachen|kleinigkeiten)$|^(?:allgemeine|diverse|sonstige|verschiedene|anfallende|weitere|übliche)[nrs]? (?:[\\p{L}-]+ )?\\p{L}*(?:tätigkeiten|arbeiten|aufgaben|korrespondenz)|ordnung halten",
			asked: "(?!)",
		},
	},
	occasions:
		"wenn|falls|solange|bis|bei (?:bedarf|engpässen|ausfall|abwesenheit)|im (?:sommer|winter|frühjahr|herbst|wechsel)|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s|einmal|zweimal|alle|pro|jeden|täglich|wöchentlich|monatlich|vertretungsweise|reihum|ab und zu",
};
