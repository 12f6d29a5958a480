// Portuguese: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent:
		"equivalentes?|similar(?:es)?|desejável|valoriza-se|preferencial(?:mente)?|diferencial",
	referenceLabels:
		"referência|ref\\.ª?|código da vaga|vaga n\\.?º|processo n\\.?º|edital n\\.?º|assunto(?: do e-?mail)?:?|código",
	reference: " (referência {term})",
	codeWordLabels: "com o assunto|assunto(?: do e-?mail)?:?|palavra-chave",
	inSubject: "(?:no|como) assunto",
	theWord: "a palavra",
	inMail: "assunto|mail|carta|candidatura",
	codeWord: " (palavra-chave: {term})",
	noLetter:
		"sem carta(?: de (?:apresentação|motivação))?|não (?:é necessária|precisa de|envie)[^.\\n]{0,20}carta",
	shortLetter:
		"(?:algumas linhas|breve (?:mensagem|apresentação)|mensagem curta)(?! sobre (?!si|você|ti))",
	addresses: [
		{
			title: "Diretora",
			sex: "f",
			salutation: "Prezada Diretora {name},",
		},
		{
			title: "Diretor",
			sex: "m",
			salutation: "Prezado Diretor {name},",
		},
		{
			title: "Dra\\.?|Doutora",
			sex: "f",
			salutation: "Exma. Senhora Dra. {name},",
		},
		{
			title: "Sra\\.?|Senhora",
			sex: "f",
			salutation: "Exma. Senhora {name},",
		},
		{
			title: "Dr\\.?|Doutor",
			sex: "m",
			salutation: "Exmo. Senhor Dr. {name},",
		},
		{
			title: "Sr\\.?|Senhor",
			sex: "m",
			salutation: "Exmo. Senhor {name},",
		},
	],
	functions: "Diretora?|Dr\\.ª|Dra\\.|Eng\\.ª|Presidente|Gerente",
	contact:
		"fal(?:a|e|ar) com(?: o| a)?|contact(?:ar|e|o):?|à atenção de|aos? cuidados? d[eoa]|a/c(?: d[eoa])?:?|falar com|envi\\p{L}+[^.\\n]{0,60} (?:para|a)",
	within: "em",
	otherMatters: "imprensa|acessibilidade|proteção de dados|privacidade",
	inquiries: "dúvidas|questões|informações|esclarecimentos",
	signOffs: "cumprimentos|atenciosamente|abraços?|cordialmente|obrigad[oa]",
	noNames:
		"recursos|humanos|departamento|equipa|equipe|direção|nosso|nossa|os|as|área|gabinete|secretaria|serviço|setor|unidade|gestão|empresa|grupo",
	asides: "tempo (?:inteiro|parcial)|remoto|presencial|híbrido|efetivo|estágio",
	enclosures: {
		line: "Anexos: currículo, {items}",
		beside: "cv|currícul\\p{L}*|curricul\\p{L}*|cópias?",
		ifAny: "se aplicável",
		later:
			"na entrevista|antes da (?:contratação|admissão)|opcional\\p{L}*|se desejar|posteriormente",
		kinds: [
			["certificado de habilitações", "certificado de habilitações"],
			["certificados(?! de registo)", "certificados"],
			["(?:cópia do )?diploma", "cópia do diploma"],
			["carta de condução|cnh", "cópia da carta de condução"],
			["cartas? de recomendação", "cartas de recomendação"],
		],
	},
};
