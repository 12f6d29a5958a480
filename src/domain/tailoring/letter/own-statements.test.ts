// What people write of themselves, as they write it. Each row: the sentence, then every kind with the words that state it.
import { describe, expect, it } from "vitest";
import type { OwnKind } from "../../language/detail-words.ts";
import { Profile } from "../../profile/profile.ts";
import {
	isMachineCard,
	ownStatements,
	statementsIn,
} from "./own-statements.ts";

type Row = readonly [
	sentence: string,
	stated: Partial<Record<OwnKind, string>>,
];

const english: Row[] = [
	["Enjoys travel photography and long shifts of baking.", {}],
	[
		"Would consider relocating to Scotland for the right role.",
		{ relocation: "Would consider relocating to Scotland for the right role" },
	],
	[
		"Free to start after 5 January.",
		{ start: "Free to start after 5 January" },
	],
	["I don't drive.", { drivingLicence: "don't drive" }],
	[
		"Full UK licence and own (old) van.",
		{ drivingLicence: "Full UK licence", vehicle: "own (old) van" },
	],
	["Looking to move to medical devices.", {}],
	[
		"On a Skilled Worker visa until August 2027, so sponsorship is needed.",
		{
			workPermit:
				"On a Skilled Worker visa until August 2027, so sponsorship is needed",
		},
	],
	[
		"Happy to work a rota including Saturdays.",
		{ shifts: "Happy to work a rota including Saturdays" },
	],
	[
		"I hold dual British and Canadian citizenship.",
		{ workPermit: "dual British and Canadian citizenship" },
	],
	[
		"UK driving licence held since 2011, three points.",
		{ drivingLicence: "UK driving licence held since 2011, three points" },
	],
	[
		"I can be with you four weeks after an offer; my notice period is a calendar month.",
		{ notice: "notice period is a calendar month" },
	],
	["4 weeks notice.", { notice: "4 weeks notice" }],
	["Notice period: two months.", { notice: "Notice period: two months" }],
	["I'm on one month's notice.", { notice: "on one month's notice" }],
	["Available immediately, based in Hull.", { start: "Available immediately" }],
	[
		"Can start in March and would love a chat.",
		{ start: "Can start in March" },
	],
	[
		"Full, clean UK driving licence.",
		{ drivingLicence: "Full, clean UK driving licence" },
	],
	[
		"I have a full driving licence and can do weekends and bank holidays, always have.",
		{
			drivingLicence: "full driving licence",
			shifts: "can do weekends and bank holidays, always have",
		},
	],
	[
		"Driving licence, test booked for May.",
		{ drivingLicence: "Driving licence, test booked for May" },
	],
	[
		"Clean NYS driver's license and my own car.",
		{ drivingLicence: "Clean NYS driver's license", vehicle: "own car" },
	],
	["No driving licence.", { drivingLicence: "No driving licence" }],
	[
		"CDL class A with hazmat endorsement.",
		{ drivingLicence: "CDL class A with hazmat endorsement" },
	],
	[
		"Right to work in the UK, no sponsorship needed.",
		{ workPermit: "Right to work in the UK, no sponsorship needed" },
	],
	["US citizen.", { workPermit: "US citizen" }],
	[
		"Irish passport holder, moving to Cork in spring.",
		{
			workPermit: "Irish passport holder",
			relocation: "moving to Cork in spring",
		},
	],
	[
		"Green card holder since 2019; happy to travel up to half of the month.",
		{
			workPermit: "Green card holder since 2019",
			travel: "happy to travel up to half of the month",
		},
	],
	["I am not able to relocate.", { relocation: "not able to relocate" }],
	[
		"Looking for part-time work, 20 hours a week.",
		{ workload: "Looking for part-time work, 20 hours a week" },
	],
	[
		"Enhanced DBS done through work in March 2024.",
		{ checks: "Enhanced DBS done through work in March 2024" },
	],
	[
		"DBS on the update service; nights are no problem.",
		{ checks: "DBS on the update service", shifts: "nights are no problem" },
	],
	[
		"Desired salary: $72,000, negotiable.",
		{ salary: "Desired salary: $72,000, negotiable" },
	],
	[
		"NMC PIN 12A3456E, pain clinic background.",
		{ registration: "NMC PIN 12A3456E" },
	],
	["I like boring, well tested services that let people sleep.", {}],
	["Led a team of six at night markets.", {}],
];

const german: Row[] = [
	[
		"Ich habe einen Monat Kündigungsfrist.",
		{ notice: "einen Monat Kündigungsfrist" },
	],
	["Habe die Frist für den Jahresabschluss jedes Mal gehalten.", {}],
	[
		"Führungszeugnis kann ich jederzeit vorlegen.",
		{ checks: "Führungszeugnis kann ich jederzeit vorlegen" },
	],
	[
		"Schichtarbeit im Dreischichtsystem bin ich gewohnt.",
		{ shifts: "Schichtarbeit im Dreischichtsystem bin ich gewohnt" },
	],
	[
		"Gern 30 bis 35 Stunden in der Woche.",
		{ workload: "Gern 30 bis 35 Stunden in der Woche" },
	],
	[
		"Ich besitze die österreichische Staatsbürgerschaft.",
		{ workPermit: "österreichische Staatsbürgerschaft" },
	],
	[
		"Führerschein der Klassen B und C1E, ADR-Schein bis 2028.",
		{
			drivingLicence: "Führerschein der Klassen B und C1E, ADR-Schein bis 2028",
		},
	],
	["Verfügbar ab März 2027.", { start: "Verfügbar ab März 2027" }],
	[
		"Ich bin in ungekündigter Stellung, Kündigungsfrist vier Wochen zum Monatsende.",
		{ notice: "Kündigungsfrist vier Wochen zum Monatsende" },
	],
	[
		"Kündigungsfrist 6 Wochen zum Quartalsende.",
		{ notice: "Kündigungsfrist 6 Wochen zum Quartalsende" },
	],
	[
		"Kündigungsfrist 2 Monate, Pensum 80 bis 100 %.",
		{ notice: "Kündigungsfrist 2 Monate", workload: "Pensum 80 bis 100 %" },
	],
	[
		"Meine Kündigungsfrist beträgt drei Monate zum Monatsende.",
		{ notice: "Kündigungsfrist beträgt drei Monate zum Monatsende" },
	],
	["Ab sofort verfügbar.", { start: "Ab sofort verfügbar" }],
	[
		"Ich kann ab dem 1. April anfangen und freue mich auf das Team.",
		{ start: "kann ab dem 1. April anfangen" },
	],
	[
		"Frühester Eintritt: 15.01.2027.",
		{ start: "Frühester Eintritt: 15.01.2027" },
	],
	["Führerschein Klasse B.", { drivingLicence: "Führerschein Klasse B" }],
	[
		"Führerschein B und eigener Pkw vorhanden.",
		{ drivingLicence: "Führerschein B", vehicle: "eigener Pkw vorhanden" },
	],
	[
		"Führerschein Klasse C, Verlängerung noch nicht beantragt.",
		{
			drivingLicence:
				"Führerschein Klasse C, Verlängerung noch nicht beantragt",
		},
	],
	[
		"Staplerschein seit 2019; Schichtbereitschaft.",
		{ shifts: "Schichtbereitschaft" },
	],
	[
		"EU-Bürgerin, unbeschränkte Arbeitserlaubnis.",
		{ workPermit: "EU-Bürgerin, unbeschränkte Arbeitserlaubnis" },
	],
	[
		"Aufenthaltstitel gültig bis Juni 2028.",
		{
			workPermit: "Aufenthaltstitel gültig bis Juni 2028",
			validity: "Aufenthaltstitel gültig bis Juni 2028",
		},
	],
	[
		"Bewilligung C, deutsche Staatsbürgerschaft.",
		{ workPermit: "Bewilligung C, deutsche Staatsbürgerschaft" },
	],
	[
		"Nach der Elternzeit Wiedereinstieg, inzwischen ist auch Vollzeit möglich.",
		{ workload: "inzwischen ist auch Vollzeit möglich" },
	],
	[
		"Ich suche eine Teilzeitstelle, am liebsten 25 Stunden pro Woche.",
		{ workload: "am liebsten 25 Stunden pro Woche" },
	],
	[
		"Wochenendarbeit ist kein Problem.",
		{ shifts: "Wochenendarbeit ist kein Problem" },
	],
	[
		"Nachtschicht gewohnt, Rufbereitschaft möglich.",
		{ shifts: "Nachtschicht gewohnt, Rufbereitschaft möglich" },
	],
	[
		"Reisebereitschaft bis 40 Prozent der Arbeitszeit.",
		{ travel: "Reisebereitschaft bis 40 Prozent der Arbeitszeit" },
	],
	[
		"Ein Umzug nach Kiel ist zum Sommer geplant.",
		{ relocation: "Ein Umzug nach Kiel ist zum Sommer geplant" },
	],
	[
		"Gehaltsvorstellung 52.000 Euro brutto im Jahr.",
		{ salary: "Gehaltsvorstellung 52.000 Euro brutto im Jahr" },
	],
	[
		"Erweitertes Führungszeugnis vom Mai 2026 liegt vor.",
		{ checks: "Erweitertes Führungszeugnis vom Mai 2026 liegt vor" },
	],
	[
		"Approbation als Ärztin seit 2018.",
		{ registration: "Approbation als Ärztin seit 2018" },
	],
	["DATEV seit der Ausbildung, SAP bisher nur lesend.", {}],
];

const french: Row[] = [
	["Permis de feu.", {}],
	["Rédaction des permis de feu, permis de construire suivis.", {}],
	["J'ai un mois de préavis.", { notice: "un mois de préavis" }],
	["Disponible et à l'écoute, j'aime le contact.", {}],
	[
		"Mobile dans toute l'Occitanie.",
		{ relocation: "Mobile dans toute l'Occitanie" },
	],
	[
		"Je travaille volontiers le samedi.",
		{ shifts: "travaille volontiers le samedi" },
	],
	[
		"Carte de résident valable dix ans.",
		{ workPermit: "Carte de résident valable dix ans" },
	],
	[
		"Permis poids lourd obtenu en 2018, FIMO à repasser.",
		{ drivingLicence: "Permis poids lourd obtenu en 2018, FIMO à repasser" },
	],
	[
		"Titulaire du permis BE depuis 2014.",
		{ drivingLicence: "Titulaire du permis BE depuis 2014" },
	],
	["Disponible dès le 15 janvier.", { start: "Disponible dès le 15 janvier" }],
	[
		"Préavis d'un mois à compter de ma démission.",
		{ notice: "Préavis d'un mois à compter de ma démission" },
	],
	["Préavis de trois mois.", { notice: "Préavis de trois mois" }],
	["Préavis : 1 mois, négociable.", { notice: "Préavis : 1 mois, négociable" }],
	["Libre pour la rentrée 2027.", { start: "Libre pour la rentrée 2027" }],
	[
		"Disponible sous 3 mois, négociable.",
		{ start: "Disponible sous 3 mois, négociable" },
	],
	[
		"Je suis disponible immédiatement et j'habite Lille.",
		{ start: "disponible immédiatement" },
	],
	[
		"Disponibilité : à partir du 2 mars.",
		{ start: "Disponibilité : à partir du 2 mars" },
	],
	["Permis B.", { drivingLicence: "Permis B" }],
	[
		"Permis B, véhicule personnel.",
		{ drivingLicence: "Permis B", vehicle: "véhicule personnel" },
	],
	[
		"J'ai le permis B et je suis véhiculée.",
		{ drivingLicence: "permis B", vehicle: "véhiculée" },
	],
	[
		"Permis de conduire en cours de passage.",
		{ drivingLicence: "Permis de conduire en cours de passage" },
	],
	["CACES 1, 3 et 5 à jour.", {}],
	[
		"Titre de séjour valable jusqu'en 2029.",
		{
			workPermit: "Titre de séjour valable jusqu'en 2029",
			validity: "Titre de séjour valable jusqu'en 2029",
		},
	],
	[
		"Nationalité suisse et française.",
		{ workPermit: "Nationalité suisse et française" },
	],
	["Ressortissante de l'UE.", { workPermit: "Ressortissante de l'UE" }],
	[
		"Je cherche un temps partiel à 80 %.",
		{ workload: "cherche un temps partiel à 80 %" },
	],
	[
		"Disponible les week-ends et jours fériés.",
		{ shifts: "Disponible les week-ends et jours fériés" },
	],
	["Travail de nuit accepté.", { shifts: "Travail de nuit accepté" }],
	[
		"Prête à me déplacer en France deux jours par semaine.",
		{ travel: "Prête à me déplacer en France deux jours par semaine" },
	],
	[
		"Mobilité : Bretagne et Pays de la Loire.",
		{ relocation: "Mobilité : Bretagne et Pays de la Loire" },
	],
	[
		"Prétentions salariales : 38 000 € brut.",
		{ salary: "Prétentions salariales : 38 000 € brut" },
	],
	["Casier judiciaire vierge.", { checks: "Casier judiciaire vierge" }],
	[
		"Inscrite à l'Ordre des infirmiers depuis 2019.",
		{ registration: "Inscrite à l'Ordre des infirmiers depuis 2019" },
	],
	[
		"Professeure des écoles titulaire depuis 2016, surtout en cycle 3.",
		{ status: "Professeure des écoles titulaire depuis 2016" },
	],
	["Titulaire d'un master en droit.", {}],
];

const spanish: Row[] = [
	["Tengo un mes de preaviso.", { notice: "un mes de preaviso" }],
	["Responsable de turnos de 12 personas.", {}],
	[
		"No tengo problema en trabajar de noche.",
		{ shifts: "No tengo problema en trabajar de noche" },
	],
	[
		"NIE y permiso de residencia de larga duración.",
		{ workPermit: "NIE y permiso de residencia de larga duración" },
	],
	["Carné de carretillero en vigor.", {}],
	[
		"Tengo que dar quince días de preaviso.",
		{ notice: "que dar quince días de preaviso" },
	],
	[
		"Puedo empezar el 1 de febrero.",
		{ start: "Puedo empezar el 1 de febrero" },
	],
	["Preaviso de 15 días.", { notice: "Preaviso de 15 días" }],
	["Incorporación inmediata.", { start: "Incorporación inmediata" }],
	[
		"Disponible a partir de enero de 2027.",
		{ start: "Disponible a partir de enero de 2027" },
	],
	[
		"Puedo incorporarme en un mes y vivo en Sevilla capital desde siempre.",
		{ start: "Puedo incorporarme en un mes" },
	],
	[
		"Carné B y disponibilidad para trasladarme a Irlanda o Reino Unido.",
		{
			drivingLicence: "Carné B",
			relocation: "disponibilidad para trasladarme a Irlanda o Reino Unido",
		},
	],
	[
		"Carnet de conducir B y vehículo propio.",
		{ drivingLicence: "Carnet de conducir B", vehicle: "vehículo propio" },
	],
	[
		"Permiso de conducir C+E, CAP en vigor.",
		{ drivingLicence: "Permiso de conducir C+E" },
	],
	["Sin carnet de conducir.", { drivingLicence: "Sin carnet de conducir" }],
	["Tengo coche propio.", { vehicle: "coche propio" }],
	["Ciudadana de la UE.", { workPermit: "Ciudadana de la UE" }],
	[
		"Permiso de trabajo en trámite.",
		{ workPermit: "Permiso de trabajo en trámite" },
	],
	["Nacionalidad española.", { workPermit: "Nacionalidad española" }],
	[
		"Busco jornada parcial de mañana.",
		{ workload: "Busco jornada parcial de mañana" },
	],
	[
		"Disponibilidad para trabajar fines de semana y festivos.",
		{ shifts: "Disponibilidad para trabajar fines de semana y festivos" },
	],
	[
		"Acostumbrado a turnos rotativos.",
		{ shifts: "Acostumbrado a turnos rotativos" },
	],
	["Disponibilidad para viajar.", { travel: "Disponibilidad para viajar" }],
	[
		"No puedo cambiar de residencia.",
		{ relocation: "No puedo cambiar de residencia" },
	],
	[
		"Expectativa salarial: 28.000 € brutos.",
		{ salary: "Expectativa salarial: 28.000 € brutos" },
	],
	[
		"Certificado negativo de delitos sexuales de octubre de 2026.",
		{ checks: "Certificado negativo de delitos sexuales de octubre de 2026" },
	],
	[
		"Enfermera colegiada en Zaragoza.",
		{ registration: "Enfermera colegiada en Zaragoza" },
	],
	["Me gusta más la obra que la oficina.", {}],
];

const italian: Row[] = [
	[
		"Abilitata all'insegnamento dal 2015.",
		{ registration: "Abilitata all'insegnamento dal 2015" },
	],
	[
		"Patente di guida B e C, senza automezzo.",
		{ drivingLicence: "Patente di guida B e C, senza automezzo" },
	],
	[
		"Devo dare venti giorni di preavviso.",
		{ notice: "Devo dare venti giorni di preavviso" },
	],
	["Sono disponibile dal 15 gennaio.", { start: "disponibile dal 15 gennaio" }],
	["Preavviso 30 giorni.", { notice: "Preavviso 30 giorni" }],
	[
		"Preavviso di due mesi, trattabile.",
		{ notice: "Preavviso di due mesi, trattabile" },
	],
	["Disponibile da subito.", { start: "Disponibile da subito" }],
	["Posso iniziare dal 1° marzo.", { start: "Posso iniziare dal 1° marzo" }],
	[
		"Patente B, automunito.",
		{ drivingLicence: "Patente B", vehicle: "automunito" },
	],
	[
		"Patente C e CQC da rinnovare.",
		{ drivingLicence: "Patente C e CQC da rinnovare" },
	],
	["Patentino per muletto.", {}],
	[
		"Disponibile a trasferirmi e a lavorare nei festivi.",
		{
			relocation: "Disponibile a trasferirmi",
			shifts: "Disponibile a trasferirmi e a lavorare nei festivi",
		},
	],
	["Cittadinanza italiana.", { workPermit: "Cittadinanza italiana" }],
	[
		"Permesso di soggiorno valido fino al 2028.",
		{
			workPermit: "Permesso di soggiorno valido fino al 2028",
			validity: "Permesso di soggiorno valido fino al 2028",
		},
	],
	[
		"Cerco un part-time di 24 ore settimanali.",
		{ workload: "Cerco un part-time di 24 ore settimanali" },
	],
	[
		"Disponibilità a turni e notti.",
		{ shifts: "Disponibilità a turni e notti" },
	],
	[
		"Disponibile a trasferte in Italia.",
		{ travel: "Disponibile a trasferte in Italia" },
	],
	[
		"Non disponibile al trasferimento.",
		{ relocation: "Non disponibile al trasferimento" },
	],
	[
		"Richiesta economica: 26.000 € lordi.",
		{ salary: "Richiesta economica: 26.000 € lordi" },
	],
	[
		"Certificato penale di settembre 2026.",
		{ checks: "Certificato penale di settembre 2026" },
	],
	[
		"Iscritta all'albo degli infermieri di Pavia.",
		{ registration: "Iscritta all'albo degli infermieri di Pavia" },
	],
	["Docente di ruolo dal 2018.", { status: "Docente di ruolo dal 2018" }],
	[
		"Appartengo alle categorie protette.",
		{ status: "Appartengo alle categorie protette" },
	],
	["La pasta fresca è il mio mestiere.", {}],
];

const dutch: Row[] = [
	["Ik heb een maand opzegtermijn.", { notice: "een maand opzegtermijn" }],
	[
		"Ik werk liefst 4 dagen per week.",
		{ workload: "werk liefst 4 dagen per week" },
	],
	[
		"Beschikbaar vanaf half februari.",
		{ start: "Beschikbaar vanaf half februari" },
	],
	[
		"Ik heb een opzegtermijn van zes weken.",
		{ notice: "een opzegtermijn van zes weken" },
	],
	["Opzegtermijn één maand.", { notice: "Opzegtermijn één maand" }],
	[
		"Mijn opzegtermijn is twee maanden.",
		{ notice: "opzegtermijn is twee maanden" },
	],
	["Per direct beschikbaar.", { start: "Per direct beschikbaar" }],
	["Ik kan per 1 maart beginnen.", { start: "kan per 1 maart beginnen" }],
	["Rijbewijs B en BE.", { drivingLicence: "Rijbewijs B en BE" }],
	[
		"Rijbewijs B, eigen auto.",
		{ drivingLicence: "Rijbewijs B", vehicle: "eigen auto" },
	],
	["Geen rijbewijs.", { drivingLicence: "Geen rijbewijs" }],
	["Rijbewijs C met code 95.", { drivingLicence: "Rijbewijs C met code 95" }],
	["EU-burger.", { workPermit: "EU-burger" }],
	[
		"Verblijfsvergunning geldig tot 2029.",
		{
			workPermit: "Verblijfsvergunning geldig tot 2029",
			validity: "Verblijfsvergunning geldig tot 2029",
		},
	],
	[
		"Ik zoek een baan van 32 uur per week.",
		{ workload: "zoek een baan van 32 uur per week" },
	],
	["Parttime, drie dagen.", { workload: "Parttime, drie dagen" }],
	[
		"Weekenddiensten zijn geen probleem.",
		{ shifts: "Weekenddiensten zijn geen probleem" },
	],
	[
		"Bereid om in ploegendienst te werken.",
		{ shifts: "Bereid om in ploegendienst te werken" },
	],
	[
		"Bereid om te reizen binnen Europa.",
		{ travel: "Bereid om te reizen binnen Europa" },
	],
	["Verhuizen is bespreekbaar.", { relocation: "Verhuizen is bespreekbaar" }],
	["Salariswens € 3.200 bruto.", { salary: "Salariswens € 3.200 bruto" }],
	["VOG van maart 2026.", { checks: "VOG van maart 2026" }],
	[
		"BIG-geregistreerd sinds 2017.",
		{ registration: "BIG-geregistreerd sinds 2017" },
	],
	["Bevoegd docent wiskunde.", { status: "Bevoegd docent wiskunde" }],
	["Ik zoek een baan met meer internationaal werk.", {}],
];

const portuguese: Row[] = [
	[
		"Tenho carta de ligeiros e carro próprio.",
		{ drivingLicence: "carta de ligeiros", vehicle: "carro próprio" },
	],
	[
		"Disponível a partir de 1 de março.",
		{ start: "Disponível a partir de 1 de março" },
	],
	["Pré-aviso de 60 dias.", { notice: "Pré-aviso de 60 dias" }],
	["Aviso prévio: 30 dias.", { notice: "Aviso prévio: 30 dias" }],
	["Disponibilidade imediata.", { start: "Disponibilidade imediata" }],
	["Posso começar em fevereiro.", { start: "Posso começar em fevereiro" }],
	[
		"Carta de condução B e viatura própria.",
		{ drivingLicence: "Carta de condução B", vehicle: "viatura própria" },
	],
	["CNH categoria AB.", { drivingLicence: "CNH categoria AB" }],
	["Sem carta de condução.", { drivingLicence: "Sem carta de condução" }],
	[
		"Carta de condução em curso.",
		{ drivingLicence: "Carta de condução em curso" },
	],
	["Cidadã europeia.", { workPermit: "Cidadã europeia" }],
	[
		"Autorização de residência válida até 2028.",
		{
			workPermit: "Autorização de residência válida até 2028",
			validity: "Autorização de residência válida até 2028",
		},
	],
	[
		"Procuro part-time de 20 horas semanais.",
		{ workload: "Procuro part-time de 20 horas semanais" },
	],
	[
		"Disponibilidade para turnos e fins de semana.",
		{ shifts: "Disponibilidade para turnos e fins de semana" },
	],
	["Disponível para viajar.", { travel: "Disponível para viajar" }],
	[
		"Disponível para mudar de cidade.",
		{ relocation: "Disponível para mudar de cidade" },
	],
	["Pretensão salarial: 1.600 €.", { salary: "Pretensão salarial: 1.600 €" }],
	["Registo criminal limpo.", { checks: "Registo criminal limpo" }],
	[
		"Inscrita na Ordem dos Enfermeiros desde 2020.",
		{ registration: "Inscrita na Ordem dos Enfermeiros desde 2020" },
	],
	[
		"Funcionária pública desde 2015.",
		{ status: "Funcionária pública desde 2015" },
	],
	["Contrato a termo até junho.", { status: "Contrato a termo até junho" }],
	["Gosto de trabalhar com números.", {}],
];

const danish: Row[] = [
	["Jeg har tre måneders opsigelse.", { notice: "tre måneders opsigelse" }],
	[
		"Opsigelsesvarsel: løbende måned plus 30 dage.",
		{ notice: "Opsigelsesvarsel: løbende måned plus 30 dage" },
	],
	["Kan starte den 1. februar.", { start: "Kan starte den 1. februar" }],
	[
		"Kørekort B og egen bil.",
		{ drivingLicence: "Kørekort B", vehicle: "egen bil" },
	],
	["EU-borger.", { workPermit: "EU-borger" }],
	[
		"Søger deltid, 30 timer om ugen.",
		{ workload: "Søger deltid, 30 timer om ugen" },
	],
	[
		"Weekendvagter er ikke et problem.",
		{ shifts: "Weekendvagter er ikke et problem" },
	],
	["Jeg er villig til at rejse.", { travel: "villig til at rejse" }],
	[
		"Klar til at flytte til Jylland.",
		{ relocation: "Klar til at flytte til Jylland" },
	],
	["Ren straffeattest.", { checks: "Ren straffeattest" }],
	[
		"Autorisation som sygeplejerske siden 2016.",
		{ registration: "Autorisation som sygeplejerske siden 2016" },
	],
];

const norwegian: Row[] = [
	["Jeg kan begynne etter påske.", { start: "kan begynne etter påske" }],
	["Tre måneders oppsigelse.", { notice: "Tre måneders oppsigelse" }],
	["Kan starte 1. mars.", { start: "Kan starte 1. mars" }],
	["Førerkort klasse B.", { drivingLicence: "Førerkort klasse B" }],
	["Disponerer bil.", { vehicle: "Disponerer bil" }],
	["EØS-borger.", { workPermit: "EØS-borger" }],
	["Ønsker 80 % stilling.", { workload: "Ønsker 80 % stilling" }],
	[
		"Vant til turnus og helgevakter.",
		{ shifts: "Vant til turnus og helgevakter" },
	],
	["Reisevillig.", { travel: "Reisevillig" }],
	["Plettfri vandel.", { checks: "Plettfri vandel" }],
	["HPR-nummer 1234567.", { registration: "HPR-nummer 1234567" }],
];

const swedish: Row[] = [
	["Jag har en månads uppsägningstid.", { notice: "en månads uppsägningstid" }],
	["Uppsägningstid tre månader.", { notice: "Uppsägningstid tre månader" }],
	["Kan börja omgående.", { start: "Kan börja omgående" }],
	[
		"B-körkort och tillgång till bil.",
		{ drivingLicence: "B-körkort", vehicle: "tillgång till bil" },
	],
	["Svensk medborgare.", { workPermit: "Svensk medborgare" }],
	["Söker heltid.", { workload: "Söker heltid" }],
	["Van vid skiftarbete.", { shifts: "Van vid skiftarbete" }],
	["Villig att resa.", { travel: "Villig att resa" }],
	[
		"Beredd att flytta till Umeå.",
		{ relocation: "Beredd att flytta till Umeå" },
	],
	["Löneanspråk 38 000 kr.", { salary: "Löneanspråk 38 000 kr" }],
	["Legitimerad sjuksköterska.", { registration: "Legitimerad sjuksköterska" }],
];

const chinese: Row[] = [
	[
		"一个月内可到岗，接受夜班。",
		{ start: "一个月内可到岗", shifts: "接受夜班" },
	],
	["可随时到岗。", { start: "可随时到岗" }],
	["离职交接期一个月。", { notice: "离职交接期一个月" }],
	["持有C1驾照，有车。", { drivingLicence: "C1驾照", vehicle: "有车" }],
	["接受倒班和加班。", { shifts: "接受倒班和加班" }],
	["可接受短期出差。", { travel: "可接受短期出差" }],
	["期望月薪15000元，可谈。", { salary: "期望月薪15000元，可谈" }],
	["已获工作许可。", { workPermit: "已获工作许可" }],
	["无犯罪记录证明齐全。", { checks: "无犯罪记录证明齐全" }],
	["服从工作调动。", { relocation: "服从工作调动" }],
	["每周可工作4天。", { workload: "每周可工作4天" }],
];

const LANGUAGES = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
	pt: portuguese,
	da: danish,
	no: norwegian,
	sv: swedish,
	zh: chinese,
};

describe.each(Object.entries(LANGUAGES))(
	"what people state in %s",
	(language, rows) => {
		it.each(rows)("%s", (sentence, stated) => {
			const found = statementsIn(sentence, language);
			expect(
				Object.fromEntries(found.map(({ kind, text }) => [kind, text])),
			).toEqual(stated);
			for (const { text } of found) expect(sentence).toContain(text);
		});
	},
);

it("keeps the class behind a short form", () => {
	const driver = Profile.parse({
		personal: {},
		certifications: [{ certification_name: "Führerausweis Kat. B" }],
	});
	expect(ownStatements(driver).map(({ text }) => text)).toContain(
		"Führerausweis Kat. B",
	);
});

it("holds a license by its whole name", () => {
	const stated = (certification_name: string) =>
		ownStatements(
			Profile.parse({
				personal: {},
				certifications: [{ certification_name }],
			}),
		).map(({ text }) => text);
	for (const name of [
		"Commercial Driver License, Class B, tank endorsement",
		"Full Irish driving licence, exchanged for a Dutch one",
	])
		expect(stated(name)).toContain(name);
});

describe("the statements of a profile", () => {
	const profile = Profile.parse({
		personal: {
			first_name: "Ida",
			last_name: "Lund",
			summary: "Joiner. 4 weeks notice.",
		},
		certifications: [{ certification_name: "Driving licence, category B" }],
		skills: [{ skill_name: "Excel" }],
		statements: [
			{
				text: "Earliest start",
				kind: "start_date",
				stated_on: "2026-10-01",
				answer: "1 March 2027",
			},
		],
	});

	it("come from every free text, and the stored ones stand first", () => {
		expect(ownStatements(profile)).toEqual([
			{
				kind: "start",
				text: "1 March 2027",
				path: "statements.0",
				isNamed: false,
			},
			{
				kind: "notice",
				text: "4 weeks notice",
				path: "personal.summary",
				isNamed: true,
			},
			{
				kind: "drivingLicence",
				text: "Driving licence, category B",
				path: "certifications.0.certification_name",
				isNamed: true,
			},
		]);
	});
});

describe("a card for a machine", () => {
	it.each([
		["en", "Forklift driver licence"],
		["de", "Staplerschein"],
		["de", "DATEV Führerschein Lohn"],
		["en", "European Computer Driving Licence"],
		["de", "Kranführerschein"],
		["fr", "Permis de cariste"],
		["es", "Carnet de carretillero"],
		["it", "Patente per il muletto"],
		["pt", "Carta de empilhador"],
		["nl", "Rijbewijs heftruck"],
		["sv", "Truckkort"],
		["da", "Kørekort til truck"],
		["no", "Truckførerbevis"],
		["zh", "叉车驾驶证"],
	])("is no license to drive in %s: %s", (language, name) => {
		expect(isMachineCard(name)).toBe(true);
		expect(statementsIn(name, language)).toEqual([]);
	});
	it("takes nothing from a license that stands beside it", () => {
		expect(isMachineCard("Führerschein B, Staplerschein")).toBe(false);
		expect(statementsIn("Führerschein B, Staplerschein", "de")).toEqual([
			{ kind: "drivingLicence", text: "Führerschein B" },
		]);
	});
});

it("a hobby is no vehicle of one's own", () => {
	const profile = Profile.parse({
		personal: { first_name: "Ana", last_name: "Ruiz" },
		interests: [{ interest_name: "Restoring my own car" }],
	});
	expect(ownStatements(profile).map(({ kind }) => kind)).not.toContain(
		"vehicle",
	);
});

describe("what is stated of shifts and of papers", () => {
	it("is no work that was done on nights", () => {
		expect(
			statementsIn("Five years of adult care and ED work on nights", "en"),
		).toEqual([]);
		expect(statementsIn("I work nights", "en")).toHaveLength(1);
	});
	it("says until when a paper is valid with the name of the paper", () => {
		const certification_name = "Lorry loader card, expires 03/2028";
		const profile = Profile.parse({
			personal: { first_name: "Ann" },
			certifications: [{ certification_name }],
		});
		expect(ownStatements(profile)).toMatchObject([
			{ kind: "validity", text: certification_name },
		]);
	});
});
