// Dutch: chores.
import type { ChoreWords } from "../chore-words.ts";

export const chores: ChoreWords = {
	kinds: {
		cleaning: {
			names:
				"kliko\\p{L}*(?:['’]s)?(?: buiten(?: ge)?zet(?:ten)?)?|prullenbakken (?:ge)?le(?:gen|egd)|opruimen|opgeruimd|opruimwerk|vegen|geveegd|schrobben|dweilen|stofzuigen|ramen (?:lappen|wassen)|auto(?:['’]s)? wassen|(?:de )?was (?:doen|draaien)|afval (?:afvoeren|wegbrengen)|(?:kast|kasten) opruimen|schoonmaakdienst|schoonmaakwerk\\p{L}*",
			bare: "schoonmaak|schoonmaken|poetsen|reiniging",
			deeds:
				"wassen|gewassen|schoonmaken|schoongemaakt|schoonmaak|schoonhouden|schoon ?houden|poetsen|reinig(?:en|ing)|gereinigd|opruimen|opgeruimd|legen|afvoeren|afwassen|ruimt?|veegt?",
			things:
				"handdoek(?:en)?|doeken|keuken|kantine|toiletten?|kantoor|kantoren|werkplaats|vloer(?:en)?|ramen|schappen|lokalen?|ruimtes?|behandelkamers?|kamers?|machines?|gereedschap(?:pen)?|materia(?:al|len)|werkplek(?:ken)?|balie|voertuigen?|bus(?:sen)?|(?:vracht|bestel)?wagens?|trailers?|afval|spanen|erf|terrein|bouwplaats|magazijn|glaswerk",
			asked:
				"schoonmaak\\p{L}*|schoonma\\p{L}*|huishoudelijk\\p{L}*|housekeeping|conciërge|wasserij|facilitair\\p{L}*|interieurverzorg\\p{L}*",
		},
		grounds: {
			names:
				"gras ?maaien|maaien|sneeuw ?ruimen|gladheidsbestrijding|bladblazen|onkruid (?:wieden|schoffelen)|planten water(?: geven)?",
			asked:
				"hovenier\\p{L}*|tuin\\p{L}*|groen(?:voorziening|onderhoud|medewerker)\\p{L}*|plantsoen\\p{L}*|terreinbeheer|conciërge|maaien|gladheid\\p{L}*",
		},
		clerical: {
			names:
				"postronde|telefoondienst|telefoon (?:aannemen|beantwoorden|opnemen)|(?:aannemen|beantwoorden) van (?:de )?telefoon|postverwerking|post (?:sorteren|verdelen|rondbrengen)|notuleren|notulen (?:maken|schrijven|van)|kopiëren|kopieerwerk|(?:in)?scannen|archiveren|declaraties",
			bare: "post|telefoon|receptie|balie|archief|archivering|administratieve taken|kopiëren",
			deeds:
				"archiver(?:en|ing)|gearchiveerd|(?:in)?scannen|ingescand|sorteren|gesorteerd|opbergen|kopiëren|rondbrengen",
			things:
				"papieren|dossiers|documenten|bonnen|pakbonnen|vrachtbrieven|facturen|kaarten|post|brieven|formulieren|mappen",
			asked:
				"recepti\\p{L}*|secretar\\p{L}*|balie\\p{L}*|administratief medewerker|administratieve (?:taken|ondersteuning)|telefon\\p{L}*|telefoon\\p{L}*|archie\\p{L}*|archive\\p{L}*|officemanager|postkamer|managementassistent\\p{L}*",
		},
		supplies: {
			names:
				"wc-papier|toiletpapier|kantoor(?:artikelen|benodigdheden)|(?:voorraad|materiaal)kast\\p{L}*|verbanddoz\\p{L}*|kast(?:en)? (?:bijvullen|aanvullen|bijhouden|op orde)|vakkenvullen|schappen (?:vullen|bijvullen)|houdbaarheidsdata|voorraad tellen|toner",
			bare: "inventaris(?:atie)?|aanvullen|bijvullen",
			deeds:
				"bestell(?:en|ing|ingen)|besteld|bijbestellen|aanvullen|aangevuld|bijvullen|bijgevuld|inkopen|bestelt?|vult? aan",
			things:
				"kantoor(?:artikelen|benodigdheden|materiaal)|koffie|verbruiksmaterial\\p{L}*|verbruiksartikelen|schoonmaakmiddelen|handschoenen|drankjes|handdoeken|luiers|naalden|karren|kasten",
			asked:
				"voorraad\\p{L}*|magazijn\\p{L}*|logisti\\p{L}*|vakkenvull\\p{L}*|schappen|inventaris\\p{L}*|orderpick\\p{L}*|bevoorrad\\p{L}*|verbruiksmaterial\\p{L}*",
		},
		upkeep: {
			names:
				"(?:aftanken|tanken|getankt)|olie (?:verversen|bijvullen)|banden (?:wisselen|verwisselen)|wachtwoorden (?:resetten|herstellen)|meterstanden (?:opnemen|noteren)|(?:lampen|batterijen) (?:vervangen|wisselen)|accu['’]?s laden",
			bare: "olie|banden|remmen",
			deeds: "smeren|gesmeerd|slijpen|invetten",
			things: "gereedschap(?:pen)?|machines?|messen|voertuigen?|kettingen?",
			asked:
				"onderhoud(?:s\\p{L}*)?(?! van (?:tuinen|plantsoenen|groen))|monteur\\p{L}*|garage|werkplaats|wagenpark|voertuigen|helpdesk|servicedesk|reparat\\p{L}*|meterstanden|banden|remmen",
		},
		chasing: {
			names:
				"nabellen|achterna bellen|(?:handtekeningen|bonnen|urenstaten|leveranciers) (?:najagen|nabellen)",
			bare: "herinneringen|urenstaten|werkbonnen",
			asked:
				"debiteuren\\p{L}*|incasso|orderopvolging|nabellen|aanmaningen|inkoopadministrat\\p{L}*",
		},
		meetings: {
			names:
				"(?:bijwonen van|deelname aan|deelnemen aan) (?:\\p{L}+ ){0,2}(?:vergaderingen|overleggen|werkoverleg|teamoverleg|teamvergaderingen)|stand-?ups?|retro['’]?s|screenshots",
			asked: "scrum ?master|agile coach|stand-?ups?",
		},
		opening: {
			names:
				"(?:openen|sluiten|afsluiten)(?: en (?:openen|sluiten|afsluiten))? van (?:de|het) (?:winkel|zaak|filiaal|kassa|pand|salon)|(?:winkel|zaak|filiaal|pand) (?:openen|sluiten|afsluiten)|kassa (?:opmaken|tellen)|sleuteldienst",
			asked:
				"winkel\\p{L}*|verkoopmedewerk\\p{L}*|verkoper\\p{L}*|filiaal\\p{L}*|kassa\\p{L}*|retail|detailhandel|bank\\p{L}*|boekhoud\\p{L}*",
		},
		household: {
			names:
				"koffie (?:ge)?zet(?:ten)?|zette koffie|koffie voor \\p{L}+|pleinwacht|versieren|koffie(?:pot|hoek|automaat|kamer|dienst|apparaat|corvee|beurt|machine)|koffie zetten|afwas(?:dienst|sen)?|koelkast|gevonden voorwerpen|kerstborrel|verjaardags(?:pot|kaarten)|kantoorplanten|boodschappen(?: doen)?|vaatwasser|(?:voetbal|wk-)?poule|toto|loterij|kerstpakketten",
			asked:
				"keuken\\p{L}*|horeca|barista|catering|kok|koel(?:techniek|installaties)\\p{L}*|huishoudelijk\\p{L}*|officemanager",
		},
		social: {
			names:
				"(?:kantoor)?verhuizing van (?:het|ons) kantoor|kantoorverhuizing|personeelsfeest\\p{L}*|bedrijfsuitje\\p{L}*|teamuitje\\p{L}*|zomerfeest\\p{L}*|kerstfeest\\p{L}*|nieuwjaarsborrel\\p{L}*|personeelsborrel\\p{L}*|vrijmibo|barbecue\\p{L}*|kerst(?:versiering|boom|diner|lunch|markt)\\p{L}*|feestcommissie|activiteitencommissie|personeelsvereniging|taartenverkoop|(?:bedrijfs)?voetbal(?:toernooi|team)",
			asked:
				"event\\p{L}*|evenement\\p{L}*|horeca|catering|activiteit\\p{L}*|decor\\p{L}*|recreatie",
		},
		sundry: {
			names:
				"^(?:diverse|overige|allerlei) (?:\\p{L}+ )?(?:taken|klusjes|rapportages|dingen)$|^.{0,28}(?:van alles wat|wat (?:er )?(?:nodig|te doen) was)$|^(?:diverse|algemene|overige|andere|voorkomende|verschillende) (?:[\\p{L}-]+ )?(?:werkzaamheden|taken|klussen)",
			asked: "(?!)",
		},
	},
	occasions:
		"als|wanneer|tot|zolang|bij (?:drukte|ziekte|afwezigheid)|in de (?:winter|zomer|lente|herfst)|'s winters|op (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|om de beurt|eens per|één keer|een keer|\\d keer|per (?:week|maand|jaar)|elke|iedere|wekelijks|dagelijks|maandelijks|af en toe",
};
