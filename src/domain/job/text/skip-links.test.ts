// The first line of many pasted pages leads past their menu and is no title.
import { describe, expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";

describe("a link past the menu of a page", () => {
	it.each([
		[
			"Skip to main content",
			"Warehouse Clerk",
			"Requirements\n- Experience with stock",
		],
		[
			"Zum Hauptinhalt springen",
			"Lagerist",
			"Ihr Profil\n- Erfahrung im Lager",
		],
		[
			"Aller au contenu principal",
			"Magasinier",
			"Profil recherché\n- Expérience en entrepôt",
		],
		[
			"Saltar al contenido principal",
			"Mozo de almacén",
			"Requisitos\n- Experiencia en almacén",
		],
		[
			"Saltar para o conteúdo principal",
			"Operador de armazém",
			"Requisitos\n- Experiência em armazém",
		],
		[
			"Vai al contenuto",
			"Magazziniere",
			"Requisiti\n- Esperienza di magazzino",
		],
		[
			"Naar de inhoud",
			"Magazijnmedewerker",
			"Wat vragen wij\n- Ervaring in een magazijn",
		],
		[
			"Gå til hovedindhold",
			"Lagermedarbejder",
			"Kvalifikationer\n- Erfaring fra lager",
		],
		[
			"Hoppa till innehåll",
			"Lagerarbetare",
			"Kvalifikationer\n- Erfarenhet av lager",
		],
	])("is not read as the position: %s", (link, title, rest) => {
		expect(readJob(`${link}\n\n${title}\n\n${rest}\n`).title).toBe(title);
	});
});
