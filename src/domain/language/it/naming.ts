// Italian: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	at: `presso`,
	placed: `in`,
	within: `presso|in|alla|al|nella`,
	small: `di|del|della|la|e|per|con`,
	cities: `Roma|Milano|Napoli|Torino|Palermo|Genova|Bologna|Firenze|Bari|Catania|Venezia|Verona|Messina|Padova|Trieste|Brescia|Parma|Taranto|Prato|Modena|Reggio Emilia|Perugia|Ravenna|Livorno|Rimini|Cagliari|Ferrara|Salerno|Bergamo|Trento|Bolzano|Vicenza|Udine|Ancona|Lecce|Pescara|Novara|Piacenza|Como|Varese|Lugano`,
	title: {
		workplaces: `(?:da )?remoto|smart working|ibrido`,
		fields: `posizione|figura ricercata|mansione`,
		greetings: `ciao`,
		based: `a`,
		contracts: `tempo pieno`,
		hourUnits: `ore`,
		calls: `offerta di lavoro`,
		haste: `per (?:il nostro|la nostra|i nostri)`,
	},
	employer: {
		portals: `Portale carriere (?:di|della) `,
		fields: `azienda`,
		inName: `di|del|della|la`,
		articles: `Il|Lo|La|L['’]`,
		noNames: `salva(?: nei preferiti| annuncio| offerta)?|condividi|segnala(?: annuncio)?|candidati(?: ora)?|stampa|pubblicat[oa](?: .*)?`,
		seeks: `cerca|ricerca|seleziona|assume`,
		our: `La nostra|Il nostro`,
		ourClient: `[Ii]l (?:nostro|mio) cliente`,
		iAm: `Sono`,
		founder: `fondat(?:ore|rice)|titolare`,
		ofCompany: `di`,
		isA: `è (?:una?|la|il)`,
		kinds: `azienda|società|cooperativa|struttura|ente|clinica|fondazione|associazione|assicurazione|banca|gruppo|casa`,
		authorities: `comune`,
		municipalities: `Comune`,
		institutionBegins: `Hotel|Ristorante|Albergo|Trattoria|Osteria|Clinica|Ospedale|Cooperativa|Casa di [Cc]ura|Casa di [Rr]iposo|Assicurazioni|Azienda|ASL|ASST|Fondazione|Istituto|Associazione|Asilo|Consorzio|Cantina|Banca|Gruppo|Scuola|Università|Laboratorio|Farmacia|Policlinico`,
		ofPlace: `di`,
	},
};
