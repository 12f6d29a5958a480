// Spanish: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"unos|unas|cerca de|más de|hasta|alrededor de|aproximadamente|cada|en total|de media|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|una vez";
const BEGINS =
	"sobre todo|principalmente|mayoritariamente|de l[oa]s cuales|que|donde|cuy[oa]s?|lo que|con|en|a|al|de|del|para|por|sin|sobre|desde|hasta|según|y|e|o|u|junto|además|también|solo|sólo|todo|toda|entre|como|cuando|durante|siempre|ningún|ninguna|incluid\\p{L}+|yo|mi|mis|unos|unas|más|parte|luego|después|\\p{L}+(?:ando|iendo)|\\p{L}+(?:ad|id)[oa]s?(?= (?:por|en|con|a|de|para)(?!\\p{L}))";
const VERBS =
	"es|son|era|eran|fue|fueron|está|están|ha|han|había|hace|hacen|hacía|puede|que|yo|me|se|nos|cuando|entré|bajad[oa]s?|subid[oa]s?|reducid[oa]s?|(?:reduc|dividid|duplicad|mejorad|aumentad|acortad|rebajad)(?:id)?[oa]s?|a la mitad";
const OTHERS = [
	"^\\p{L}+o (?:el|la|los|las|un|una|mi|mis|a)(?!\\p{L})",
	"^\\p{L}+[éí](?!\\p{L})",
	"^(?!carrera|cartera|primera|manera|horas?|calor|valor)\\p{L}+(?:er[oa]|or|ora|ista|ente|ante) (?:en|de|del|para) ",
].join("|");

export const shaping: ShapingWords = {
	and: "y",
	many: /s$/u,
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	activity:
		/^(?!(?:calificación|puntuación|valoración|satisfacción|ocupación|retención|facturación de \d|participación de \d|reducción|promoción|disminución|posición|estación|habitación|situación|opción|aumento|incremento|crecimiento|departamento|documento|apartamento|instrumento|medicamento|alimento)(?!\p{L}))(?:\p{L}{3,}ción|\p{L}{2,}(?:sión|tión|miento)|supervisión|mantenimiento|control|análisis|apoyo|atención|seguimiento|cuidado|limpieza|compras?|ventas?|soporte|enseñanza|montaje|reciclaje|embalaje|aprendizaje|asesoramiento|manejo|reparto|cocina|venta|apertura|cierre|soldadura|lectura|facturación|defensa|cobro|redacción|elaboración|toma|poda|recogida|búsqueda|puesta|registro|diseño|carga|descarga|entrega|preparación|ordeño|siembra|escaparatismo|mentoría|contabilidad|logística|vigilancia|asistencia|docencia|traslado|transporte|acompañamiento)(?!\p{L})/iu,
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	joints: [{ text: ", así como de " }],
};
