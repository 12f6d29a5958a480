// French: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{title}, {company}, depuis {date}.",
	tradeSince: "{title} depuis {year} ; {company}, depuis {date}.",
	titleSince: "{title} depuis {date}.",
	current: "{title}, {company}.",
	latest: "Dernier poste : {title}, {company}.",
	before: "Auparavant {title}, {company}.",
	heldUntil: "{title} de {year} à {end}.",
	stages: "puis|ensuite",
	earlier: ", auparavant {title}",
	languages: "{items}.",
	means:
		"après (?:la|le|l['’])|grâce (?:à|aux?)|au moyen|par le biais|via|dans le cadre|conformément|y compris",
	circumstances:
		"pour|dans|en|chez|lors d(?:e|es|u)|pendant|durant|auprès d(?:e|es|u)|au sein d(?:e|es|u)",
	moreSkills: "Autres compétences",
	praise:
		"envie(?!\\p{L})|dans l['’]âme|souhait|meilleure?s?(?!\\p{L})|je (?:re)?cherche|recherche une?|à la recherche|j['’]aime|je cherche|ce que je préfère|ce que j['’]aime|passionn|motiv|dynami|rigoureu|dévou|excellent|solide|avéré|créati|innovant|polyvalent|orienté|reconnu|exceptionnel|fort d|forte d|ans d['’]expérience|années d['’]expérience|expert",
	ownAbsence:
		"accident|maladie|arrêt (?:maladie|de travail)|congé (?:parental|maternité|paternité|maladie|sabbatique)|burn-?out|chômage",
	othersIllness:
		"pendant (?:(?:son|un|une|sa|leur) |l['’])(?:arrêt(?: (?:maladie|de travail))?|opération|hospitalisation|maladie)(?: d(?:e (?:la |l['’])?|u )[\\p{L}’'-]+)?(?=[,;.)]|\\s[–—-]\\s|$)",
	deedEnds: "tions?|sions?|ments?|ages?|ance|ure",
	responsible:
		"(?:responsable de|chargée? de|en charge de|charge de) (?:la |les |l['’])?",
	assisting:
		"(?:(?:j['’])?ai (?:aidé|particip|contribu|assisté|appuyé|collabor)|aidé |membre d(?:u|e l['’]) ?(?:groupe|équipe)|aide assistance|soutien|participation|particip|contribu|appui)",
	together: "collaboration",
	othersPart:
		"(?:est|sont|était|étaient|sera|seront|a été|ont été) (?:\\p{L}+ )?\\p{L}+(?:é|ée|és|ées|i|ie|is|ies|it|ite|its|ites) par|c['’]est (?:le|la|l['’]|un|une) ?\\p{L}+ qui|(?:revient|reviennent|incombe|incombent) (?:à|au|aux)|(?:relève|relèvent|dépend|dépendent) (?:du|de la|de l['’]|des)",
	sameThing:
		"celui-ci|celle-ci|ceux-ci|celles-ci|cela|le reste|le tout|l['’]ensemble",
	sideJob:
		"à côté|job étudiant|emploi étudiant|petit boulot|petits boulots|occasionnel(?:le)?(?:ment)?|ponctuel(?:le)?(?:ment)?|job d['’]été|emploi saisonnier étudiant|le samedi|le dimanche|les samedis|week-ends?|le week-end|extras?|à la vacation|soutien scolaire|cours du soir|activité (?:annexe|secondaire|complémentaire)",
	workingHours: "temps partiel|mi-temps|à \\d{2} ?%$",
	partTime: "temps partiel|mi-temps|en soirée|le soir",
	selfEmployed:
		"indépendante?|à mon compte|micro-entreprise|auto-entrepreneu(?:r|se)",
	pointsBack: "cela",
	courses: "Cours",
	scholars: "maître de conférences|chercheu\\w*",
	sections: {
		languages: "langue langues anglais français",
		projects: "projet projets",
		certifications: "certificat certification permis brevet",
		software: "logiciel logiciels",
		publications: "recherche",
		volunteer: "bénévolat bénévole associatif",
	},
	notPassed:
		"envisagée?s?(?=[ ,;)]|$)|en réflexion|échoué\\p{L}*|abandonn\\p{L}+|pas présentée?|ratée?s?|non (?:obtenu|réussi|validé)e?|refusée?|recalé\\p{L}*|ajourné\\p{L}*",
	seeking: "(?:actuellement )?(?:à la |en )?recherche|cherche",
	lapsed: "expirée?|périmée?|échue?|plus valable|non renouvelée?|à renouveler",
	schoolLeaving:
		"baccalauréat(?! pro)|bac (?:général|technologique|stl|sti2d|stmg|st2s|es|s|l)|brevet des collèges",
	grade: "mention (?:assez bien|bien|très bien|passable)|moyenne",
	partOfStudies: "parties?|modules?|blocs?",
	unharmed:
		"(?:sans(?: un seul| aucun| le moindre)?|aucune?|zéro|pas (?:un|une) seule?) (?:\\p{L}+ ){0,2}(?:accidents?|incidents?|blessures?|réclamations?|plaintes?|écarts?|non-conformités?|rappels?|pannes?|rejets?)",
	honors:
		"(?:avec )?mention (?:assez bien|très bien|bien|passable)|avec félicitations",
	outOf: "sur|des|de",
	studyUnits:
		"unités?|modules?|crédits?|ECTS|blocs?|UE|semestres?|années?|épreuves?|matières?",
	stageOfStudies:
		"[1-9]\\d? ?% (?:achevée?|effectuée?|réalisée?|suivie?|terminée?)|(?<=[,;:(] ?)(?:épreuves?|parties?) (?:écrites?|finales?|orales?|pratiques?) (?:encore )?(?:à (?:passer|valider|venir)|prévues?|restantes?)|(?:blocs?|modules?|parties?) [1-9IVX]{1,4}(?:(?:, | et )[1-9IVX]{1,4})* (?:encore )?(?:à (?:passer|valider|venir)|restant(?:e?s)?)|dossier (?:de VAE )?déposé|VAE (?:en cours|déposée)|jury (?:prévu )?en|(?:1re|2e|3e|première|deuxième|troisième) année sur (?:deux|trois|quatre|[2-5])|(?<=^|[,;:(–—-] ?)(?:abandonnée?|en pause|interrompue?|suspendue?)(?= (?:après|depuis|en|pour)|$|[,;.)])|sans (?:diplôme|le diplôme)(?=$|[,;.)])|non (?:commencée?|obtenue?s?|passée?s?|validée?s?)|pas (?:commencé|obtenu|passé|validé)e?s?",
	atMost: "jusqu['’](?:à|aux?)",
	merely: "c['’]est|seulement|juste|une fois(?! (?:par|sur)(?!\\p{L}))",
	spoken: "[Jj]e|[Jj](?=['’])|[Nn]ous|[Mm]on|[Mm]a|[Mm]es|moi",
	stopped:
		"arrêtée?|jamais (?:achevée?|fait|passée?|terminée?|validée?)|inachevée?s?|non (?:terminé|achevé|soutenu)e?|sans (?:le )?diplôme|suspendue?|en pause|abandonnée?|interrompue?",
	closedDown:
		"en faillite|faillite|liquidée?|en liquidation|fermée?|cessation d['’]activité",
	inPlace: "couv\\p{L}+ (?:les|ses) (?:congés|vacances|absences)|l['’]intérim",
	softSkills:
		"personnelles?|savoir-être|qualités humaines|relationnelles|comportementales|interpersonnelles|qualités",
	otherGroup:
		"moi|perso|à propos de moi|loisirs|centres d['’]intérêt|autres?|autres compétences|divers|général",
	privateSkills:
		"sourire(?: \\p{L}+){0,3}|pâtisserie maison|couture|tricot|jardinage|lecture|voyages?|musique|chant|danse|randonnée|vélo|course à pied|natation|foot(?:ball)?|échecs|pêche|chasse|guitare|bricolage|zumba|yoga|camping|volley|basket|pétanque|jeux vidéo|navigation internet|télécopie|bonne présentation|bon contact(?: \\p{L}+){0,3}",
	mine: "mon|ma|mes",
	credited:
		"(?:après que|depuis que|parce que|dès que|quand|lorsque|(?:année|mois|moment) où)(?! (?:j[e'’]|nous|on)(?!\\p{L}))|(?:depuis|après|parce|dès|lors) ?qu(?=['’](?!on(?!\\p{L})))",
	limited:
		"(?:reste|restent|demeure|demeurent|est|sont|était|étaient) (?:présidée?s?|pilotée?s?|dirigée?s?|menée?s?|conduite?s?) par|c['’]est (?:le |la |l['’]|mon |ma |notre )\\p{L}+ qui \\p{L}+|(?:uniquement|seulement)(?=[).;,]|$)|(?:uniquement|seulement) (?:en (?:appui|soutien|aide|renfort|observation)|comme (?:aide|assistante?|observat\\p{L}+)|assist\\p{L}*)|sous (?:la |le )?(?:supervision|direction|surveillance|responsabilité|contrôle) d\\p{L}*|signée?s? par|validée?s? par|à (?:faire )?(?:signer|valider) par|(?:à|pour) (?:la )?signature (?:par|d\\p{L}*)|(?:c['’]est )?(?:le|la|une?|mon|ma|notre) (?:\\p{L}+ ){1,3}(?:qui )?(?:signe|valide)(?=[).;,]|$)|faite?s? par|réalisée?s? par|en observation|pas encore seule?|après accord d\\p{L}*|qui (?:signe|valide|décide)(?=[).;,]|$)|(?:c['’]est )?(?:le|la|mon|ma|notre) (?:\\p{L}+ ){1,3}(?:décide|tranche)(?=[).;,]|$)|en lecture(?: seule)?|(?:modifications?|réglages?|décisions?) (?:\\p{L}+ ){0,3}par (?:le|la|l['’])",
	privateMatters:
		"sans emploi|sans travail|recherche d['’]emploi|arrêtée? de|opération du|hernie|blessure|au chômage|(?:un|deux|trois|\\d) enfants?(?! (?:de|en|avec|du))(?!\\p{L})|congé (?:parental|maternité|paternité|maladie|sabbatique|de)|année sabbatique|suivre mon conjoint|mon (?:conjoint|mari|fils|père)|ma (?:conjointe|femme|fille|mère|famille)|mes (?:enfants|parents)|maladie|burn-?out|enceinte|mariée?|divorcée?|célibataire|ans, née?|née? (?:en|le)",
	protectedMatters: "handicap(?:é|$)|rqth|religion",
	possessives: "mon|ma|mes|notre|nos|son|sa|ses|leurs?|un|une|tous|toutes",
	followsOn: "avant cela|auparavant|ensuite|depuis lors",
	traceLevel:
		"quelques (?:mots|phrases)|vacances|(?:un )?peu|scolaire|débutante?|élémentaire|rudiments|compris\\p{L}*|comprends",
};
