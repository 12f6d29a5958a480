// Spanish: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	placed: `en`,
	small: `de|del|el|la|las|los|y|en|e|con|para`,
	title: {
		fields: `puesto(?: vacante)?|cargo`,
		greetings: `hola`,
		asRole: `Como`,
		based: `a`,
		contracts: `tiempo completo|jornada completa`,
		hourUnits: `horas`,
		calls: `oferta de empleo|convocatoria`,
		announcements: `(?:convocatoria (?:de|para)|se convocan?)\\s*[:–-]?\\s*(?:(?:\\d+|una?|dos|tres|la|las) )?(?:plazas?|puestos?)? ?(?:de )?`,
		haste: `incorporación inmediata`,
		inHours: `a tiempo (?:completo|parcial)`,
		orRemote: `o (?:teletrabajo|home[- ]?office|remote|hybrid\\p{L}*)`,
	},
	employer: {
		fields: `empresa`,
		inName: `de|del|la|y`,
		articles: `El|La`,
		seeks: `busca|selecciona|incorpora|precisa`,
		our: `Nuestr[ao]`,
		ourClient: `[Nn]uestro cliente`,
		abouts: `En|Sobre`,
		iAm: `Soy`,
		founder: `fundador[ae]?`,
		ofCompany: `de`,
		isA: `es (?:una?|la|el)`,
		kinds: `empresa|compañía|grupo|hospital|cadena|despacho`,
		noNames: `nuestro|nuestra|nosotros|la persona|la empresa|un|una`,
		authorities: `(?:excmo\\.? )?ayuntamiento|diputación|junta|generalitat`,
		municipalities: `Ayuntamiento`,
		ofPlace: `de`,
		houseBegins: `Colegio|Universidad`,
	},
};
