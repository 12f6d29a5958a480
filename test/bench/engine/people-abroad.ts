// Five invented people who write in Italian, Dutch, Portuguese, French and Danish: the folders to measure on may hold none.
import { Profile } from "#src/domain/profile/profile.ts";
import type { Person } from "./collection.ts";

function person(id: string, source: unknown): Person {
	return { id, profile: Profile.parse(source), source };
}

export const peopleAbroad: Person[] = [
	person("own-it", {
		personal: {
			first_name: "Chiara",
			last_name: "Valdossi",
			headline: "Contabile",
			email: "chiara.valdossi@example.org",
			city: "Trento",
			country: "Italia",
			summary:
				"Contabile con esperienza in piccole imprese. Precisa con le scadenze fiscali e abituata a lavorare con i clienti.",
		},
		work_experience: [
			{
				job_title: "Contabile",
				company_name: "Studio Marzadro",
				location: "Trento",
				start_date: "2019-03",
				is_current: true,
				achievements: [
					"Gestione della contabilità di 24 clienti locali con Zucchetti",
					"Ridotto i tempi di chiusura mensile da 9 a 6 giorni",
					"Formazione di 2 tirocinanti sulla fatturazione elettronica",
				],
			},
			{
				job_title: "Impiegata amministrativa",
				company_name: "Cantina Bellaval",
				location: "Rovereto",
				start_date: "2015-09",
				end_date: "2019-02",
				achievements: [
					"Registrazione di circa 300 fatture al mese",
					"Preparazione dei documenti per la revisione annuale di un magazzino",
				],
			},
		],
		education: [
			{
				institution_name: "Istituto Tecnico Fontana",
				degree_type: "Diploma di ragioneria",
				start_date: "2010-09",
				end_date: "2015-06",
			},
		],
		skills: [
			{ skill_name: "Fatturazione elettronica" },
			{ skill_name: "Bilancio" },
			{ skill_name: "Excel" },
		],
		languages: [{ language_name: "Italian", proficiency_level: "Native" }],
	}),
	person("own-nl", {
		personal: {
			first_name: "Jurre",
			last_name: "Wielinga",
			headline: "Logistiek medewerker",
			email: "jurre.wielinga@example.org",
			city: "Zwolle",
			country: "Nederland",
			summary:
				"Logistiek medewerker die rustig blijft als het druk is. Werkt graag met mensen en met duidelijke afspraken.",
		},
		work_experience: [
			{
				job_title: "Magazijnmedewerker",
				company_name: "Hanze Groothandel",
				location: "Zwolle",
				start_date: "2018-05",
				is_current: true,
				achievements: [
					"Verwerkte dagelijks 180 orders met een scanner en het systeem Reflex",
					"Begeleidde 3 nieuwe collega's op een lokale afdeling",
					"Verlaagde het aantal pickfouten met 22%",
				],
			},
			{
				job_title: "Chauffeur",
				company_name: "Bakkerij De Kolk",
				location: "Deventer",
				start_date: "2014-02",
				end_date: "2018-04",
				achievements: ["Leverde brood aan 35 winkels in de regio"],
			},
		],
		education: [
			{
				institution_name: "Landstede",
				degree_type: "MBO Logistiek",
				start_date: "2011-09",
				end_date: "2014-01",
			},
		],
		skills: [{ skill_name: "Voorraadbeheer" }, { skill_name: "Heftruck" }],
		certifications: [{ certification_name: "Heftruckcertificaat" }],
		languages: [{ language_name: "Dutch", proficiency_level: "Native" }],
	}),
	person("own-pt", {
		personal: {
			first_name: "Inês",
			last_name: "Carvalhal",
			headline: "Educadora de infância",
			email: "ines.carvalhal@example.org",
			city: "Braga",
			country: "Portugal",
			summary:
				"Educadora de infância com experiência em creche e jardim de infância. Atenta às famílias e ao ritmo de cada criança.",
		},
		work_experience: [
			{
				job_title: "Educadora de infância",
				company_name: "Jardim Pequenos Passos",
				location: "Braga",
				start_date: "2017-09",
				is_current: true,
				achievements: [
					"Acompanhei um grupo de 18 crianças entre os 3 e os 5 anos",
					"Organizei 12 visitas de estudo a museus locais",
					"Preparei relatórios trimestrais para as famílias",
				],
			},
			{
				job_title: "Auxiliar de educação",
				company_name: "Creche do Minho",
				location: "Guimarães",
				start_date: "2014-01",
				end_date: "2017-08",
				achievements: ["Cuidei de 10 bebés com a equipa da sala"],
			},
		],
		education: [
			{
				institution_name: "Escola Superior de Educação do Cávado",
				degree_type: "Licenciatura em Educação Básica",
				start_date: "2010-09",
				end_date: "2013-07",
			},
		],
		skills: [
			{ skill_name: "Trabalho com famílias" },
			{ skill_name: "Primeiros socorros" },
		],
		languages: [{ language_name: "Portuguese", proficiency_level: "Native" }],
	}),
	person("own-fr", {
		personal: {
			first_name: "Maëlle",
			last_name: "Kerdoncuf",
			headline: "Cheffe de rang",
			email: "maelle.kerdoncuf@example.org",
			city: "Quimper",
			country: "France",
			summary:
				"Professionnelle de la salle avec le goût du produit local. Calme pendant le service et attentive aux clients.",
		},
		work_experience: [
			{
				job_title: "Cheffe de rang",
				company_name: "Auberge du Steïr",
				location: "Quimper",
				start_date: "2018-04",
				is_current: true,
				achievements: [
					"Accueilli et servi jusqu'à 60 couverts par service",
					"Formé 4 apprentis aux gestes de la salle",
					"Mis en place une carte de 12 vins locaux",
				],
			},
			{
				job_title: "Serveuse",
				company_name: "Café des Halles",
				location: "Concarneau",
				start_date: "2014-06",
				end_date: "2018-03",
				achievements: ["Tenue de la caisse et de 15 tables en terrasse"],
			},
		],
		education: [
			{
				institution_name: "Lycée hôtelier de Dinard",
				degree_type: "Baccalauréat professionnel",
				field_of_study: "Commercialisation et services en restauration",
				start_date: "2011-09",
				end_date: "2014-06",
			},
		],
		skills: [{ skill_name: "Service en salle" }, { skill_name: "Œnologie" }],
		languages: [{ language_name: "French", proficiency_level: "Native" }],
	}),
	person("own-da", {
		personal: {
			first_name: "Signe",
			last_name: "Thorbølle",
			headline: "Tømrer",
			email: "signe.thorboelle@example.org",
			city: "Kolding",
			country: "Danmark",
			summary:
				"Tømrer med erfaring fra renovering af ældre huse. Arbejder grundigt og holder aftaler med kunderne.",
		},
		work_experience: [
			{
				job_title: "Tømrer",
				company_name: "Fjordbyg",
				location: "Kolding",
				start_date: "2016-08",
				is_current: true,
				achievements: [
					"Renoverede 40 tage på ældre huse i lokale landsbyer",
					"Oplærte 2 lærlinge i træskæring og sikkerhed",
					"Udarbejdede tilbud og tidsplaner efter aftale med kunderne",
				],
			},
		],
		education: [
			{
				institution_name: "Hansenberg",
				degree_type: "Svendebrev som tømrer",
				start_date: "2012-08",
				end_date: "2016-06",
			},
		],
		skills: [{ skill_name: "Tagarbejde" }, { skill_name: "Efterisolering" }],
		languages: [{ language_name: "Danish", proficiency_level: "Native" }],
	}),
];
