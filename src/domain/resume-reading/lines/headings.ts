// The words that open a section of a resume, in the eleven languages documents are written in. Compared in small letters,
// without signs.

export type SectionKind =
	| "summary"
	| "work"
	| "education"
	| "skills"
	| "languages"
	| "projects"
	| "certifications"
	| "software"
	| "publications"
	| "volunteer"
	| "contact"
	| "awards"
	| "other";

const HEADINGS: Readonly<Record<SectionKind, string>> = {
	summary: `summary|professional summary|career summary|executive summary|summary of qualifications|qualifications summary|profile|professional profile|personal profile|career profile|about|about me|objective|career objective|professional objective|job objective|personal statement|introduction|overview|career overview|professional overview|highlights|career highlights|who i am|bio|biography|statement
profil|kurzprofil|berufliches profil|über mich|zusammenfassung|persönliches profil|ziel|berufsziel|zielsetzung|kurzvorstellung
resumen|perfil|perfil profesional|sobre mí|sobre mi|acerca de mí|acerca de mi|objetivo|objetivo profesional|resumen profesional|extracto|presentación
résumé|profil professionnel|à propos|à propos de moi|objectif|objectif professionnel|accroche|présentation|résumé professionnel|qui suis-je
profilo|profilo professionale|profilo personale|sommario|riepilogo|chi sono|su di me|obiettivo|obiettivo professionale|presentazione
profiel|samenvatting|over mij|persoonlijk profiel|professioneel profiel|doelstelling
resumo|perfil profissional|sobre mim|objetivo profissional|sobre|resumo profissional|apresentação
resumé|kort om mig|om mig|om meg|profilbeskrivelse|sammendrag|nøkkelkompetanse|om mig selv|sammanfattning|kort om meg|profiltext
个人简介|自我评价|个人总结|简介|个人概述|求职意向|关于我|個人簡介|个人优势|概述`,
	work: `experience|work experience|professional experience|employment|employment history|work history|career history|career|experiences|professional background|relevant experience|related experience|industry experience|work|job experience|positions|positions held|professional history|internships|internship experience|internship|research experience|teaching experience|clinical experience|military experience|military service|leadership experience|additional experience|other experience|professional appointments|appointments|academic appointments|consulting experience|engineering experience|management experience|nursing experience|employment experience|freelance experience|previous experience|experience highlights|work and research experience
berufserfahrung|berufserfahrungen|beruflicher werdegang|werdegang|berufspraxis|praktische erfahrung|praktische erfahrungen|praktika|praktikum|arbeitserfahrung|erfahrung|berufliche erfahrung|beruflicher lebenslauf|berufstätigkeit|berufliche stationen|tätigkeiten|nebentätigkeiten|nebentätigkeit|beschäftigung
experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|experiencias profesionales|prácticas|experiencia de trabajo|trayectoria
expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|stages|parcours|emplois|expériences de travail
esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|tirocini|carriera|percorso professionale
werkervaring|ervaring|loopbaan|professionele ervaring|stages|arbeidsverleden|relevante werkervaring
experiência|experiência profissional|experiências profissionais|histórico profissional|experiências|experiência de trabalho|percurso profissional|estágios
erhvervserfaring|erfaring|arbejdserfaring|ansættelser|erhvervserfaringer|jobs|job|karriere
arbeidserfaring|yrkeserfaring|erfaring|praksis|jobberfaring
arbetslivserfarenhet|erfarenhet|arbetserfarenhet|yrkeserfarenhet|anställningar|arbetslivserfarenheter
工作经历|工作经验|职业经历|实习经历|工作履历|工作|實習經歷|任职经历`,
	education: `education|academic background|educational background|education and training|education & training|academic qualifications|academic history|academic education|qualifications|degrees|studies|schooling|formal education|education history|educational qualifications|educational qualification|academic credentials|academics|scholastic record|education and certifications|education & certifications
ausbildung|bildung|bildungsweg|studium|akademische ausbildung|schulbildung|ausbildung und studium|schulische ausbildung|bildungsgang|hochschulausbildung|aus- und weiterbildung|aus und weiterbildung|schule|schulausbildung|studium und ausbildung|akademischer werdegang|schulischer werdegang|ausbildungsweg|berufsausbildung|studium & ausbildung|ausbildung & studium|allgemeine und berufliche bildung|schul- und berufsbildung|bildung und ausbildung
formación|formación académica|educación|estudios|formación reglada|datos académicos|educación y formación|estudios realizados
formation|formations|éducation|études|formation académique|diplômes|diplômes et formations|parcours académique|formation et diplômes|éducation et formation|enseignement et formation|cursus|cursus scolaire|parcours scolaire|formations et diplômes|scolarité
istruzione|formazione|istruzione e formazione|titoli di studio|percorso di studi|studi|educazione|formazione accademica
opleiding|opleidingen|onderwijs|studie|opleiding en training|scholing
educação|formação|formação académica|formação acadêmica|habilitações literárias|habilitações|educação e formação|escolaridade|habilitações académicas
uddannelse|uddannelser|uddannelsesmæssig baggrund
utdanning|utdannelse
utbildning|utbildningar|studier
教育经历|教育背景|学历|教育|学习经历|教育與培訓`,
	skills: `skills|personal skills and competences|skills and competences|technical skills|key skills|core skills|core competencies|competencies|key competencies|areas of expertise|expertise|skills and expertise|skills & expertise|professional skills|skill highlights|relevant skills|additional skills|skills summary|skills and abilities|abilities|technical expertise|technical proficiencies|technologies|technical knowledge|technology stack|tech stack|strengths|key strengths|soft skills|hard skills|personal skills|computer skills|it skills|featured skills|skill set|skillset|specialties|core qualifications|capabilities|technical competencies|clinical skills|digital skills|top skills|skills & technologies|skills and technologies|technical background|programming skills|programming languages|technical summary|interpersonal skills|communication skills|top skills|organisational skills|job related skills|areas of knowledge|knowledge|proficiencies|core strengths|technical strengths
kenntnisse|top-kenntnisse|top kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|edv-kenntnisse|edv kenntnisse|it-kenntnisse|it kenntnisse|besondere kenntnisse|fachliche kompetenzen|kernkompetenzen|stärken|qualifikationen|kenntnisse und fähigkeiten|kenntnisse & fähigkeiten|fähigkeiten und kenntnisse|weitere kenntnisse|persönliche stärken|schlüsselkompetenzen|fachkompetenzen|soft skills|technische kenntnisse|technische fähigkeiten|zusatzqualifikationen|persönliche kompetenzen|digitale kompetenzen|sonstige kenntnisse|skills und kompetenzen|persönliche fähigkeiten und kompetenzen|persönliche fähigkeiten|computerkenntnisse|programmierkenntnisse|technologien
habilidades|aptitudes principales|principales aptitudes|competencias|aptitudes|conocimientos|habilidades técnicas|competencias técnicas|competencias clave|conocimientos técnicos|conocimientos informáticos|destrezas|capacidades|competencias personales|competencias digitales|informática|habilidades y competencias|capacidades y competencias personales|capacidades y aptitudes personales|aptitudes y conocimientos|tecnologías|otros conocimientos|habilidades personales|competencias profesionales
compétences|principales compétences|compétences principales|compétences techniques|compétences clés|compétences professionnelles|savoir-faire|aptitudes|connaissances|compétences informatiques|informatique|atouts|qualités|savoir-être|compétences personnelles|compétences numériques|technologies|compétences et outils|aptitudes et compétences personnelles|domaines de compétences|points forts
competenze|competenze principali|principali competenze|competenze tecniche|capacità|abilità|conoscenze|competenze informatiche|competenze digitali|capacità e competenze|capacità e competenze personali|competenze professionali|conoscenze informatiche|competenze personali|tecnologie|punti di forza
vaardigheden|topvaardigheden|belangrijkste vaardigheden|competenties|kennis|technische vaardigheden|kernkwaliteiten|computervaardigheden|persoonlijke vaardigheden|eigenschappen|kennis en vaardigheden|sterke punten
competências|principais competências|habilidades|aptidões|conhecimentos|competências técnicas|habilidades técnicas|conhecimentos técnicos|competências digitais|competências pessoais|conhecimentos informáticos|qualificações|tecnologias
kompetencer|topkompetencer|færdigheder|faglige kompetencer|it-kompetencer|kvalifikationer|personlige kompetencer|it-færdigheder|kernekompetencer|it kompetencer|nøglekompetencer
kompetanse|toppferdigheter|viktigste ferdigheter|ferdigheter|kunnskaper|datakunnskaper|it-kompetanse|egenskaper|nøkkelkvalifikasjoner|tekniske ferdigheter|faglige kvalifikasjoner
kompetenser|främsta kompetenser|huvudkompetenser|färdigheter|kunskaper|it-kunskaper|datakunskaper|tekniska färdigheter|egenskaper|datorkunskaper|tekniska kompetenser
技能|专业技能|技术栈|能力|掌握技能|个人技能|技能特长|專業技能|核心技能|技术能力|职业技能`,
	languages: `languages|language skills|language proficiency|spoken languages|foreign languages|languages spoken|linguistic skills|mother tongue|mother tongue(s)|other language(s)|language competencies|language
sprachen|sprachkenntnisse|fremdsprachen|sprachliche kenntnisse|sprachkompetenzen
idiomas|lenguas|competencias lingüísticas|conocimiento de idiomas|otros idiomas
langues|compétences linguistiques|langues parlées|langues étrangères
lingue|lingue straniere|conoscenze linguistiche|competenze linguistiche|conoscenza delle lingue
talen|talenkennis|taalvaardigheid|taalkennis
línguas|competências linguísticas|línguas estrangeiras
sprog|sprogkundskaber|sprogkompetencer|sprogfærdigheder
språk|språkkunnskaper|språkferdigheter|språkkunskaper
语言|语言能力|外语|外语水平|語言能力|语言技能`,
	projects: `projects|personal projects|selected projects|key projects|academic projects|side projects|project experience|open source|open source projects|open-source projects|open source contributions|notable projects|recent projects|relevant projects|portfolio|research projects|technical projects|university projects|course projects|project highlights|key project experience|independent projects
projekte|projekterfahrung|ausgewählte projekte|eigene projekte|persönliche projekte|projektarbeiten|private projekte|wichtige projekte
proyectos|proyectos personales|proyectos destacados|proyectos académicos
projets|projets personnels|projets académiques|réalisations|projets réalisés|projets universitaires
progetti|progetti personali|progetti accademici
projecten|persoonlijke projecten
projetos|projetos pessoais|projectos|projetos acadêmicos
projekter|udvalgte projekter|personlige projekter
prosjekter|utvalgte prosjekter
projekt|utvalda projekt|personliga projekt
项目经历|项目经验|项目|个人项目|科研项目|專案經驗|主要项目`,
	certifications: `continuing education|corsi|courses|cursos|cursussen|cursussen en trainingen|efteruddannelse|formación adicional|formación complementaria|fortbildung|fortbildungen|kurs|kurs og sertifiseringer|kurser|kurser og efteruddannelse|professional development|training|training and courses|trainings|weiterbildung|weiterbildungen|培训经历
certifications|certificates|licenses|licences|licenses and certifications|licenses & certifications|certifications and licenses|certifications & licenses|certification|professional certifications|certifications and training|training and certifications|training & certifications|certificates and licenses|credentials|licensure|licensure and certifications|licensure & certifications|professional licenses|accreditations|courses and certifications|courses & certifications|certifications & courses|certificates & courses|certifications & training|professional certificates
zertifikate|zertifizierungen|zertifikate und weiterbildungen|zertifikate & weiterbildungen|weiterbildungen und zertifikate|weiterbildung und zertifikate|weiterbildungen & zertifikate|bescheinigungen|lizenzen|lizenzen & zertifikate|führerschein|kurse und zertifikate|zertifikate und kurse
certificaciones|certificados|licencias|cursos y certificaciones|licencias y certificaciones|certificaciones y cursos|títulos y certificados
certifications|certificats|certifications et formations|permis|licences et certifications|habilitations|formations et certifications
certificazioni|certificati|patenti|licenze e certificazioni|corsi e certificazioni|attestati
certificaten|certificeringen|diploma's en certificaten|cursussen en certificaten
certificações|certificados|licenças e certificações|cursos e certificações
certifikater|certificeringer|kurser og certifikater|certifikater og kurser
sertifikater|sertifiseringer|kurs og sertifikater
certifieringar|certifikat|intyg|kurser och certifikat|licenser
证书|资格证书|认证|职业资格|资质证书|技能证书|證照`,
	software: `software|software skills|software proficiency|tools|tools and software|tools & software|software and tools|software & tools|applications|software knowledge
softwarekenntnisse|werkzeuge|programme|tools & technologien|software & tools
herramientas|programas|logiciels|outils|logiciels et outils|strumenti|gereedschappen|ferramentas|værktøjer|verktøy|verktyg|programvara|软件|工具|软件技能`,
	publications: `publications|selected publications|papers|research publications|articles|journal articles|conference papers|publications and presentations|publications & presentations|books|peer-reviewed publications|scientific publications|research papers|publications & patents|publications and patents|refereed publications
veröffentlichungen|publikationen|wissenschaftliche veröffentlichungen|ausgewählte publikationen
publicaciones|artículos|pubblicazioni|publicaties|publicações|publikationer|publiseringer|publikasjoner
论文|发表论文|出版物|学术成果|论文发表|著作`,
	volunteer: `volunteer|volunteering|volunteer experience|volunteer work|voluntary work|community service|community involvement|community|volunteer activities|civic engagement|voluntary experience|volunteer service|volunteering experience|community engagement|leadership and volunteering|volunteer & leadership|volunteer and community service
ehrenamt|ehrenamtliches engagement|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|engagement|soziales engagement|gesellschaftliches engagement|freiwilligenarbeit|ehrenämter
voluntariado|experiencia de voluntariado|bénévolat|engagement bénévole|expérience bénévole|engagements|volontariat|engagement associatif|vie associative|activités bénévoles
volontariato|esperienze di volontariato|attività di volontariato|vrijwilligerswerk|trabalho voluntário|serviço voluntário
frivilligt arbejde|frivilligt|frivillig|frivillig arbeid|frivillige verv|frivilligarbeid|ideellt arbete|ideellt engagemang|volontärarbete
志愿经历|志愿活动|志愿者经历|志愿服务|社会实践|公益活动`,
	contact: `contact|contact information|contact details|contact info|contact me|personal information|personal details|personal info|personal data|details|links|profiles|social|social media|online|online profiles|on the web|find me online|get in touch|social networks|social links|websites|web|connect|address
kontakt|kontaktdaten|persönliche daten|persönliche angaben|persönliche informationen|persönliches|zur person|angaben zur person|kontaktinformationen|personalien|anschrift
contacto|contactar|datos personales|datos de contacto|información personal|información de contacto|información|enlaces|redes|redes sociales
contact|coordonnées|information personnelle|informations personnelles|informations|état civil|liens|réseaux|réseaux sociaux|informations de contact
contatti|contatto|dati personali|informazioni personali|informazioni di contatto|recapiti
contactgegevens|persoonlijke gegevens|personalia|persoonlijke informatie|gegevens
contato|contactos|dados pessoais|informação pessoal|informações pessoais|informações de contato|informações de contacto
kontaktoplysninger|personlige oplysninger|personlige data|stamdata|kontaktinformasjon|personlige opplysninger|kontaktuppgifter|personuppgifter
联系方式|个人信息|基本信息|个人资料|联系信息|聯絡方式`,
	awards: `awards|honors|honours|awards and honors|honors and awards|honors & awards|awards & honors|achievements|accomplishments|key achievements|scholarships|prizes|recognition|awards and achievements|awards & achievements|awards and recognition|awards & recognition|selected honors|fellowships|honors awards|honors-awards|distinctions|grants|grants and awards|scholarships and awards|awards and scholarships|honors and distinctions|key accomplishments|academic achievements|fellowships and awards
auszeichnungen|preise|ehrungen|stipendien|erfolge|auszeichnungen und preise|preise und auszeichnungen|stipendien und auszeichnungen
premios|reconocimientos|logros|becas|premios y reconocimientos|méritos
prix|distinctions|récompenses|prix et distinctions|bourses
premi|riconoscimenti|premi e riconoscimenti|onorificenze|prijzen|onderscheidingen
prémios|prêmios|prêmios e reconhecimentos|conquistas|distinções
priser|hædersbevisninger|utmerkelser|utmärkelser|stipendier|priser og udmærkelser
获奖经历|荣誉|奖项|所获荣誉|荣誉奖项|获奖情况|奖励|獲獎經歷|荣誉奖励|奖学金`,
	other: `coursework|relevant coursework|interests|hobbies|hobbies and interests|interests and hobbies|hobbies & interests|interests & hobbies|personal interests|activities|extracurricular activities|extra-curricular activities|extracurriculars|leisure|references|referees|professional references|additional information|other|miscellaneous|other information|memberships|affiliations|professional affiliations|professional memberships|associations|professional associations|patents|talks|invited talks|presentations|conferences|speaking|public speaking|leadership|leadership activities|leadership and activities|leadership & activities|activities and interests|test scores|driving licence|driving license|causes|organizations|media|press|service|professional service|academic service|teaching|clubs|availability|declaration|annexes|personal|security clearance|work authorization|hobbies and activities|conferences and seminars|additional|professional activities|activities and honors|memberships and affiliations|training & workshops|recommendations|testimonials
interessen|hobbys|hobbies|hobbys und interessen|interessen und hobbys|freizeit|referenzen|sonstiges|mitgliedschaften|weiteres|zusätzliche informationen|außeruniversitäres engagement|interessen & hobbys|hobbys & interessen|patente|vorträge|weitere informationen|sonstige angaben
intereses|aficiones|referencias|otros|otros datos|información adicional|datos de interés|pasatiempos|otros datos de interés|intereses personales|patentes
centres d'intérêt|centres d’intérêt|centre d'intérêt|loisirs|intérêts|références|divers|autres|centres d'intérêts|permis de conduire|activités|informations complémentaires|hobbies
interessi|hobby|referenze|altro|altre informazioni|interessi personali|patente di guida|patente|ulteriori informazioni|interessi e hobby
interesses|hobby's|hobby's en interesses|referenties|overig|overige|nevenactiviteiten|lidmaatschappen|rijbewijs|hobby’s
interesses pessoais|passatempos|referências|outros|informações adicionais|outras informações
interesser|fritid|fritidsinteresser|referencer|referanser|referenser|øvrigt|annet|övrigt|verv|tillidshverv|hobbyer|kørekort|körkort|førerkort|fritidsintressen|intressen
兴趣爱好|爱好|其他|推荐人|附加信息|興趣愛好|个人爱好|社团活动|校园经历|特长`,
};

const KINDS = new Map<string, SectionKind>();
/** By their letters alone, for headings whose letters are set apart. */
const BARE = new Map<string, SectionKind>();
for (const [kind, list] of Object.entries(HEADINGS))
	for (const words of list.split(/[|\n]/)) {
		const key = keyOf(words);
		if (KINDS.has(key)) continue;
		KINDS.set(key, kind as SectionKind);
		BARE.set(key.replace(/ /g, ""), kind as SectionKind);
	}

/** Which section a line opens, null where it opens none that is known. */
export function headingKind(text: string): SectionKind | null {
	const written = text.trim();
	if (written.length > 60 || written.length < 2) return null;
	const key = keyOf(written);
	if (key === "" || /[,;]\s|\d|@/.test(written)) return null;
	const known = KINDS.get(key);
	if (known) return known;
	const spaced = BARE.get(joinedLetters(written));
	if (spaced) return spaced;
	return combined(key) ?? torn(key);
}

/** "Skills & Tools", "Education and Languages": every part is a heading; the first decides. */
function combined(key: string): SectionKind | null {
	const parts = key.split(/ (?:and|und|y|et|e|en|og|och|amp) | ?[/&+,|] ?/u);
	if (parts.length < 2 || parts.length > 4) return null;
	const kinds = parts.map((part) => KINDS.get(part.trim()) ?? null);
	const known = kinds.filter((kind) => kind !== null);
	return kinds[0] != null && known.length === kinds.length ? kinds[0] : null;
}

/** Some fonts lose their ligatures on the way into a PDF: "Pro les" for "Profiles". */
function torn(key: string): SectionKind | null {
	if (!key.includes(" ")) return null;
	for (const lost of ["fi", "ffi", "fl"]) {
		for (let at = key.indexOf(" "); at >= 0; at = key.indexOf(" ", at + 1)) {
			const mended = `${key.slice(0, at)}${lost}${key.slice(at + 1)}`;
			const kind = KINDS.get(mended.replace(/ +/g, " "));
			if (kind) return kind;
		}
	}
	return null;
}

/** "E X P E R I E N C E" as one word. Some pairs of letters stand closer: "H I S T O RY". */
function joinedLetters(text: string): string {
	const words = text.split(/\s+/);
	const single = words.filter((word) => word.length === 1);
	return words.length >= 3 &&
		single.length > words.length / 2 &&
		words.every((word) => word.length <= 4)
		? keyOf(text.replace(/\s+/gu, ""))
		: "";
}

function keyOf(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFC")
		.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, "")
		.replace(/\s+/g, " ")
		.trim();
}
