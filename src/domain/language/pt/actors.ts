// Portuguese: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"presidente, tesoureiro, tesoureira, conselho, comissão, comitê, comité, recursos humanos, ministério, tribunal, juiz, juíza, notário, cartório, banco, seguradora, corretor, corretora, senhorio, condomínio, síndico, topógrafo, topógrafa, eletricista, encanador, canalizador, mecânico, mecânica, montador, montadora, instalador, instaladora, oficina, armazém, almoxarifado, transportadora, comprador, compradora, suprimentos, compras, logística, produção, qualidade, comercial, vendas, instrutor, instrutora, formador, formadora, professor, professora, pesquisador, pesquisadora, investigador, psicólogo, psicóloga, farmacêutico, farmacêutica, veterinário, veterinária, dentista, parteira, fisioterapeuta, educador, educadora, assistente social, pediatra, supervisor, supervisora, redator, redatora, editor, editora, tradutor, tradutora, curador, curadora, bibliotecária, consultoria, consultores, fornecedores, empreiteira, polícia, alfândega, sindicato, técnico, técnica, programador, programadora, desenvolvedor, designer, gestor, gestora, sócio, sócia, dono, dona, patrão, coordenação, gerência, chefia, engenharia, fiscal, perito, auditora, agrônomo, arquitetos",
	deputies: "adjunto adjunta vice interino interina",
	honorifics: "sr sra dr dra eng enga",
	by: "pelos, pelas",
	fused: "pelo pela pelos pelas",
	nounBy:
		"por, pelo, pela, pelos, pelas, por parte de, por parte do, por parte da, a cargo de, a cargo do, a cargo da, por conta de, por conta do, por conta da",
	owning:
		"cabe a, cabe ao, cabe à, cabem a, cabem ao, cabem à, compete a, compete ao, compete à, depende de, depende do, depende da, fica com o, fica com a, ficam com o, ficam com a, é com o, é com a, vem de, vem do, vem da, vêm de, vêm do, vêm da, a cargo de, a cargo do, a cargo da, por conta de, por conta do, por conta da",
	clitics: "o a os as lhe lhes",
	pronouns: "ele ela eles elas",
	following: "segundo, conforme, de acordo com, seguindo, sob",
	firstPerson: "o ei i",
	thirdPerson: "ou eu iu",
	objectRelatives: "",
	studying:
		"estudante, estudando, cursando, matriculada, matriculado, a concluir, concluo em, termino em",
	booked: "inscrito, inscrita, matriculado, matriculada, marcado, marcada",
	exam: "exame, prova, curso",
	ahead: "previsto, prevista, agendado, agendada, pendente, por realizar",
	received:
		/^(?:supervisão|avaliação|controlo|controle|revisão|verificação|validação|inspeção|formação|treinamento|acompanhamento|orientação|instrução) (?:(?:do|da|de (?:um|uma)|do meu|da minha) (?:chefe|responsável|diretora?|direção|gerente|encarregad[oa]|supervisora?|titular|tutora?|mentora?|mestre|coordenadora?|formadora?|auditora?|inspetora?|engenheir[oa]|arquitet[oa]|orientadora?|médic[oa]|ASAE|ANVISA|ministério)|de \d+ (?:horas|dias|semanas|meses))(?!\p{L})/iu,
};
