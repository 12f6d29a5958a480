// Spanish: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Latin",
	words: `
		el la los las lo un una unos unas de del al y e o u pero sino porque que quien quienes cual cuales cuyo como
		cuando donde si no ni ya muy más menos también solo sólo tan tanto todo toda todos todas otro otra otros otras
		cada mismo misma este esta estos estas ese esa eso esto aquel mi mis tu tus su sus nuestro nuestra nuestros
		nuestras yo tú él ella nosotros ellos ellas usted ustedes me te se le les nos a ante bajo con contra desde
		durante en entre hacia hasta mediante para por según sin sobre tras es son era eran ser sido siendo está están
		estar fue fueron ha han he hemos haber hay había tiene tienen tener puede pueden debe deben hace hacer
		experiencia conocimientos conocimiento formación trabajo trabajar trabajé puesto empleo empresa empresas
		equipo equipos gestión gestioné desarrollo desarrollé desarrollar diseño diseñé creación mejora mejoré
		implementación coordiné coordinación dirigí dirección lideré reduje aumenté logré atención ventas compras
		cliente clientes pacientes alumnos personas personal buscamos busca ofrecemos ofrece requisitos requiere
		funciones responsable responsabilidades tareas encargado encargada año años mes meses semana semanas día días
		horas jornada contrato sueldo salario título grado universidad escuela instituto colegio licenciatura
		ingeniero ingeniera técnico técnica enfermera maestro nivel alto alta buen buena buenas mínimo mínima mayor
		nuevo nueva nuevos nuevas dos tres cuatro cinco español inglés calidad seguridad mantenimiento limpieza cocina
		tienda almacén obra incorporación inmediata zona capacidad manejo control apoyo además así`,
	letters: "áéíñóúü¿¡",
	endings: `
		ción ciones dad dades miento mientos ador adora adores ando iendo ado ada ados adas ible ibles eza ería illo
		anza sión ico ica`,
};
