// French: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";

export const telling: TellingWords = {
	nounDeeds: {
		verbs: {
			encadrement: { now: "encadre", past: "ai encadré" },
			gestion: { now: "gère", past: "ai géré" },
			direction: { now: "dirige", past: "ai dirigé" },
			animation: { now: "anime", past: "ai animé" },
			coordination: { now: "coordonne", past: "ai coordonné" },
			supervision: { now: "supervise", past: "ai supervisé" },
			organisation: { now: "organise", past: "ai organisé" },
			négociation: { now: "négocie", past: "ai négocié" },
			élaboration: { now: "élabore", past: "ai élaboré" },
			rédaction: { now: "rédige", past: "ai rédigé" },
			réalisation: { now: "réalise", past: "ai réalisé" },
			conception: { now: "conçois", past: "ai conçu" },
			développement: { now: "développe", past: "ai développé" },
			création: { now: null, past: "ai créé" },
			"mise en place": { now: null, past: "ai mis en place" },
			"mise en œuvre": { now: null, past: "ai mis en œuvre" },
			introduction: { now: null, past: "ai introduit" },
			réduction: { now: null, past: "ai réduit" },
			augmentation: { now: null, past: "ai augmenté" },
			amélioration: { now: null, past: "ai amélioré" },
			optimisation: { now: null, past: "ai optimisé" },
			lancement: { now: null, past: "ai lancé" },
			déploiement: { now: null, past: "ai déployé" },
			recrutement: { now: "recrute", past: "ai recruté" },
			préparation: { now: "prépare", past: "ai préparé" },
			planification: { now: "planifie", past: "ai planifié" },
			analyse: { now: "analyse", past: "ai analysé" },
			accompagnement: { now: "accompagne", past: "ai accompagné" },
			pilotage: { now: "pilote", past: "ai piloté" },
			définition: { now: "définis", past: "ai défini" },
			accueil: { now: "accueille", past: "ai accueilli" },
			surveillance: { now: "surveille", past: "ai surveillé" },
		},
		objects: [
			{ from: /^de la /iu, to: "la " },
			{ from: /^de l(['’])/iu, to: "l$1" },
			{ from: /^des /iu, to: "les " },
			{ from: /^du /iu, to: "le " },
			{ from: /^d['’](une?) /iu, to: "$1 " },
			{ from: /^de (?=\d)/iu, to: "" },
		],
		never:
			/\s(?:et|ou) \p{L}+(?:tion|ment|age|ance|ion) d|\s(?:et|ou) (?:de |d['’]|du |des )|:/iu,
		and: "et",
		pronoun: "",
		once: /^ai /u,
	},
	deed: {
		how: "auxiliary",
		auxiliary: "ai",
		// Nouns in -é ("Qualité", "Sécurité", "Salarié") are no participles.
		participle:
			/^(?:(?!(?:salari|employ|priv|march|pass|associ|diplôm|cl|cong|caf|abonn|charg|invit|nomm|form|sélectionn|récompens)é (?:d|à|au|par|comme|pour)\b)\p{L}{2,}(?<!t)é|(?:adapt|achet|aliment|assist|augment|collect|complét|consult|contact|document|exécut|exploit|implant|mont|not|port|présent|projet|recrut|support|test|trait)é|accueilli|appris|bâti|choisi|conçu|conduit|construit|contribué|converti|défendu|défini|écrit|entretenu|établi|fourni|garanti|introduit|maintenu|mis en (?:place|œuvre|service)|nourri|obtenu|permis|pris en charge|reçu|réduit|remis|rempli|rendu|résolu|réussi|servi|soutenu|tenu|traduit|transmis|vendu)(?= )/iu,
	},
	whole: { from: /(j)’(?=\{deed\}|[bcdfgjklmnpqrstvwxz])/giu, to: "$1e " },
	did: {
		current: [
			"Chez {company}, où je travaille depuis {since} comme {title}, j’{deed}",
		],
		titled: ["En tant que {title} chez {company}, j’{deed}"],
		first: ["Chez {company}, j’{deed}"],
		named: ["Chez {company}, j’{deed}"],
		begin: ["J’y {deed}"],
		same: ["De plus, j’{deed}", "J’y {deed}", "J’{deed}"],
		earlier: [
			"Auparavant, comme {title} chez {company}, j’{deed}",
			"Avant cela, comme {title} chez {company}, j’{deed}",
		],
		project: ["Dans le projet {company}, j’{deed}"],
		volunteer: ["Comme bénévole chez {company}, j’{deed}"],
		own: ["À mon compte, j’{deed}"],
	},
	work: {
		current: [
			"Chez {company}, où je travaille depuis {since} comme {title}, mon travail comprend {part}",
		],
		titled: [
			"En tant que {title} chez {company}, mon travail {includes} {part}",
		],
		first: ["Chez {company}, mon travail {includes} {part}"],
		named: ["Mon travail chez {company} {includes} aussi {part}"],
		begin: ["Mon travail y {includes} {part}"],
		same: ["Mon travail {includes} aussi {part}", "S’y {adds} {part}"],
		earlier: [
			"Auparavant, comme {title} chez {company}, mon travail comprenait {part}",
		],
		project: ["Le projet {company} {includes} {part}"],
		volunteer: ["Mon bénévolat chez {company} {includes} {part}"],
		own: ["Mon travail à mon compte {includes} {part}"],
	},
	result: {
		current: [
			"Chez {company}, où je travaille depuis {since} comme {title}, mes résultats comprennent {part}",
		],
		titled: [
			"En tant que {title} chez {company}, mes résultats comprennent {part}",
		],
		first: ["Chez {company}, mes résultats comprennent {part}"],
		named: ["Mes résultats chez {company} comprennent aussi {part}"],
		begin: ["Mes résultats y comprennent {part}"],
		same: ["Mes résultats y comprennent aussi {part}", "À cela {adds} {part}"],
		earlier: [
			"Auparavant, comme {title} chez {company}, mes résultats comprenaient {part}",
		],
		project: ["Les résultats du projet {company} comprennent {part}"],
		volunteer: [
			"Les résultats de mon bénévolat chez {company} comprennent {part}",
		],
		own: ["Mes résultats à mon compte comprennent {part}"],
	},
	results:
		/^(?:augmentation|hausse|baisse|réduction|diminution|amélioration|optimisation|progression|croissance)(?!\p{L})/iu,
	verbs: {
		includes: ["comprend", "comprend", "comprenait", "comprenait"],
		adds: ["s’ajoute", "s’ajoutent", "s’ajoutait", "s’ajoutaient"],
	},
	from: {
		current: ["De mon travail comme {title} chez {company}"],
		titled: ["De mon travail comme {title} chez {company}"],
		first: ["De mon travail chez {company}"],
		named: ["De mon travail chez {company} aussi"],
		begin: ["Un exemple"],
		same: ["Un autre exemple"],
		earlier: ["Auparavant, comme {title} chez {company}"],
		project: ["Du projet {company}"],
		volunteer: ["De mon bénévolat chez {company}"],
		own: ["De mon travail à mon compte"],
	},
	colon: "\u00a0: ",
	end: ".",
};
