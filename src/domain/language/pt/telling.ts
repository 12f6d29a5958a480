// Portuguese: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";

export const telling: TellingWords = {
	deed: {
		how: "first-person",
		verb: /^(?:\p{L}{2,}ei|dirigi|geri|atendi|escrevi|conduzi|reduzi|produzi|vendi|desenvolvi|resolvi|construí|contribuí|defini|garanti|obtive|mantive|fiz|pus|redigi|servi|aprendi|promovi|introduzi|cresci|coordeno|organizo|preparo|acompanho|giro|ensino|cuido)(?= )/iu,
	},
	did: {
		current: ["Em {company}, onde trabalho desde {since} como {title}, {deed}"],
		titled: ["Como {title} em {company}, {deed}"],
		first: ["Em {company}, {deed}"],
		named: ["Em {company}, também {deed}"],
		begin: ["Nessa função, {deed}"],
		same: ["Também {deed}", "Além disso, {deed}", "{Deed}"],
		earlier: [
			"Antes, como {title} em {company}, {deed}",
			"Numa função anterior, como {title} em {company}, {deed}",
		],
		project: ["No projeto {company}, {deed}"],
		volunteer: ["Como voluntariado, em {company}, {deed}"],
		own: ["Por conta própria, {deed}"],
	},
	work: {
		current: [
			"Em {company}, onde trabalho desde {since} como {title}, o meu trabalho inclui {part}",
		],
		titled: ["Como {title} em {company}, o meu trabalho {includes} {part}"],
		first: ["O meu trabalho em {company} {includes} {part}"],
		named: ["O meu trabalho em {company} {includes} também {part}"],
		begin: ["Nessa função, o meu trabalho {includes} {part}"],
		same: ["O meu trabalho {includes} também {part}", "A isso {adds} {part}"],
		earlier: [
			"Antes, como {title} em {company}, o meu trabalho incluiu {part}",
		],
		project: ["O projeto {company} {includes} {part}"],
		volunteer: ["O meu voluntariado em {company} {includes} {part}"],
		own: ["O meu trabalho por conta própria {includes} {part}"],
	},
	result: null,
	results: null,
	verbs: {
		includes: ["inclui", "inclui", "incluiu", "incluiu"],
		adds: ["junta-se", "juntam-se", "juntou-se", "juntaram-se"],
	},
	from: {
		current: ["Do meu trabalho como {title} em {company}"],
		titled: ["Do meu trabalho como {title} em {company}"],
		first: ["Do meu trabalho em {company}"],
		named: ["Ainda do meu trabalho em {company}"],
		begin: ["Um exemplo"],
		same: ["Outro exemplo"],
		earlier: ["Antes, como {title} em {company}"],
		project: ["Do projeto {company}"],
		volunteer: ["Do meu voluntariado em {company}"],
		own: ["Do meu trabalho por conta própria"],
	},
	colon: ": ",
	end: ".",
};
