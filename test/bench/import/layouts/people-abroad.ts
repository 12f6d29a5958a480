// Resumes of three more invented people, in German, French and Spanish, to measure the import on other languages.
import { Profile } from "#src/domain/profile/profile.ts";

export const greta: Profile = Profile.parse({
	personal: {
		first_name: "Greta",
		last_name: "Lohmeyer",
		headline: "Projektleiterin Anlagenbau",
		email: "greta.lohmeyer@example.org",
		phone: "+49 521 555 0133",
		city: "Bielefeld",
		country: "Deutschland",
		summary:
			"Maschinenbauingenieurin mit acht Jahren Erfahrung in der Planung von Förderanlagen. Ich leite Projekte vom Angebot bis zur Abnahme und spreche die Sprache der Werkstatt.",
	},
	work_experience: [
		{
			job_title: "Projektleiterin",
			company_name: "Teutoburger Fördertechnik GmbH",
			location: "Bielefeld",
			start_date: "2020-03",
			is_current: true,
			achievements: [
				"Leitung von sechs Projekten mit einem Volumen von bis zu 2,4 Mio. Euro",
				"Durchlaufzeit der Inbetriebnahme um 15 % verkürzt",
				"Fachliche Führung von vier Konstrukteuren",
			],
		},
		{
			job_title: "Konstruktionsingenieurin",
			company_name: "Ravensberger Maschinenwerke AG",
			location: "Herford",
			start_date: "2016-10",
			end_date: "2020-02",
			achievements: [
				"Konstruktion von Rollenförderern in SolidWorks",
				"Einführung eines Normteilkatalogs mit 800 Positionen",
			],
		},
	],
	education: [
		{
			institution_name: "Hochschule Ostwestfalen",
			degree_type: "Master of Engineering",
			field_of_study: "Maschinenbau",
			start_date: "2014-10",
			end_date: "2016-09",
		},
		{
			institution_name: "Universität Paderborn",
			degree_type: "Bachelor of Science",
			field_of_study: "Maschinenbau",
			start_date: "2011-10",
			end_date: "2014-09",
		},
	],
	skills: [
		{ skill_name: "SolidWorks", category: "Konstruktion" },
		{ skill_name: "AutoCAD", category: "Konstruktion" },
		{ skill_name: "MS Project", category: "Planung" },
		{ skill_name: "Risikobewertung", category: "Planung" },
		{ skill_name: "SAP", category: "Planung" },
	],
	languages: [
		{ language_name: "Deutsch", level_as_written: "Muttersprache" },
		{ language_name: "Englisch", level_as_written: "C1" },
	],
	certifications: [
		{
			certification_name: "Projektmanagement-Fachfrau IPMA Level D",
			issuing_organization: "GPM",
			issue_date: "2021-05",
		},
	],
});

export const aurelie: Profile = Profile.parse({
	personal: {
		first_name: "Aurélie",
		last_name: "Tessandier",
		headline: "Infirmière diplômée d'État",
		email: "aurelie.tessandier@example.org",
		phone: "+33 4 55 50 12 34",
		city: "Grenoble",
		country: "France",
		summary:
			"Infirmière depuis sept ans en chirurgie et en réanimation. J'accompagne les familles avec calme et je forme les étudiants du service.",
	},
	work_experience: [
		{
			job_title: "Infirmière en réanimation",
			company_name: "Hôpital des Trois Vallées",
			location: "Grenoble",
			start_date: "2019-09",
			is_current: true,
			achievements: [
				"Prise en charge de deux à trois patients ventilés par poste",
				"Formation de neuf étudiants aux soins de trachéotomie",
			],
		},
		{
			job_title: "Infirmière de bloc opératoire",
			company_name: "Clinique du Vercors",
			location: "Voiron",
			start_date: "2016-07",
			end_date: "2019-08",
			achievements: [
				"Préparation de quinze interventions par semaine",
				"Mise à jour du protocole de comptage des compresses",
				"Gestion du stock de matériel stérile",
			],
		},
	],
	education: [
		{
			institution_name: "Institut de formation en soins infirmiers de Chambéry",
			degree_type: "Diplôme d'État d'infirmier",
			start_date: "2013-09",
			end_date: "2016-06",
		},
	],
	skills: [
		{ skill_name: "Ventilation mécanique", category: "Soins" },
		{ skill_name: "Cathéters centraux", category: "Soins" },
		{ skill_name: "Hygiène hospitalière", category: "Soins" },
		{ skill_name: "Encadrement d'étudiants", category: "Équipe" },
	],
	languages: [
		{ language_name: "Français", level_as_written: "Langue maternelle" },
		{ language_name: "Anglais", level_as_written: "B2" },
	],
});

export const ines: Profile = Profile.parse({
	personal: {
		first_name: "Inés",
		last_name: "Valdebenito",
		headline: "Responsable de tienda",
		email: "ines.valdebenito@example.org",
		phone: "+34 955 555 018",
		city: "Sevilla",
		country: "España",
		summary:
			"Responsable de tienda con diez años en el comercio de moda. Me gusta formar equipos y conocer bien las cifras de cada semana.",
	},
	work_experience: [
		{
			job_title: "Responsable de tienda",
			company_name: "Modas Guadaíra S.L.",
			location: "Sevilla",
			start_date: "2018-02",
			is_current: true,
			achievements: [
				"Dirección de un equipo de catorce personas en dos plantas",
				"Aumento del 9 % de las ventas en el primer año",
				"Reducción de la pérdida desconocida al 0,8 %",
			],
		},
		{
			job_title: "Dependienta",
			company_name: "Calzados Betis S.A.",
			location: "Cádiz",
			start_date: "2014-05",
			end_date: "2018-01",
			achievements: [
				"Atención a unos sesenta clientes al día",
				"Montaje de los escaparates de cada temporada",
			],
		},
	],
	education: [
		{
			institution_name: "Universidad de Cádiz",
			degree_type: "Grado",
			field_of_study: "Administración y Dirección de Empresas",
			start_date: "2010-09",
			end_date: "2014-06",
		},
	],
	skills: [
		{ skill_name: "Gestión de equipos", category: "Tienda" },
		{ skill_name: "Control de inventario", category: "Tienda" },
		{ skill_name: "Visual merchandising", category: "Tienda" },
		{ skill_name: "Excel", category: "Informática" },
		{ skill_name: "TPV", category: "Informática" },
	],
	languages: [
		{ language_name: "Español", level_as_written: "Nativo" },
		{ language_name: "Inglés", level_as_written: "B1" },
	],
});
