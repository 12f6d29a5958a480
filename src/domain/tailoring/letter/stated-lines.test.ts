// Lines as people write them in their resumes, of many trades and shapes, and the sentence a letter makes of each: in a
// position held today, and in one that is over. null is a line no sentence can be made of with certainty; it is left out.
import { describe, expect, it } from "vitest";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { phraseLine } from "./phrase-line.ts";

type Stated = readonly [line: string, now: string | null, past: string | null];

const TOLD: Readonly<Record<string, readonly Stated[]>> = {
	de: [
		[
			"Planung, Aufbau und Betreuung des Kassensystems in drei Filialen",
			"Bei Nordhus übernehme ich die Planung, den Aufbau und die Betreuung des Kassensystems in drei Filialen.",
			"Bei Nordhus übernahm ich die Planung, den Aufbau und die Betreuung des Kassensystems in drei Filialen.",
		],
		[
			"Zubereitung von Saucen und Beilagen",
			"Bei Nordhus übernehme ich die Zubereitung von Saucen und Beilagen.",
			"Bei Nordhus übernahm ich die Zubereitung von Saucen und Beilagen.",
		],
		[
			"Kunden am Telefon beraten und Angebote erstellt",
			"Bei Nordhus habe ich Kunden am Telefon beraten und Angebote erstellt.",
			"Bei Nordhus habe ich Kunden am Telefon beraten und Angebote erstellt.",
		],
		[
			"Ansprechpartnerin für Eltern und Jugendamt",
			"Bei Nordhus bin ich Ansprechpartnerin für Eltern und Jugendamt.",
			"Bei Nordhus war ich Ansprechpartnerin für Eltern und Jugendamt.",
		],
		[
			"Einführung eines Ticketsystems für 80 Beschäftigte",
			"Bei Nordhus führte ich ein Ticketsystem für 80 Beschäftigte ein.",
			"Bei Nordhus führte ich ein Ticketsystem für 80 Beschäftigte ein.",
		],
		[
			"Unterricht in Mathematik und Physik in den Klassen 7 bis 10",
			"Bei Nordhus erteile ich Unterricht in Mathematik und Physik in den Klassen 7 bis 10.",
			"Bei Nordhus erteilte ich Unterricht in Mathematik und Physik in den Klassen 7 bis 10.",
		],
		[
			"Reinigung und Desinfektion der OP-Säle",
			"Bei Nordhus übernehme ich die Reinigung und Desinfektion der OP-Säle.",
			"Bei Nordhus übernahm ich die Reinigung und Desinfektion der OP-Säle.",
		],
		[
			"Führung eines Teams von 8 Mitarbeitern",
			"Bei Nordhus führe ich ein Team von 8 Mitarbeitern.",
			"Bei Nordhus führte ich ein Team von 8 Mitarbeitern.",
		],
		[
			"Senkung der Ausschussquote um 12 % durch neue Prüfpläne",
			"Bei Nordhus senkte ich die Ausschussquote um 12 % durch neue Prüfpläne.",
			"Bei Nordhus senkte ich die Ausschussquote um 12 % durch neue Prüfpläne.",
		],
		[
			"Monatsabschlüsse nach HGB erstellt",
			"Bei Nordhus habe ich Monatsabschlüsse nach HGB erstellt.",
			"Bei Nordhus habe ich Monatsabschlüsse nach HGB erstellt.",
		],
		[
			"Wartung und Instandsetzung von Hydraulikaggregaten",
			"Bei Nordhus übernehme ich die Wartung und Instandsetzung von Hydraulikaggregaten.",
			"Bei Nordhus übernahm ich die Wartung und Instandsetzung von Hydraulikaggregaten.",
		],
		["Lkw mit 40 Tonnen im Fernverkehr gefahren", null, null],
		[
			"Mitarbeit an der Steuererklärung von Vereinen",
			"Bei Nordhus arbeite ich an der Steuererklärung von Vereinen mit.",
			"Bei Nordhus arbeitete ich an der Steuererklärung von Vereinen mit.",
		],
		[
			"Betreue 45 Bestandskunden im Raum Kassel",
			"Bei Nordhus betreue ich 45 Bestandskunden im Raum Kassel.",
			"Bei Nordhus betreute ich 45 Bestandskunden im Raum Kassel.",
		],
		[
			"Technischer Support für 200 Nutzer",
			"Bei Nordhus übernehme ich den technischen Support für 200 Nutzer.",
			"Bei Nordhus übernahm ich den technischen Support für 200 Nutzer.",
		],
		[
			"Kassenführung und Tagesabschluss",
			"Bei Nordhus übernehme ich die Kassenführung und den Tagesabschluss.",
			"Bei Nordhus übernahm ich die Kassenführung und den Tagesabschluss.",
		],
		[
			"Verkauf von Backwaren und Beratung der Kundschaft",
			"Bei Nordhus übernehme ich den Verkauf von Backwaren und die Beratung der Kundschaft.",
			"Bei Nordhus übernahm ich den Verkauf von Backwaren und die Beratung der Kundschaft.",
		],
		[
			"Inventuren geplant und durchgeführt",
			"Bei Nordhus habe ich Inventuren geplant und durchgeführt.",
			"Bei Nordhus habe ich Inventuren geplant und durchgeführt.",
		],
		[
			"Durchführung von Blutabnahmen und EKG",
			"Bei Nordhus übernehme ich die Durchführung von Blutabnahmen und EKG.",
			"Bei Nordhus übernahm ich die Durchführung von Blutabnahmen und EKG.",
		],
		[
			"Koordination von 15 ehrenamtlichen Helfern",
			"Bei Nordhus koordiniere ich 15 ehrenamtliche Helfer.",
			"Bei Nordhus koordinierte ich 15 ehrenamtliche Helfer.",
		],
		[
			"Klassenleitung einer 8. Klasse",
			"Bei Nordhus übernehme ich die Klassenleitung einer 8. Klasse.",
			"Bei Nordhus übernahm ich die Klassenleitung einer 8. Klasse.",
		],
		[
			"Messungen im Labor ausgewertet",
			"Bei Nordhus habe ich Messungen im Labor ausgewertet.",
			"Bei Nordhus habe ich Messungen im Labor ausgewertet.",
		],
		[
			"Rezeption, Check-in und Reservierungen",
			"Bei Nordhus kümmere ich mich um Rezeption, Check-in und Reservierungen.",
			"Bei Nordhus kümmerte ich mich um Rezeption, Check-in und Reservierungen.",
		],
		[
			"Redaktion des monatlichen Newsletters",
			"Bei Nordhus übernehme ich die Redaktion des monatlichen Newsletters.",
			"Bei Nordhus übernahm ich die Redaktion des monatlichen Newsletters.",
		],
		[
			"Ich leitete die Frühschicht mit zwölf Kolleginnen",
			"Bei Nordhus leitete ich die Frühschicht mit zwölf Kolleginnen.",
			"Bei Nordhus leitete ich die Frühschicht mit zwölf Kolleginnen.",
		],
		[
			"Bestellwesen und Lagerhaltung",
			"Bei Nordhus übernehme ich das Bestellwesen und die Lagerhaltung.",
			"Bei Nordhus übernahm ich das Bestellwesen und die Lagerhaltung.",
		],
		[
			"Schweißen von Rohrleitungen nach DIN EN ISO 9606",
			"Bei Nordhus übernehme ich das Schweißen von Rohrleitungen nach DIN EN ISO 9606.",
			"Bei Nordhus übernahm ich das Schweißen von Rohrleitungen nach DIN EN ISO 9606.",
		],
		[
			"Akquise neuer Auftraggeber im Mittelstand",
			"Bei Nordhus übernehme ich die Akquise neuer Auftraggeber im Mittelstand.",
			"Bei Nordhus übernahm ich die Akquise neuer Auftraggeber im Mittelstand.",
		],
	],
	fr: [
		[
			"Gestion et suivi des commandes fournisseurs",
			"Chez Nordhus, j’assure la gestion et le suivi des commandes fournisseurs.",
			"Chez Nordhus, j’ai assuré la gestion et le suivi des commandes fournisseurs.",
		],
		[
			"Préparation des plats froids pour 90 couverts par service",
			"Chez Nordhus, je prépare les plats froids pour 90 couverts par service.",
			"Chez Nordhus, j’ai préparé les plats froids pour 90 couverts par service.",
		],
		[
			"Formation de quatre apprentis au montage des charpentes",
			"Chez Nordhus, je forme quatre apprentis au montage des charpentes.",
			"Chez Nordhus, j’ai formé quatre apprentis au montage des charpentes.",
		],
		[
			"Mise en place d’un logiciel de caisse dans trois magasins",
			"Chez Nordhus, j’ai mis en place un logiciel de caisse dans trois magasins.",
			"Chez Nordhus, j’ai mis en place un logiciel de caisse dans trois magasins.",
		],
		[
			"Encadrement d’une équipe de huit vendeurs",
			"Chez Nordhus, j’encadre une équipe de huit vendeurs.",
			"Chez Nordhus, j’ai encadré une équipe de huit vendeurs.",
		],
		[
			"Gérer les stocks et passer les commandes",
			"Chez Nordhus, je gère les stocks et passe les commandes.",
			"Chez Nordhus, j’ai géré les stocks et passé les commandes.",
		],
		[
			"Assuré la maintenance de 12 machines à commande numérique",
			"Chez Nordhus, j’ai assuré la maintenance de 12 machines à commande numérique.",
			"Chez Nordhus, j’ai assuré la maintenance de 12 machines à commande numérique.",
		],
		[
			"Conduite de camions de 19 tonnes",
			"Chez Nordhus, je conduis des camions de 19 tonnes.",
			"Chez Nordhus, j’ai conduit des camions de 19 tonnes.",
		],
		[
			"Cours de français à des adultes débutants",
			"Chez Nordhus, je donne des cours de français à des adultes débutants.",
			"Chez Nordhus, j’ai donné des cours de français à des adultes débutants.",
		],
		[
			"Saisie des factures et rapprochements bancaires",
			"Chez Nordhus, je saisis les factures et rapprochements bancaires.",
			"Chez Nordhus, j’ai saisi les factures et rapprochements bancaires.",
		],
		[
			"Traduction de contrats de l’allemand vers le français",
			"Chez Nordhus, je traduis des contrats de l’allemand vers le français.",
			"Chez Nordhus, j’ai traduit des contrats de l’allemand vers le français.",
		],
		[
			"Réparation et entretien de vélos électriques",
			"Chez Nordhus, je répare et entretiens des vélos électriques.",
			"Chez Nordhus, j’ai réparé et entretenu des vélos électriques.",
		],
		[
			"Organisation de 20 ateliers pour les familles",
			"Chez Nordhus, j’ai organisé 20 ateliers pour les familles.",
			"Chez Nordhus, j’ai organisé 20 ateliers pour les familles.",
		],
		[
			"Rédige les procès-verbaux du conseil",
			"Chez Nordhus, je rédige les procès-verbaux du conseil.",
			"Chez Nordhus, j’ai rédigé les procès-verbaux du conseil.",
		],
		[
			"Veille réglementaire et mise à jour des procédures",
			"Chez Nordhus, j’assure la veille réglementaire et mets à jour les procédures.",
			"Chez Nordhus, j’ai assuré la veille réglementaire et mis à jour les procédures.",
		],
		[
			"Nettoyage des bureaux et des parties communes",
			"Chez Nordhus, je nettoie les bureaux et les parties communes.",
			"Chez Nordhus, j’ai nettoyé les bureaux et les parties communes.",
		],
		[
			"Lancement d’une gamme de pains biologiques, vendue dans six boutiques",
			"Chez Nordhus, j’ai lancé une gamme de pains biologiques, vendue dans six boutiques.",
			"Chez Nordhus, j’ai lancé une gamme de pains biologiques, vendue dans six boutiques.",
		],
		[
			"Prise de commandes et service en salle",
			"Chez Nordhus, je prends des commandes et assure le service en salle.",
			"Chez Nordhus, j’ai pris des commandes et assuré le service en salle.",
		],
		[
			"Suivi de 25 patients à domicile",
			"Chez Nordhus, j’assure le suivi de 25 patients à domicile.",
			"Chez Nordhus, j’ai assuré le suivi de 25 patients à domicile.",
		],
		[
			"Développement d’une application de suivi des stocks en Python",
			"Chez Nordhus, je développe une application de suivi des stocks en Python.",
			"Chez Nordhus, j’ai développé une application de suivi des stocks en Python.",
		],
		[
			"Élaboration des menus et gestion des allergènes",
			"Chez Nordhus, j’élabore les menus et gère les allergènes.",
			"Chez Nordhus, j’ai élaboré les menus et géré les allergènes.",
		],
		[
			"Animation d’ateliers de lecture pour enfants",
			"Chez Nordhus, j’anime des ateliers de lecture pour enfants.",
			"Chez Nordhus, j’ai animé des ateliers de lecture pour enfants.",
		],
		[
			"Contrôle qualité sur ligne de production",
			"Chez Nordhus, j’assure le contrôle qualité sur ligne de production.",
			"Chez Nordhus, j’ai assuré le contrôle qualité sur ligne de production.",
		],
		[
			"Rédaction de contrats de bail et d’actes",
			"Chez Nordhus, j’assure la rédaction de contrats de bail et d’actes.",
			"Chez Nordhus, j’ai assuré la rédaction de contrats de bail et d’actes.",
		],
		[
			"Hausse du chiffre d’affaires de 9 % en 2023",
			"Chez Nordhus, j’ai contribué à une hausse du chiffre d’affaires de 9 % en 2023.",
			"Chez Nordhus, j’ai contribué à une hausse du chiffre d’affaires de 9 % en 2023.",
		],
		[
			"Aide-soignante en service de gériatrie",
			"Chez Nordhus, je travaille comme aide-soignante en service de gériatrie.",
			"Chez Nordhus, j’ai travaillé comme aide-soignante en service de gériatrie.",
		],
		[
			"Relation fournisseurs et négociation des prix",
			"Chez Nordhus, j’assure la relation fournisseurs et négocie les prix.",
			"Chez Nordhus, j’ai assuré la relation fournisseurs et négocié les prix.",
		],
		[
			"Utilisation quotidienne de SAP",
			"Chez Nordhus, je travaille avec SAP.",
			"Chez Nordhus, j’ai travaillé avec SAP.",
		],
		[
			"Cuisson des pains et viennoiseries",
			"Chez Nordhus, je cuis les pains et viennoiseries.",
			"Chez Nordhus, j’ai cuit les pains et viennoiseries.",
		],
		[
			"Membre du comité d’entreprise",
			"Chez Nordhus, je suis membre du comité d’entreprise.",
			"Chez Nordhus, j’ai été membre du comité d’entreprise.",
		],
	],
	es: [
		[
			"Atención al cliente y gestión de reclamaciones",
			"En Nordhus también atiendo al cliente y gestiono reclamaciones.",
			"En Nordhus también atendí al cliente y gestioné reclamaciones.",
		],
		[
			"Responsable de la sección de pescadería",
			"En Nordhus también soy responsable de la sección de pescadería.",
			"En Nordhus también fui responsable de la sección de pescadería.",
		],
		[
			"Cocina de mercado para 80 comensales",
			"En Nordhus también me encargo de la cocina de mercado para 80 comensales.",
			"En Nordhus también me encargué de la cocina de mercado para 80 comensales.",
		],
		[
			"Encargado de obra en viviendas unifamiliares",
			"En Nordhus también soy encargado de obra en viviendas unifamiliares.",
			"En Nordhus también fui encargado de obra en viviendas unifamiliares.",
		],
		[
			"Clases de refuerzo a alumnos de primaria",
			"En Nordhus también doy clases de refuerzo a alumnos de primaria.",
			"En Nordhus también di clases de refuerzo a alumnos de primaria.",
		],
		[
			"Coordinación y supervisión de un equipo de doce operarios",
			"En Nordhus también coordino y superviso un equipo de doce operarios.",
			"En Nordhus también coordiné y supervisé un equipo de doce operarios.",
		],
		[
			"Implantación de un sistema de reservas en línea",
			"En Nordhus también implanté un sistema de reservas en línea.",
			"En Nordhus también implanté un sistema de reservas en línea.",
		],
		[
			"Impartí talleres de lectura en cinco colegios",
			"En Nordhus también impartí talleres de lectura en cinco colegios.",
			"En Nordhus también impartí talleres de lectura en cinco colegios.",
		],
		[
			"Conducción de camiones de gran tonelaje",
			"En Nordhus también conduzco camiones de gran tonelaje.",
			"En Nordhus también conduje camiones de gran tonelaje.",
		],
		[
			"Reparto de paquetería en el centro de Valencia",
			"En Nordhus también me encargo del reparto de paquetería en el centro de Valencia.",
			"En Nordhus también me encargué del reparto de paquetería en el centro de Valencia.",
		],
		[
			"Redacción de contratos y demandas",
			"En Nordhus también redacto contratos y demandas.",
			"En Nordhus también redacté contratos y demandas.",
		],
		[
			"Gestionar la agenda de tres directivos",
			"En Nordhus también gestiono la agenda de tres directivos.",
			"En Nordhus también gestioné la agenda de tres directivos.",
		],
		[
			"Formación de personal nuevo",
			"En Nordhus también me encargo de la formación de personal nuevo.",
			"En Nordhus también me encargué de la formación de personal nuevo.",
		],
		[
			"Facturación y cobro a clientes",
			"En Nordhus también llevo la facturación y el cobro a clientes.",
			"En Nordhus también llevé la facturación y el cobro a clientes.",
		],
		[
			"Venta de calzado y arqueo de caja",
			"En Nordhus también llevo la venta de calzado y el arqueo de caja.",
			"En Nordhus también llevé la venta de calzado y el arqueo de caja.",
		],
		[
			"Acompañamiento de personas mayores en su domicilio",
			"En Nordhus también acompaño a personas mayores en su domicilio.",
			"En Nordhus también acompañé a personas mayores en su domicilio.",
		],
		[
			"Apertura y cierre de la tienda",
			"En Nordhus también llevo la apertura y el cierre de la tienda.",
			"En Nordhus también llevé la apertura y el cierre de la tienda.",
		],
		[
			"Soldadura MIG y TIG en estructuras metálicas",
			"En Nordhus también me ocupo de soldadura MIG y TIG en estructuras metálicas.",
			"En Nordhus también me ocupaba de soldadura MIG y TIG en estructuras metálicas.",
		],
		[
			"Desarrollo de una aplicación de inventario en Python",
			"En Nordhus también desarrollo una aplicación de inventario en Python.",
			"En Nordhus también desarrollé una aplicación de inventario en Python.",
		],
		[
			"Elaboración de menús y control de alérgenos",
			"En Nordhus también elaboro menús y controlo alérgenos.",
			"En Nordhus también elaboré menús y controlé alérgenos.",
		],
		[
			"Preparación y defensa de escritos judiciales",
			"En Nordhus también llevo la preparación y la defensa de escritos judiciales.",
			"En Nordhus también llevé la preparación y la defensa de escritos judiciales.",
		],
		[
			"Camarero en eventos y bodas",
			"En Nordhus también trabajo como camarero en eventos y bodas.",
			"En Nordhus también trabajé como camarero en eventos y bodas.",
		],
		[
			"Aumento de las ventas un 12 %",
			"En Nordhus también aumenté las ventas un 12 %.",
			"En Nordhus también aumenté las ventas un 12 %.",
		],
		[
			"Instalación y reparación de aire acondicionado",
			"En Nordhus también llevo la instalación y la reparación de aire acondicionado.",
			"En Nordhus también llevé la instalación y la reparación de aire acondicionado.",
		],
		[
			"Organización de 30 visitas guiadas al museo",
			"En Nordhus también organicé 30 visitas guiadas al museo.",
			"En Nordhus también organicé 30 visitas guiadas al museo.",
		],
		[
			"Trabajo en equipo con médicos y enfermeras",
			"En Nordhus también trabajo en equipo con médicos y enfermeras.",
			"En Nordhus también trabajé en equipo con médicos y enfermeras.",
		],
		[
			"Resolución de incidencias técnicas de nivel 2",
			"En Nordhus también resuelvo incidencias técnicas de nivel 2.",
			"En Nordhus también resolví incidencias técnicas de nivel 2.",
		],
		[
			"Manejo de carretilla elevadora",
			"En Nordhus también trabajo con carretilla elevadora.",
			"En Nordhus también trabajé con carretilla elevadora.",
		],
		[
			"Traducción de catálogos del alemán al español",
			"En Nordhus también traduzco catálogos del alemán al español.",
			"En Nordhus también traduje catálogos del alemán al español.",
		],
		[
			"Lectura de planos y replanteo de obra",
			"En Nordhus también me encargo de la lectura de planos y del replanteo de obra.",
			"En Nordhus también me encargué de la lectura de planos y del replanteo de obra.",
		],
	],
	nl: [
		[
			"Begeleiding van bewoners met dementie",
			"Bij Nordhus begeleid ik bewoners met dementie.",
			"Bij Nordhus begeleidde ik bewoners met dementie.",
		],
		[
			"Opstellen van roosters voor 25 medewerkers",
			"Bij Nordhus stel ik roosters voor 25 medewerkers op.",
			"Bij Nordhus stelde ik roosters voor 25 medewerkers op.",
		],
		[
			"Verantwoordelijk voor de voorraad en de bestellingen",
			"Bij Nordhus ben ik verantwoordelijk voor de voorraad en de bestellingen.",
			"Bij Nordhus was ik verantwoordelijk voor de voorraad en de bestellingen.",
		],
		[
			"Onderhoud en reparatie van landbouwmachines",
			"Bij Nordhus onderhoud en repareer ik landbouwmachines.",
			"Bij Nordhus onderhield en repareerde ik landbouwmachines.",
		],
		[
			"Aanspreekpunt voor ouders en scholen",
			"Bij Nordhus ben ik aanspreekpunt voor ouders en scholen.",
			"Bij Nordhus was ik aanspreekpunt voor ouders en scholen.",
		],
		[
			"Voorraadverschillen verminderd van 4 naar 1,5 procent",
			"Bij Nordhus heb ik voorraadverschillen verminderd van 4 naar 1,5 procent.",
			"Bij Nordhus heb ik voorraadverschillen verminderd van 4 naar 1,5 procent.",
		],
		[
			"Les gegeven aan groep 5 en 6",
			"Bij Nordhus heb ik les gegeven aan groep 5 en 6.",
			"Bij Nordhus heb ik les gegeven aan groep 5 en 6.",
		],
		[
			"Administratie van 40 zzp'ers",
			"Bij Nordhus verzorg ik de administratie van 40 zzp'ers.",
			"Bij Nordhus verzorgde ik de administratie van 40 zzp'ers.",
		],
		[
			"Invoering van een digitaal kassasysteem in vier winkels",
			"Bij Nordhus voerde ik een digitaal kassasysteem in vier winkels in.",
			"Bij Nordhus voerde ik een digitaal kassasysteem in vier winkels in.",
		],
		[
			"Bezorgen van pakketten in de regio Twente",
			"Bij Nordhus bezorg ik pakketten in de regio Twente.",
			"Bij Nordhus bezorgde ik pakketten in de regio Twente.",
		],
		[
			"Dagelijkse zorg voor twaalf cliënten",
			"Bij Nordhus verleen ik dagelijkse zorg voor twaalf cliënten.",
			"Bij Nordhus verleende ik dagelijkse zorg voor twaalf cliënten.",
		],
		[
			"Nieuwe collega's ingewerkt",
			"Bij Nordhus heb ik nieuwe collega's ingewerkt.",
			"Bij Nordhus heb ik nieuwe collega's ingewerkt.",
		],
		[
			"Adviseren van klanten over zonnepanelen",
			"Bij Nordhus adviseer ik klanten over zonnepanelen.",
			"Bij Nordhus adviseerde ik klanten over zonnepanelen.",
		],
		[
			"Contact met leveranciers en vervoerders",
			"Bij Nordhus heb ik contact met leveranciers en vervoerders.",
			"Bij Nordhus had ik contact met leveranciers en vervoerders.",
		],
		[
			"Controle van facturen en declaraties",
			"Bij Nordhus controleer ik facturen en declaraties.",
			"Bij Nordhus controleerde ik facturen en declaraties.",
		],
		[
			"Schoonmaken van kantoren en trappenhuizen",
			"Bij Nordhus maak ik kantoren en trappenhuizen schoon.",
			"Bij Nordhus maakte ik kantoren en trappenhuizen schoon.",
		],
		[
			"Lassen van constructies in staal en rvs",
			"Bij Nordhus verzorg ik het lassen van constructies in staal en rvs.",
			"Bij Nordhus verzorgde ik het lassen van constructies in staal en rvs.",
		],
		[
			"Ontwikkeling van een webapplicatie in Python",
			"Bij Nordhus ontwikkel ik een webapplicatie in Python.",
			"Bij Nordhus ontwikkelde ik een webapplicatie in Python.",
		],
		[
			"Bloed geprikt en ECG's gemaakt",
			"Bij Nordhus heb ik bloed geprikt en ECG's gemaakt.",
			"Bij Nordhus heb ik bloed geprikt en ECG's gemaakt.",
		],
		[
			"Omzet verhoogd met 12 procent",
			"Bij Nordhus heb ik de omzet verhoogd met 12 procent.",
			"Bij Nordhus heb ik de omzet verhoogd met 12 procent.",
		],
		[
			"Mentor van klas 2B",
			"Bij Nordhus ben ik mentor van klas 2B.",
			"Bij Nordhus was ik mentor van klas 2B.",
		],
		[
			"Werken met SAP en Excel",
			"Bij Nordhus werk ik met SAP en Excel.",
			"Bij Nordhus werkte ik met SAP en Excel.",
		],
		[
			"Klachten afgehandeld per telefoon en mail",
			"Bij Nordhus heb ik klachten afgehandeld per telefoon en mail.",
			"Bij Nordhus heb ik klachten afgehandeld per telefoon en mail.",
		],
		[
			"Rapporten geschreven voor de gemeenteraad",
			"Bij Nordhus heb ik rapporten geschreven voor de gemeenteraad.",
			"Bij Nordhus heb ik rapporten geschreven voor de gemeenteraad.",
		],
		["Het team aangestuurd bij de verbouwing", null, null],
		[
			"Vertalen van handleidingen uit het Duits",
			"Bij Nordhus vertaal ik handleidingen uit het Duits.",
			"Bij Nordhus vertaalde ik handleidingen uit het Duits.",
		],
		[
			"Lid van de ondernemingsraad",
			"Bij Nordhus ben ik lid van de ondernemingsraad.",
			"Bij Nordhus was ik lid van de ondernemingsraad.",
		],
	],
	it: [
		[
			"Gestione degli ordini e dei resi",
			"Presso Nordhus, inoltre, gestisco gli ordini e i resi.",
			"Presso Nordhus, inoltre, ho gestito gli ordini e i resi.",
		],
		[
			"Accoglienza dei clienti e cassa",
			"Presso Nordhus, inoltre, curo l’accoglienza dei clienti e la cassa.",
			"Presso Nordhus, inoltre, ho curato l’accoglienza dei clienti e la cassa.",
		],
		[
			"Preparazione di primi piatti per 70 coperti",
			"Presso Nordhus, inoltre, preparo primi piatti per 70 coperti.",
			"Presso Nordhus, inoltre, ho preparato primi piatti per 70 coperti.",
		],
		[
			"Coordinamento di una squadra di nove operai",
			"Presso Nordhus, inoltre, coordino una squadra di nove operai.",
			"Presso Nordhus, inoltre, ho coordinato una squadra di nove operai.",
		],
		[
			"Responsabile del magazzino",
			"Presso Nordhus, inoltre, sono responsabile del magazzino.",
			"Presso Nordhus, inoltre, ero responsabile del magazzino.",
		],
		[
			"Introduzione di un gestionale per gli ordini",
			"Presso Nordhus, inoltre, ho introdotto un gestionale per gli ordini.",
			"Presso Nordhus, inoltre, ho introdotto un gestionale per gli ordini.",
		],
		[
			"Riduzione degli scarti del 10 %",
			"Presso Nordhus, inoltre, ho ridotto gli scarti del 10 %.",
			"Presso Nordhus, inoltre, ho ridotto gli scarti del 10 %.",
		],
		[
			"Assistenza agli anziani nelle attività quotidiane",
			"Presso Nordhus, inoltre, do assistenza agli anziani nelle attività quotidiane.",
			"Presso Nordhus, inoltre, ho dato assistenza agli anziani nelle attività quotidiane.",
		],
		[
			"Contabilità fornitori e prima nota",
			"Presso Nordhus, inoltre, mi occupo di contabilità fornitori e prima nota.",
			"Presso Nordhus, inoltre, mi occupavo di contabilità fornitori e prima nota.",
		],
		[
			"Formato tre apprendisti",
			"Presso Nordhus, inoltre, ho formato tre apprendisti.",
			"Presso Nordhus, inoltre, ho formato tre apprendisti.",
		],
		[
			"Lezioni di matematica a ragazzi delle medie",
			"Presso Nordhus, inoltre, do lezioni di matematica a ragazzi delle medie.",
			"Presso Nordhus, inoltre, ho dato lezioni di matematica a ragazzi delle medie.",
		],
		[
			"Manutenzione di impianti elettrici",
			"Presso Nordhus, inoltre, mi occupo della manutenzione di impianti elettrici.",
			"Presso Nordhus, inoltre, mi occupavo della manutenzione di impianti elettrici.",
		],
		[
			"Gestire le prenotazioni e il check-in",
			"Presso Nordhus, inoltre, gestisco le prenotazioni e il check-in.",
			"Presso Nordhus, inoltre, ho gestito le prenotazioni e il check-in.",
		],
		[
			"Redazione di verbali e contratti",
			"Presso Nordhus, inoltre, redigo verbali e contratti.",
			"Presso Nordhus, inoltre, ho redatto verbali e contratti.",
		],
		[
			"Montaggio e collaudo di macchine utensili",
			"Presso Nordhus, inoltre, monto e collaudo macchine utensili.",
			"Presso Nordhus, inoltre, ho montato e collaudato macchine utensili.",
		],
	],
	pt: [
		[
			"Gestão de encomendas e devoluções",
			"Em Nordhus, também faço a gestão de encomendas e devoluções.",
			"Em Nordhus, também fiz a gestão de encomendas e devoluções.",
		],
		[
			"Atendimento ao público e faturação",
			"Em Nordhus, também asseguro o atendimento ao público e a faturação.",
			"Em Nordhus, também assegurei o atendimento ao público e a faturação.",
		],
		[
			"Preparação de refeições para 60 utentes",
			"Em Nordhus, também preparo refeições para 60 utentes.",
			"Em Nordhus, também preparei refeições para 60 utentes.",
		],
		[
			"Coordenação de uma equipa de dez operadores",
			"Em Nordhus, também coordeno uma equipa de dez operadores.",
			"Em Nordhus, também coordenei uma equipa de dez operadores.",
		],
		[
			"Responsável pelo armazém",
			"Em Nordhus, também sou responsável pelo armazém.",
			"Em Nordhus, também fui responsável pelo armazém.",
		],
		[
			"Implementação de um programa de faturação",
			"Em Nordhus, também implementei um programa de faturação.",
			"Em Nordhus, também implementei um programa de faturação.",
		],
		[
			"Redução das quebras em 9 %",
			"Em Nordhus, também reduzi as quebras em 9 %.",
			"Em Nordhus, também reduzi as quebras em 9 %.",
		],
		[
			"Apoio a idosos no domicílio",
			"Em Nordhus, também presto apoio a idosos no domicílio.",
			"Em Nordhus, também prestei apoio a idosos no domicílio.",
		],
		[
			"Contabilidade de 25 empresas",
			"Em Nordhus, também sou responsável pela contabilidade de 25 empresas.",
			"Em Nordhus, também fui responsável pela contabilidade de 25 empresas.",
		],
		[
			"Formei quatro estagiários",
			"Em Nordhus, também formei quatro estagiários.",
			"Em Nordhus, também formei quatro estagiários.",
		],
		[
			"Aulas de inglês a crianças",
			"Em Nordhus, também dou aulas de inglês a crianças.",
			"Em Nordhus, também dei aulas de inglês a crianças.",
		],
		[
			"Manutenção de equipamentos de frio",
			"Em Nordhus, também sou responsável pela manutenção de equipamentos de frio.",
			"Em Nordhus, também fui responsável pela manutenção de equipamentos de frio.",
		],
		[
			"Gerir as reservas e as chegadas",
			"Em Nordhus, também giro as reservas e as chegadas.",
			"Em Nordhus, também geri as reservas e as chegadas.",
		],
		[
			"Tradução de manuais técnicos",
			"Em Nordhus, também traduzo manuais técnicos.",
			"Em Nordhus, também traduzi manuais técnicos.",
		],
		[
			"Limpeza de quartos e áreas comuns",
			"Em Nordhus, também limpo quartos e áreas comuns.",
			"Em Nordhus, também limpei quartos e áreas comuns.",
		],
	],
	da: [
		[
			"Ledelse af et team på syv montører",
			"Hos Nordhus leder jeg et team på syv montører.",
			"Hos Nordhus ledede jeg et team på syv montører.",
		],
		[
			"Pleje af 14 beboere med demens",
			"Hos Nordhus plejer jeg 14 beboere med demens.",
			"Hos Nordhus plejede jeg 14 beboere med demens.",
		],
		[
			"Ansvarlig for varebestilling og lager",
			"Hos Nordhus er jeg ansvarlig for varebestilling og lager.",
			"Hos Nordhus var jeg ansvarlig for varebestilling og lager.",
		],
		[
			"Oplærte tre elever i køkkenet",
			"Hos Nordhus oplærte jeg tre elever i køkkenet.",
			"Hos Nordhus oplærte jeg tre elever i køkkenet.",
		],
		[
			"Undervisning i dansk og historie i 7. klasse",
			"Hos Nordhus underviser jeg i dansk og historie i 7. klasse.",
			"Hos Nordhus underviste jeg i dansk og historie i 7. klasse.",
		],
		[
			"Indførelse af et nyt kassesystem",
			"Hos Nordhus indførte jeg et nyt kassesystem.",
			"Hos Nordhus indførte jeg et nyt kassesystem.",
		],
		[
			"Betjening af kunder og kasse",
			"Hos Nordhus betjener jeg kunder og kasse.",
			"Hos Nordhus betjente jeg kunder og kasse.",
		],
		[
			"Udarbejdelse af månedsregnskaber",
			"Hos Nordhus udarbejder jeg månedsregnskaber.",
			"Hos Nordhus udarbejdede jeg månedsregnskaber.",
		],
		[
			"Kørte lastbil i hele Norden",
			"Hos Nordhus kørte jeg lastbil i hele Norden.",
			"Hos Nordhus kørte jeg lastbil i hele Norden.",
		],
		[
			"Reducerede spildet med 11 %",
			"Hos Nordhus reducerede jeg spildet med 11 %.",
			"Hos Nordhus reducerede jeg spildet med 11 %.",
		],
		[
			"Kontakt til leverandører",
			"Hos Nordhus har jeg kontakt til leverandører.",
			"Hos Nordhus havde jeg kontakt til leverandører.",
		],
		[
			"Vedligeholdelse af køleanlæg",
			"Hos Nordhus vedligeholder jeg køleanlæg.",
			"Hos Nordhus vedligeholdt jeg køleanlæg.",
		],
	],
	no: [
		[
			"Ledet et lag på åtte montører",
			"Hos Nordhus ledet jeg et lag på åtte montører.",
			"Hos Nordhus ledet jeg et lag på åtte montører.",
		],
		[
			"Stell av 12 beboere på natt",
			"Hos Nordhus steller jeg 12 beboere på natt.",
			"Hos Nordhus stelte jeg 12 beboere på natt.",
		],
		[
			"Ansvarlig for varebestilling og lager",
			"Hos Nordhus er jeg ansvarlig for varebestilling og lager.",
			"Hos Nordhus var jeg ansvarlig for varebestilling og lager.",
		],
		[
			"Opplæring av nye ansatte",
			"Hos Nordhus lærer jeg opp nye ansatte.",
			"Hos Nordhus lærte jeg opp nye ansatte.",
		],
		[
			"Underviste i norsk og historie på ungdomstrinnet",
			"Hos Nordhus underviste jeg i norsk og historie på ungdomstrinnet.",
			"Hos Nordhus underviste jeg i norsk og historie på ungdomstrinnet.",
		],
		[
			"Innføring av et nytt kassesystem",
			"Hos Nordhus innførte jeg et nytt kassesystem.",
			"Hos Nordhus innførte jeg et nytt kassesystem.",
		],
		[
			"Kundebehandling på telefon og i butikk",
			"Hos Nordhus arbeider jeg med kundebehandling på telefon og i butikk.",
			"Hos Nordhus arbeidet jeg med kundebehandling på telefon og i butikk.",
		],
		[
			"Utarbeidelse av månedsregnskap",
			"Hos Nordhus utarbeider jeg månedsregnskap.",
			"Hos Nordhus utarbeidet jeg månedsregnskap.",
		],
		[
			"Kjørte lastebil i hele Norden",
			"Hos Nordhus kjørte jeg lastebil i hele Norden.",
			"Hos Nordhus kjørte jeg lastebil i hele Norden.",
		],
		[
			"Reduserte svinnet med 11 %",
			"Hos Nordhus reduserte jeg svinnet med 11 %.",
			"Hos Nordhus reduserte jeg svinnet med 11 %.",
		],
		[
			"Vedlikehold av kjøleanlegg",
			"Hos Nordhus vedlikeholder jeg kjøleanlegg.",
			"Hos Nordhus vedlikeholdt jeg kjøleanlegg.",
		],
		[
			"Fører regnskap for 30 små bedrifter",
			"Hos Nordhus fører jeg regnskap for 30 små bedrifter.",
			"Hos Nordhus førte jeg regnskap for 30 små bedrifter.",
		],
	],
	sv: [
		[
			"Ledde ett lag på åtta montörer",
			"På Nordhus ledde jag ett lag på åtta montörer.",
			"På Nordhus ledde jag ett lag på åtta montörer.",
		],
		[
			"Omvårdnad av 12 boende på natten",
			"På Nordhus vårdar jag 12 boende på natten.",
			"På Nordhus vårdade jag 12 boende på natten.",
		],
		[
			"Ansvarig för beställningar och lager",
			"På Nordhus är jag ansvarig för beställningar och lager.",
			"På Nordhus var jag ansvarig för beställningar och lager.",
		],
		[
			"Inskolning av nya medarbetare",
			"På Nordhus skolar jag in nya medarbetare.",
			"På Nordhus skolade jag in nya medarbetare.",
		],
		[
			"Undervisade i svenska och historia på högstadiet",
			"På Nordhus undervisade jag i svenska och historia på högstadiet.",
			"På Nordhus undervisade jag i svenska och historia på högstadiet.",
		],
		[
			"Införande av ett nytt kassasystem",
			"På Nordhus införde jag ett nytt kassasystem.",
			"På Nordhus införde jag ett nytt kassasystem.",
		],
		[
			"Kundbemötande i butik och på telefon",
			"På Nordhus arbetar jag med kundbemötande i butik och på telefon.",
			"På Nordhus arbetade jag med kundbemötande i butik och på telefon.",
		],
		[
			"Upprättade månadsbokslut",
			"På Nordhus upprättade jag månadsbokslut.",
			"På Nordhus upprättade jag månadsbokslut.",
		],
		[
			"Körde lastbil i hela Norden",
			"På Nordhus körde jag lastbil i hela Norden.",
			"På Nordhus körde jag lastbil i hela Norden.",
		],
		[
			"Minskade svinnet med 11 %",
			"På Nordhus minskade jag svinnet med 11 %.",
			"På Nordhus minskade jag svinnet med 11 %.",
		],
		[
			"Underhåll av kylanläggningar",
			"På Nordhus underhåller jag kylanläggningar.",
			"På Nordhus underhöll jag kylanläggningar.",
		],
		[
			"Sköter bokföringen åt 30 små företag",
			"På Nordhus sköter jag bokföringen åt 30 små företag.",
			"På Nordhus skötte jag bokföringen åt 30 små företag.",
		],
	],
};

describe.each(Object.entries(TOLD))(
	"a resume's lines in %s",
	(code, stated) => {
		const lines = stated.map(([line]) => line);
		it.each(stated.map((one) => [...one] as const))("%s", (line, now, past) => {
			expect(sentenceOf(line, { code, lines, isCurrent: true })).toBe(now);
			expect(sentenceOf(line, { code, lines, isCurrent: false })).toBe(past);
		});
	},
);

type Position = { code: string; lines: string[]; isCurrent: boolean };

/** The line told of an employer the letter named before; null where it would be quoted. */
function sentenceOf(
	line: string,
	{ code, lines, isCurrent }: Position,
): string | null {
	const telling = phraseLine(
		{
			line,
			original: line,
			title: "X",
			company: "Nordhus",
			since: "",
			kind: "work",
			isCurrent,
			others: lines,
			place: "first",
			isNamed: true,
			turn: 0,
			// Whether facts prove a wording is the proof's own matter.
			proves: () => true,
		},
		{ language: languageOf(code), hasForeignLines: false, isPlain: false },
	);
	return telling?.isSentence ? telling.text : null;
}

function languageOf(code: string): LanguageCode {
	const found = LANGUAGE_CODES.find((one) => one === code);
	if (!found) throw new Error(`${code} is no language of the product`);
	return found;
}
