// Polish: words resumes are read by. The product reads resumes in Polish and writes none.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "narzędzia|technologie|narzędzia i technologie",
	headings: {
		summary: `
			profil|profil zawodowy|o mnie|podsumowanie|podsumowanie zawodowe|kim jestem|cel zawodowy|profil osobisty
			kilka słów o mnie|w skrócie|sylwetka|opis|krótko o mnie|podsumowanie kariery`,
		work: `
			doświadczenie|doświadczenie zawodowe|doświadczenie w pracy|przebieg kariery|przebieg kariery zawodowej
			kariera|kariera zawodowa|praca|praca zawodowa|zatrudnienie|historia zatrudnienia|przebieg zatrudnienia
			gdzie pracowałem|gdzie pracowałam|moje doświadczenie|moja kariera|staże|staże i praktyki|praktyki|przebieg pracy
			przebieg pracy zawodowej|droga zawodowa|ścieżka kariery|ścieżka zawodowa|stanowiska|dotychczasowe zatrudnienie
			historia zawodowa|działalność zawodowa|praktyka zawodowa`,
		education: `
			wykształcenie|edukacja|nauka|studia|szkoły|wykształcenie i kursy|edukacja i szkolenia|przebieg nauki
			przebieg edukacji|gdzie się uczyłem|gdzie się uczyłam|gdzie studiowałem|gdzie studiowałam|wykształcenie wyższe
			moje wykształcenie|przebieg kształcenia|kształcenie|wykształcenie i szkolenia`,
		skills: `
			umiejętności|kompetencje|kwalifikacje|kluczowe umiejętności|kluczowe kompetencje|umiejętności zawodowe
			umiejętności techniczne|umiejętności i kompetencje|co potrafię|co umiem|mocne strony|moje umiejętności|atuty
			dodatkowe umiejętności|wiedza i umiejętności|umiejętności miękkie|umiejętności twarde|specjalizacje
			zakres wiedzy|umiejętności praktyczne|umiejętności cyfrowe|obszary kompetencji|najważniejsze umiejętności`,
		languages:
			"języki|języki obce|znajomość języków|znajomość języków obcych|umiejętności językowe|kompetencje językowe",
		projects: "projekty|wybrane projekty|moje projekty|projekty własne",
		certifications: `
			certyfikaty|kursy|szkolenia|kursy i szkolenia|szkolenia i kursy|kursy i certyfikaty|certyfikaty i kursy|uprawnienia
			szkolenia i certyfikaty|certyfikaty i szkolenia|kursy, szkolenia|uprawnienia i certyfikaty
			uprawnienia zawodowe|certyfikaty i uprawnienia|licencje i certyfikaty|dodatkowe kwalifikacje|dokształcanie`,
		software: "oprogramowanie|programy|obsługa programów|programy komputerowe",
		publications: "publikacje|wybrane publikacje|publikacje naukowe",
		volunteer: `
			wolontariat|działalność społeczna|działalność dodatkowa|praca społeczna|działalność charytatywna|zaangażowanie
			praca wolontariacka`,
		contact:
			"kontakt|dane kontaktowe|dane osobowe|informacje kontaktowe|moje dane|dane",
		awards: "nagrody|nagrody i wyróżnienia|osiągnięcia|wyróżnienia|stypendia",
		interests: "zainteresowania|hobby|pasje|czas wolny|hobby i zainteresowania",
		references: "referencje|osoby polecające",
		other:
			"inne|informacje dodatkowe|dodatkowe informacje|prawo jazdy|klauzula",
	},
	and: "i|oraz",
	or: "lub|albo",
	openers: "i|oraz|w|we|na|do|z|ze|dla|przez|pod|od",
	page: {
		page: "strona",
		of: "z",
		behind: "",
		updated: "ostatnia aktualizacja|aktualizacja",
		headingStyle: "nagłówek",
	},
	person: {
		documentTitle: "życiorys(?: zawodowy)?",
		nameLabel: "imię i nazwisko|imiona i nazwisko",
		firstNameLabel: "imię|imiona",
		lastNameLabel: "nazwisko",
		greeting: "(?:cześć[,!.]? |dzień dobry[,!.]? )?(?:jestem|nazywam się)",
		addressLabel: "adres|zamieszkał[ya]|miejsce zamieszkania",
		addressKind: "",
		streetEnd: "",
		streetStart: "ul\\.|ulica|al\\.|aleja|osiedle",
	},
	places: {
		countries:
			"polska|niemcy|francja|hiszpania|włochy|czechy|ukraina|wielka brytania",
		onLetter: "",
		regions: `
			mazowieckie|małopolskie|śląskie|dolnośląskie|wielkopolskie|pomorskie|łódzkie|lubelskie|podkarpackie|podlaskie`,
		cities: `
			warszawa|kraków|łódź|wrocław|poznań|gdańsk|szczecin|bydgoszcz|lublin|białystok|katowice|gdynia|częstochowa
			radom|rzeszów|toruń|sosnowiec|kielce|gliwice|olsztyn|zabrze|bielsko-biała|bytom|zielona góra|rybnik|ruda śląska
			opole|tychy|gorzów wielkopolski|elbląg|płock|dąbrowa górnicza|wałbrzych|włocławek|tarnów|chorzów|koszalin
			kalisz|legnica|grudziądz|jaworzno|słupsk|nowy sącz|siedlce|piła|ostrów wielkopolski|pabianice|sopot|gniezno`,
		areaEnd: "",
		in: "w|we",
		within: "nad|pod",
		remote: "zdalnie|praca zdalna",
		placeLabel: "miejsce|miejscowość|miasto|lokalizacja",
	},
	entry: {
		title: `
			tokarz|frezer|monter(?:ka)?|ustawiacz(?:ka)?|cieśla|technolog|logistyk|dietety(?:k|czka)|rzeźnik|szwaczka|lakierni(?:k|czka)|diagnosta|konserwator(?:ka)?
			kierowni(?:k|czka)|dyrektor(?:ka)?|specjalist(?:a|ka)|koordynator(?:ka)?|magazynier(?:ka)?|inżynier(?:ka)?
			program(?:ista|istka)|technik \\p{Ll}+(?:yk|ik|ista|or|er)|asystent(?:ka)?|pracowni(?:k|ca)|księgow[ya]|nauczyciel(?:ka)?|kierowca
			lekarz|lekarka|pielęgnia(?:rka|rz)|kucharz|kucharka|sprzedawca|sprzedawczyni|przedstawiciel(?:ka)?|doradca|doradczyni
			konsultant(?:ka)?|analityk|analityczka|administrator(?:ka)?|mechanik (?:samochodowy|pojazdów|maszyn)|elektryk|elektromonter|monter (?:instalacji|konstrukcji|maszyn)|spawacz|ślusarz
			stolarz|murarz|malarz|hydraulik|operator(?:ka)?|brygadzist(?:a|ka)|mistrz|majster|praktykant(?:ka)?|stażyst(?:a|ka)
			lider(?:ka)?|prezes(?:ka)?|wiceprezes|właściciel(?:ka)?|założyciel(?:ka)?|projektant(?:ka)?|architekt(?:ka)?
			grafik komputerowy|graficzka|redaktor(?:ka)?|dziennikarz|dziennikarka|tłumacz(?:ka)?|prawnik|prawniczka|radca|adwokat
			recepcjonist(?:a|ka)|kelner(?:ka)?|barman(?:ka)?|barist(?:a|ka)|fryzjer(?:ka)?|kosmetyczka|kosmetolog|farmaceut(?:a|ka)
			psycholog|pedagog|terapeut(?:a|ka)|fizjoterapeut(?:a|ka)|opiekun(?:ka)?|ratowni(?:k|czka)|strażak|policjant(?:ka)?
			naukowiec|adiunkt|profesor|wykładowca|doktorant(?:ka)?|badacz(?:ka)?|laborant(?:ka)?|chemik|biolog|fizyk|bibliotekar(?:z|ka)
			sekretar(?:z|ka)|referent(?:ka)?|inspektor(?:ka)?|audytor(?:ka)?|kontroler(?:ka)?|planist(?:a|ka)|dyspozytor(?:ka)?|spedytor(?:ka)?
			kupiec|handlowiec|kasjer(?:ka)?|piekarz|cukiernik|rolnik|ogrodnik|krawiec|krawcowa|fotograf|animator(?:ka)?|trener(?:ka)?
			instruktor(?:ka)?|wolontariusz(?:ka)?|skarbnik|skarbniczka|członek|członkini|szef(?:owa)?|zastępca|zastępczyni|menedżer(?:ka)?|menadżer(?:ka)?
			tester(?:ka)?|serwisant(?:ka)?|wychowaw(?:ca|czyni)|położna|ekonomist(?:a|ka)|statystyk|geodet(?:a|ka)|kosztorysant(?:ka)?`,
		afterTitle:
			"ds|do|zmiany|działu|magazynu|zespołu|sprzedaży|produkcji|projektu|projektów|budowy|oddziału|kuchni|sali|biura|jakości|w|na",
		organization: `
			sp\\. ?z ?o\\. ?o\\.|sp\\. ?[jk]\\.|s\\. ?a\\.|spółka|spółdzielnia|zakład(?:y)?|fabryka|firma|hurtownia|sklep|przedsiębiorstwo|biuro|kancelaria
			urząd|gmina|starostwo|ministerstwo|szpital|przychodnia|apteka|fundacja|stowarzyszenie|muzeum|teatr|biblioteka|restauracja
			hotel|grupa|agencja|centrum|ośrodek|dom kultury|bank|przedszkole|drukarnia|piekarnia|wydawnictwo|stocznia|huta|kopalnia|warsztat
			logistyka|budownictwo|klub|zespół szkół|instytut|redakcja|hospicjum`,
		institution: `
			uniwersytet\\p{L}*|politechnika|akademia|technikum|liceum|szkoła|szkole|studium|uczelnia|wyższa szkoła|zespół szkół|centrum (?:kształcenia|edukacji|szkolenia)
			gimnazjum|kolegium|instytut|wydział|zasadnicza szkoła|szkoła policealna|konserwatorium`,
		degree: `
			inżynier|licencjat(?:at)?|magister|doktorat|mgr(?: inż\\.?)?|inż\\.?|lic\\.|dr (?:inż\\.?|hab\\.?)|technik \\p{Ll}+(?:yk|ik|ista|or|er)|matura
			studia (?:magisterskie|licencjackie|inżynierskie|podyplomowe|doktoranckie|pierwszego stopnia|drugiego stopnia|i stopnia|ii stopnia)
			świadectwo dojrzałości|wykształcenie (?:średnie|wyższe|zawodowe)|dyplom|czeladnik|egzamin zawodowy|tytuł zawodowy`,
		field: "kierunek|na kierunku|specjalność|specjalizacja|w zakresie",
		at: "w|we|dla|przy",
		atBehindTitle: "",
		employment:
			"pełny etat|pół etatu|część etatu|niepełny etat|umowa o pracę|umowa zlecenie|umowa o dzieło|b2b|staż|praktyka",
		selfEmployed:
			"własna działalność(?: gospodarcza)?|jednoosobowa działalność(?: gospodarcza)?|samozatrudnienie",
		toolsLabel: "technologie|narzędzia",
		lineLabel:
			"technologie|narzędzia|obowiązki|zakres obowiązków|zadania|osiągnięcia",
		issuedBy: "wydany przez|wydane przez",
		expires: "ważny do|ważne do|ważna do",
		certificate: "certyfikat|świadectwo|zaświadczenie|uprawnienia",
		certificateNumber: "numer|nr",
	},
	levels: {
		words: `
			ojczysty|biegły|biegle|biegła|płynny|płynnie|zaawansowany|dobry|dobrze|bardzo dobry|bardzo dobrze|średni|średnio zaawansowany
			średniozaawansowany|komunikatywny|komunikatywnie|podstawowy|podstawy|początkujący|w mowie i piśmie`,
		very: "bardzo",
		noun: "poziom",
		skill: {
			expert: "ekspert|ekspercki",
			advanced: "zaawansowany|zaawansowana",
			intermediate: "średni|średnio zaawansowany|średniozaawansowany",
			beginner: "początkujący|podstawowy|podstawowa",
		},
		veryGood: "bardzo dobr[yze]",
		language: {
			native: "ojczysty|język ojczysty",
			fluent: "biegły|biegle|biegła|płynny|płynnie",
			proficient: "zaawansowany",
			conversational: "komunikatywny|komunikatywnie|średni",
			basic: "podstawowy|podstawy|początkujący",
		},
	},
	languages: {
		names: `
			polski|angielski|niemiecki|francuski|hiszpański|włoski|rosyjski|ukraiński|białoruski|czeski|słowacki|litewski
			portugalski|niderlandzki|holenderski|szwedzki|norweski|duński|fiński|węgierski|rumuński|chiński|japoński|koreański
			arabski|turecki|grecki|łacina|esperanto|kaszubski|polski język migowy|język migowy
			język polski|język angielski|język niemiecki|język francuski|język hiszpański|język włoski|język rosyjski|język ukraiński`,
		qualifier: "",
		nativeLabel: "język ojczysty",
		selfAssessment: "",
	},
	form: {
		dates: "okres(?: .*)?|daty?|lata|czas trwania|okres zatrudnienia",
		begins: "od|data rozpoczęcia|początek",
		ends: "do|data zakończenia|koniec",
		title:
			"stanowisko(?: .*)?|zawód|funkcja|rola|tytuł|kierunek|specjalność|dyplom",
		tasks: "obowiązki(?: .*)?|zakres obowiązków|zadania|opis|osiągnięcia",
		where:
			"pracodawca|firma|nazwa (?:firmy|pracodawcy|szkoły|uczelni)|miejsce pracy|szkoła|uczelnia|organizacja",
		place: "miejsce|miejscowość|miasto|lokalizacja",
		passedOver: "branża(?=:)|rodzaj umowy(?=:)|wymiar etatu(?=:)",
	},
};
