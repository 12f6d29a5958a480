// The words by which a title is told from a company, a degree from a school, in the languages resumes are read in. Facts
// only; what they weigh is decided where heads of entries are read.

const anyOf = (words: string) =>
	new RegExp(
		`(?<![\\p{L}\\d])(?:${words.replaceAll("\n", "").replace(/\|+/g, "|")})(?![\\p{L}\\d])`,
		"iu",
	);

const TITLE = anyOf(
	`engineers?|engineering (?:manager|lead|intern)|developers?|programmers?|managers?|directors?|analysts?|consultants?|assistants?|associates?|specialists?|coordinators?|co-ordinators?|officers?|technicians?|designers?|architects?|administrators?|nurses?|nursing assistant|teachers?|lecturers?|professors?|researchers?|scientists?|interns?|internship|trainees?|apprentices?|apprenticeship|clerks?|cashiers?|drivers?|cooks?|chefs?|bakers?|welders?|electricians?|mechanics?|operators?|supervisors?|leads?|leaders?|heads? of|chief|ceo|cto|cfo|coo|cio|cmo|vp|svp|evp|presidents?|vice president|partners?|founders?|co-?founders?|owners?|accountants?|auditors?|bookkeepers?|lawyers?|attorneys?|paralegals?|physicians?|doctors?|pharmacists?|therapists?|caregivers?|carers?|receptionists?|secretar(?:y|ies)|representatives?|agents?|advis[oe]rs?|buyers?|planners?|strategists?|writers?|copywriters?|editors?|journalists?|reporters?|photographers?|translators?|interpreters?|recruiters?|instructors?|tutors?|coach(?:es)?|trainers?|workers?|helpers?|volunteers?|freelancers?|freelance|contractors?|fellows?|baristas?|waiters?|waitress(?:es)?|servers?|bartenders?|hosts?|hostess|stewards?|guards?|soldiers?|pilots?|captains?|dispatchers?|librarians?|economists?|statisticians?|biologists?|chemists?|physicists?|psychologists?|counsell?ors?|social worker|plumbers?|carpenters?|painters?|machinists?|foreman|forewoman|inspectors?|estimators?|surveyors?|brokers?|traders?|bankers?|tellers?|underwriters?|actuar(?:y|ies)|controllers?|treasurers?|merchandisers?|salesperson|salesman|saleswoman|sales executive|account executive|executive|principal|mentors?|ambassadors?|moderators?|producers?|animators?|illustrators?|artists?|musicians?|curators?|postdoc(?:toral)?|phd candidate|doctoral (?:candidate|researcher|student)|graduate student|dentists?|veterinarians?|midwi(?:fe|ves)|paramedics?|firefighters?|hairdressers?|cleaners?|housekeepers?|gardeners?|farmers?|scrum master|product owner|tester|dba|sysadmin|webmaster|evangelist|generalist|facilitator|organi[sz]er|chair(?:man|woman|person)?|treasurer|board member|committee member|member of|deputy|staff|aide|crew member|team member|practitioner|resident|preceptor|examiner|appraiser|assembler|packer|picker|handler|loader|stocker|shift lead|educator|ward manager|sister|matron|investigator|correspondent|publicist|maintainer|creator|contributor|author|\\p{L}*(?:leiter|leitung|berater|kaufmann|kauffrau|entwickler|ingenieur|pfleger|pflegekraft|schwester|mitarbeiter|assistent|assistenz|referent|bearbeiter|praktikant|praktikum|techniker|mechaniker|mechatroniker|elektriker|meister|lehrer|fahrer|verkäufer|führer|vertreter|forscher|betreuer|erzieher|therapeut|apotheker|anwalt|architekt|gestalter|redakteur|texter|planer|prüfer|koordinator|administrator|manager|spezialist|fachkraft|hilfskraft|aushilfe|volontär|doktorand|schlosser|maler|tischler|schreiner|bäcker|analyst|buchhalter|controller|sekretär|trainer|dozent|designer|programmierer|informatiker|einkäufer|disponent|monteur|arbeiter|fachfrau|fachmann|beauftragte|angestellte|gründer|inhaber|vorstand|vorsitzende)(?:in|innen|r|n)?|werkstudent(?:in)?|auszubildende[rn]?|azubi|koch|köchin|arzt|ärztin|wissenschaftliche[rn]? mitarbeiter(?:in)?|studentische hilfskraft|freiberufler(?:in)?|selbstständig|

ingénieure?|développeu(?:r|se)|chef(?:fe)?|responsable|directeur|directrice|assistante?|conseill(?:er|ère)|consultante?|technicien(?:ne)?|infirmi(?:er|ère)|enseignante?|professeure?|vendeu(?:r|se)|stagiaire|alternante?|apprentie?|comptable|chargée? d[e'’]|gestionnaire|secrétaire|ouvri(?:er|ère)|conducteur|conductrice|cuisini(?:er|ère)|serveu(?:r|se)|caissi(?:er|ère)|aide-soignante?|éducat(?:eur|rice)|formateur|formatrice|rédact(?:eur|rice)|graphiste|architecte|avocate?|médecin|pharmacien(?:ne)?|chercheu(?:r|se)|doctorante?|analyste|administrateur|coordinat(?:eur|rice)|agente?|opérat(?:eur|rice)|électricien(?:ne)?|mécanicien(?:ne)?|employée?|hôtesse|animat(?:eur|rice)|bénévole|commercial(?:e)?|

ingenier[oa]|desarrollador(?:a)?|programador(?:a)?|gerente|jef[ea]|director(?:a)?|directora|asistente|auxiliar|analista|consultor(?:a)?|técnic[oa]|enfermer[oa]|profesor(?:a)?|maestr[oa]|docente|vendedor(?:a)?|dependient[ea]|becari[oa]|prácticas|aprendiz|contable|encargad[oa]|responsable de|administrativ[oa]|secretari[oa]|operari[oa]|conductor(?:a)?|cociner[oa]|camarer[oa]|cajer[oa]|cuidador(?:a)?|educador(?:a)?|formador(?:a)?|redactor(?:a)?|diseñador(?:a)?|arquitect[oa]|abogad[oa]|médic[oa]|farmacéutic[oa]|investigador(?:a)?|coordinador(?:a)?|agente|electricista|mecánic[oa]|recepcionista|comercial|asesor(?:a)?|especialista|supervisor(?:a)?|fundador(?:a)?|voluntari[oa]|

ingegnere|sviluppat(?:ore|rice)|programmat(?:ore|rice)|dirett(?:ore|rice)|assistente|consulente|tecnico|infermier[ea]|insegnante|docente|commess[oa]|tirocinante|stagista|apprendista|contabile|impiegat[oa]|segretari[oa]|operai[oa]|autista|cuoc[oa]|camerier[ea]|cassier[ea]|progettista|architetto|avvocato|medico|farmacista|ricercat(?:ore|rice)|coordinat(?:ore|rice)|addett[oa]|capo|educat(?:ore|rice)|volontari[oa]|

ontwikkelaar|ingenieur|leidinggevende|adviseur|medewerk(?:er|ster)|verpleegkundige|docent|leraar|lerares|stagiair(?:e)?|boekhouder|beheerder|teamleider|projectleider|monteur|chauffeur|kok|verkoper|onderzoeker|ontwerper|vrijwilliger|

engenheir[oa]|desenvolvedor(?:a)?|gestor(?:a)?|diretor(?:a)?|técnic[oa]|enfermeir[oa]|professor(?:a)?|vendedor(?:a)?|estagiári[oa]|contabilista|contador(?:a)?|pesquisador(?:a)?|advogad[oa]|médic[oa]|coordenador(?:a)?|voluntári[oa]|

\\p{L}*(?:udvikler|utvikler|utvecklare|ingeniør|ingenjör|leder|ledare|chef|sjef|konsulent|konsult|rådgiver|rådgivare|medarbejder|medarbeider|medarbetare|assistent|sygeplejerske|sykepleier|sjuksköterska|lærer|lärare|sælger|selger|säljare|tekniker|elev|lærling|praktikant|bogholder|regnskapsfører|ekonom|koordinator|arkitekt|forsker|forskare|designer|vikar|frivillig|kok|kokk|kock|sagsbehandler|saksbehandler|handläggare|mekaniker|elektriker|montør|montör|chauffør|sjåfør|chaufför)`,
);
const HAN_TITLE =
	/(?:工程师|开发|经理|主管|总监|助理|专员|分析师|顾问|设计师|架构师|护士|教师|老师|教授|研究员|实习生|实习|会计|销售|运营|负责人|组长|科学家|医生|律师|编辑|翻译|创始人|志愿者)/u;

const LEGAL =
	/(?<![\p{L}\d])(?:Inc|LLC|L\.L\.C|Ltd|Limited|GmbH|gGmbH|mbH|AG|KG|KGaA|OHG|SE|e\.\s?V|eG|UG|S\.?A\.?S?|S\.?L\.?U?|SARL|SAS|SASU|EURL|S\.?p\.?A|S\.?r\.?l|B\.?V|N\.?V|AB|A\/S|ASA|ApS|Oy|Oyj|Lda|Ltda|Pty|PLC|plc|LLP|LP|Corp|Co|Pvt|S\.?C|S\. de R\.L|Sp\. z o\.o)\.?(?![\p{L}\d])/u;
const ORGANIZATION = anyOf(
	`corporation|company|companies|group|gruppe|groupe|grupo|gruppo|holdings?|bank|banco|banque|banca|sparkasse|hospitals?|klinik|klinikum|kliniken|krankenhaus|universitätsklinikum|hôpital|hôpitaux|chu|clínica|clinique|clinic|clinics|medical cent(?:er|re)|health(?:care)? (?:system|services|center|trust)|nhs|universit\\p{L}+|college|school|schools|academy|institute|institut|instituto|istituto|consulting|solutions|systems|technologies|technology|labs?|laborator(?:y|ies)|studios?|agency|agentur|agence|agencia|partners|associates|services|industries|enterprises|foundation|stiftung|fondation|fundación|fondazione|restaurant|ristorante|restaurante|hotels?|café|cafe|cafeteria|bistro|bakery|bäckerei|boulangerie|stadt|stadtwerke|city of|county|ministry|ministerium|ministère|ministerio|department of|verlag|press|media|werke?|werk|works|fabrik|factory|manufacturing|fabricators|motors|automotive|airlines?|airport|logistics|logistik|transport|spedition|energy|power|electric|electronics|software|digital|networks?|communications|telecom|insurance|versicherung|assurances?|seguros|capital|ventures|investments?|financial|finance|advisory|retail|stores?|market|supermarket|supermarché|apotheke|pharmac(?:y|ie)|farmacia|praxis|kanzlei|law firm|church|museum|library|bibliothek|theat(?:er|re)|association|verein|society|union|club|council|government|embassy|united nations|army|navy|air force|police|red cross|rotes kreuz|croix-rouge|cruz roja|haus|zentrum|centre|center|centro|kita|kindergarten|grundschule|gymnasium|comunidad|ayuntamiento|mairie|ville de|comune di|gemeente|kommune|kommun|region|sykehus|sjukhus|hospitalet|skole|skola|institutt|bygg|bau|handel|vertrieb|elektro|maschinenbau|engineering|therapeutics|pharma(?:ceuticals)?|biotech|research|dental|mobility|robotics|analytics|interactive|entertainment|games|farms?|dairy|steel|turbines?|shipping|freight|realty|properties|construction|builders|contractors|painting|plumbing|landscaping|trust|startup|start-up|collective|cooperative|coop|charity|shelter|food bank`,
);
const HAN_ORGANIZATION =
	/(?:公司|集团|大学|学院|医院|银行|研究院|研究所|中学|学校|科技|工作室|事务所|中心|协会|基金会|有限)/u;

/** Short names count only in capitals: "MIT" teaches, "mit" is German. */
const INSTITUTION_LETTERS =
	/(?<![\p{L}\d])(?:UC|MIT|ETH|EPFL|TU|TH|FH|RWTH|LMU|UCLA|USC|NYU|Caltech|KTH|DTU|NTNU|CBS|BI|INSEAD|HEC|ESSEC|IUT|INSA|ENS|UPC|UPM|UCM|UAB|UNED|IIT|NIT|HS|HTW|HTL|HAK|IES|CFA|CFP|ROC|IHK)(?![\p{L}\d])/u;
const INSTITUTION = anyOf(
	`universit\\p{L}+|universidad|\\p{L}*universität|uni|college|community college|school|high school|academy|institute|polytechnic|polytechnique|politecnico|politécnica|lycée|collège|école|ecole|faculté|faculty|facultad|instituto|colegio|escuela|università|liceo|istituto|scuola|universidade|faculdade|escola|universiteit|hogeschool|universitet\\p{L}*|højskole|høgskole|høyskole|högskola|handelshøjskole|erhvervsakademi|gymnasi\\p{L}+|\\p{L}*schule|\\p{L}*hochschule|gesamtschule|realschule|berufskolleg|kolleg|\\p{L}*akademie|institut|conservator\\p{L}+|seminary|bootcamp|folkehøgskole|folkhögskola|videregående skole|studieförbund|handwerkskammer|sciences po|sorbonne|\\p{L}*skolen?|\\p{L}*skolan?`,
);
const HAN_INSTITUTION = /(?:大学|学院|中学|高中|学校|研究院|职校|技校)/u;

/** Short forms count only as they are written: "MA" is a degree, "ma" is Italian. */
const DEGREE_LETTERS = `[Pp][Hh]\\.?\\s?[Dd]\\.?|D\\.?Phil\\.?|Dr\\.-Ing\\.?|Dr\\. [\\p{L}.]+ [\\p{L}.]+|E?MBA|M\\.B\\.A\\.?|LL\\.?[BM]\\.?|J\\.?D\\.?|M\\.?\\s?Sc\\.?|MSC|M\\.?\\s?Eng\\.?|M\\.?S\\.?|M\\.?A\\.?|M\\.?Ed\\.?|M\\.?Phil\\.?|M\\.?F\\.?A\\.?|MPH|MRes|MSW|M\\.?Tech\\.?|M\\.?D\\.?|B\\.?\\s?Sc\\.?|BSC|B\\.?\\s?Eng\\.?|B\\.?S\\.?|B\\.?A\\.?|B\\.?Ed\\.?|B\\.?B\\.?A\\.?|B\\.?F\\.?A\\.?|B\\.?Tech\\.?|B\\.?Com\\.?|BSN|MSN|A\\.A\\.?S?\\.?|AAS|A\\.S\\.?|ADN|GED|HND|HNC|PGCE|PGDip|PGCert|PGDE|NVQ|BTEC|Pharm\\.?D\\.?|Ed\\.?D\\.?|DNP|DPT|BDS|MBBS|MBChB|M\\.?Arch\\.?|B\\.?Arch\\.?|MChem|MMath|MPhys|MPharm|DNB|CPGE|GCSEs?|BTS|B\\.?U\\.?T\\.?|DUT|DEUG|DEUST|DEA|DESS|CAP|BEP|FP|CFGS|CFGM|ESO|HBO|WO|MBO|VWO|HAVO|VMBO|Drs\\.?|Ir\\.|Ing\\.|STX|HHX|HTX|HF|EUD`;
const DEGREE_WORDS = `doctor(?:ate)?(?: of [\\p{L} ]+?(?= in |,| - | – |\\(|$))?|promotion|associate(?:['’]?s)?(?: degree| of [\\p{L} ]+?(?= in |,| - | – |\\(|$))|bachelor(?:['’]?s)?(?: degree| of [\\p{L} ]+?(?= in |,| - | – |\\(|$))?|master(?:['’]?s)?(?: degree| of [\\p{L} ]+?(?= in |,| - | – |\\(|$))?|magister|staatsexamen|diplom(?:-?\\p{L}+)?(?: \\(?[FUT]H\\)?)?|dipl\\.-?\\s?\\p{L}+\\.?|(?:advanced |higher |national |graduate |postgraduate )?diploma|(?:graduate |postgraduate |undergraduate )?certificate|a[- ]levels?|high school(?: diploma)?|secondary school|abitur|(?:allgemeine |fach)?hochschulreife|fachabitur|mittlere reife|realschulabschluss|hauptschulabschluss|matura|ausbildung(?: zu[rm] [\\p{L}-]+(?: für [\\p{L}-]+)?)?|berufsausbildung|lehre|umschulung|studium|licence(?: professionnelle)?|maîtrise|bac(?:calauréat)?(?: ?\\+ ?\\d| pro(?:fessionnel)?)?|doctorat|diplôme(?: d['’ée][\\p{L}'’ ]+?(?= en |,|$))?|grado(?: superior| medio)?|licenciad[oa]|licenciatura|máster|doctorado|diplomatura|bachillerato|técnico superior|formación profesional|ciclo formativo|laurea(?: magistrale| triennale| specialistica)?|dottorato|diploma di \\p{L}+|maturità|bacharelado|mestrado|doutor(?:ado|amento)|pós-graduação|tecnólogo|ensino (?:médio|secundário)|propedeuse|kandidat\\p{L}*|cand\\.\\s?\\p{L}+\\.?|bachelor\\p{L}*|master\\p{L}*|diplomingeniør|studentereksamen|fagbrev|vitnemål|svennebrev|civilingenjör\\p{L}*|högskoleexamen|gymnasieexamen|examensbevis|\\p{L}+examen|studiekompetanse|siviløkonom|sivilingeniør|sykepleierutdanning|apprenticeship|本科|学士|硕士|博士|大专|专科|研究生|高中|bootcamp`;
const EDGE = "(?=$|[^\\p{L}\\d])";
const DEGREE = anyOf(DEGREE_WORDS);
const DEGREE_SHORT = new RegExp(
	`(?<![\\p{L}\\d])(?:${DEGREE_LETTERS})${EDGE}`,
	"u",
);
const PREFIX =
	"(?:[Jj]oint |[Dd]ouble |[Dd]ual |[Ee]xecutive |[Ii]nternational )?";
const HONOURS =
	"(?:\\s?\\((?:[Hh]ons?|HONS?|[Hh]onours|HONOURS|FH|Uni)\\.?\\))?";
const DEGREE_FIRST = [
	new RegExp(`^(${PREFIX}(?:${DEGREE_WORDS})${HONOURS})${EDGE}`, "iu"),
	new RegExp(`^(${PREFIX}(?:${DEGREE_LETTERS})${HONOURS})${EDGE}`, "u"),
];

/** How much a text sounds like the name of a job, from 0. */
export function titleWeight(text: string): number {
	const words = text.replace(/\([^)]*\)/g, " ").trim();
	if (HAN_TITLE.test(words)) return 2;
	const found = TITLE.exec(words);
	if (!found) return 0;
	// The noun that decides stands at the end of a title, or before "of", a comma or a dash.
	const after = words.slice(found.index + found[0].length);
	const isHead =
		/^\s*(?:$|[,;/&|–—-]|of\b|for\b|de\b|d['’]|in\b|at\b|für\b|im\b|\(|i+\b|\d)/iu.test(
			after,
		);
	return isHead ? 3 : 2;
}

/** How much a text sounds like the name of an employer, from 0. */
export function organizationWeight(text: string): number {
	return (
		(LEGAL.test(text) ? 3 : 0) +
		(ORGANIZATION.test(text) || HAN_ORGANIZATION.test(text) ? 2 : 0)
	);
}

export function isInstitution(text: string): boolean {
	return [INSTITUTION, INSTITUTION_LETTERS, HAN_INSTITUTION].some((words) =>
		words.test(text),
	);
}

export function hasDegree(text: string): boolean {
	return (
		DEGREE.test(text) ||
		DEGREE_SHORT.test(text) ||
		/(?:本科|学士|硕士|博士|大专|研究生)/u.test(text)
	);
}

/** The degree a text begins with, "" where it begins with none. */
export function degreeAtStart(text: string): string {
	for (const pattern of DEGREE_FIRST) {
		const degree = pattern.exec(text)?.[1];
		if (degree) return degree.trim();
	}
	return "";
}
