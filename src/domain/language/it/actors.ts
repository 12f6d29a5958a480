// Italian: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"presidente, presidentessa, tesoriere, tesoriera, consiglio, comitato, commissione, giunta, risorse umane, ministero, tribunale, giudice, notaio, notaia, banca, assicurazione, assicuratore, broker, locatore, condominio, amministratore, amministratrice, geometra, perito, perita, direttore lavori, elettricista, idraulico, meccanico, montatore, installatore, officina, magazzino, trasportatore, corriere, buyer, acquisti, logistica, produzione, qualità, commerciale, commerciali, formatore, formatrice, docente, insegnante, professore, professoressa, ricercatore, ricercatrice, psicologo, psicologa, farmacista, veterinario, veterinaria, dentista, ostetrica, fisioterapista, educatore, educatrice, assistente sociale, pediatra, caposala, redattore, redattrice, editore, editrice, traduttore, traduttrice, curatore, curatrice, restauratore, restauratrice, bibliotecaria, consulenti, fornitori, ditta esterna, polizia, dogana, sindacato, tecnico, informatico, informatica, programmatore, programmatrice, grafico, grafica, capoturno, caporeparto, area manager, ragioniere, ragioniera, agronomo, agronoma, cuoco, chef",
	deputies: "vice aggiunto aggiunta",
	honorifics: "sig signor signora sigra dott dottssa ing avv geom",
	by: "dallo, dalla, dai, dagli, dalle, dall",
	fused: "dal dallo dalla dai dagli dalle dall",
	nounBy:
		"da parte di, da parte del, da parte della, a cura di, a cura del, a cura della, a carico di, a carico del, a carico della",
	owning:
		"spetta a, spetta al, spetta alla, spettano a, spettano al, spettano alla, compete a, compete al, compete alla, è compito di, è compito del, è compito della, tocca a, tocca al, tocca alla, resta a, resta al, resta alla, a cura di, a cura del, a cura della, a carico di, a carico del, arriva da, arrivano da, arriva dal, arrivano dal, viene da, vengono da",
	clitics: "lo la li le l gli ne",
	pronouns: "lui lei loro egli ella",
	following:
		"secondo, in base a, in base al, in base alle, come da, su, seguendo",
	firstPerson: "o",
	thirdPerson: "ò",
	objectRelatives: "",
	studying:
		"studente, studentessa, iscritta, iscritto, laureanda, laureando, in corso",
	booked: "iscritto, iscritta, prenotato, prenotata",
	exam: "esame, prova, corso, sessione, modulo, seconda parte",
	ahead:
		"previsto, prevista, programmato, programmata, in programma, da sostenere, fissato, fissata",
	received:
		/^(?:supervisione|valutazione|controllo|verifica|ispezione|formazione|affiancamento|accompagnamento|revisione) (?:(?:del|dell['’]|della|di (?:un|una|un['’])) ?(?:mio |mia )?(?:capo\p{L}*|responsabile|direttore|direttrice|direzione|titolare|gestore|gestrice|tutor|formatore|formatrice|ispettore|ispettrice|supervisore|maestr[oa]|coordinatore|coordinatrice|ingegnere|architetto|revisore|medico|ASL|ministero)|di \d+ (?:ore|giorni|settimane|mesi))(?!\p{L})/iu,
};
