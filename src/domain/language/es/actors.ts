// Spanish: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"gobernanta, gobernante, encargada, encargado, presidente, presidenta, tesorero, tesorera, consejo, comité, comisión, junta, dirección general, recursos humanos, ministerio, juzgado, juez, jueza, notario, notaria, registrador, registradora, procurador, banco, aseguradora, corredor, casero, arrendador, comunidad, arquitecto técnico, aparejador, aparejadora, topógrafo, topógrafa, electricista, fontanero, fontanera, mecánico, mecánica, montador, montadora, instalador, instaladora, taller, almacén, transportista, comprador, compradora, compras, logística, producción, calidad, comercial, comerciales, formador, formadora, profesor, profesora, maestro, maestra, investigador, investigadora, psicólogo, psicóloga, veterinario, veterinaria, dentista, matrona, fisioterapeuta, educador, educadora, trabajadora social, pediatra, supervisor, supervisora, redactor, redactora, editor, editora, editorial, traductor, traductora, conservador, conservadora, bibliotecaria, consultor, consultores, subcontratas, policía, aduana, sindicato, técnico, técnica, programador, programadora, diseñador, diseñadora, delegado, delegada, jefes, gestor, gestora, interventor, interventora, ingenieros",
	deputies: "adjunto adjunta interino interina",
	honorifics: "sr sra srta don doña dr dra",
	by: "",
	nounBy: "por, por parte de, por parte del, a cargo de, a cargo del",
	owning:
		"corresponde a, corresponde al, corresponden a, corresponden al, compete a, compete al, depende de, depende del, dependen de, dependen del, recae en, es cosa de, es cosa del, queda en manos de, viene de, vienen de, viene del, vienen del, a cargo de, a cargo del, corre a cargo de, corre a cargo del",
	clitics: "lo la los las le les",
	pronouns: "él ella ellos ellas",
	following: "según, conforme a, conforme al, de acuerdo con, siguiendo, bajo",
	firstPerson: "o é í",
	thirdPerson: "ó",
	objectRelatives: "",
	studying:
		"estudiando, estudiante, cursando, matriculada, matriculado, me faltan, termino en",
	booked: "inscrito, inscrita, apuntado, apuntada, matriculado, matriculada",
	exam: "examen, prueba, curso, convocatoria, módulo, segunda parte",
	ahead:
		"previsto, prevista, programado, programada, pendiente, fijado, fijada",
	received:
		/^(?:supervisión|evaluación|valoración|control|revisión|verificación|validación|inspección|formación|acompañamiento|tutorización) (?:(?:del|de (?:la|un|una|mi)) (?:jef[ea]|responsable|encargad[oa]|directora?|gerente|supervisora?|oficial|titular|tutora?|mentora?|maestr[oa]|coordinadora?|capataz|auditora?|inspectora?|ingenier[oa]|arquitect[oa]|técnic[oa] superior|técnic[oa] senior|formadora?|ministerio|ayuntamiento|médic[oa]|interventora?)|de \d+ (?:horas|días|semanas|meses))(?!\p{L})/iu,
};
