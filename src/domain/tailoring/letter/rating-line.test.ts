import { expect, test } from "vitest";
import { borneLine } from "./borne-line.ts";
import { isRatingLine } from "./rating-line.ts";

test.each([
	"Calificación promedio de 4.8 en 60 reseñas de huéspedes",
	"Valutazione media di 4,8 su 212 recensioni",
	"Avaliação média de 4,8 em 212 opiniões",
	"Average rating of 4.8 across 212 reviews",
	"Customer satisfaction of 96%",
	"Kundenzufriedenheit von 96 %, gemessen jedes Quartal",
	"Bezettingsgraad van 92 %",
])("“%s” is a result", (line) => {
	expect(isRatingLine(line)).toBe(true);
});

test.each([
	"Gestión de 40 % de la cartera",
	"Manejo de presupuestos de 1.2 millones de pesos",
	"Verwaltung von 1.250 Akten",
	"Betreuung von 3,5 t schweren Fahrzeugen",
	"Atención a 40 clientes al día",
	"Control de calidad, rechazos bajados al 2 %",
])("“%s” is work", (line) => {
	expect(isRatingLine(line)).toBe(false);
});

test("nobody looks after a rating", () => {
	const text = "Calificación promedio de 4.8 en 60 reseñas de huéspedes";
	expect(borneLine({ text, isCurrent: true }, "es", 0)).toBeNull();
});
