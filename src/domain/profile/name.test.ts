import fc from "fast-check";
import { expect, test } from "vitest";
import {
	halvesWithoutShouting,
	splitName,
	withoutDegrees,
	withoutShouting,
} from "./name.ts";

test.each([
	["Maya Okonjo", "Maya", "Okonjo"],
	["Maya Ann Okonjo", "Maya Ann", "Okonjo"],
	["Ludwig van der Berg", "Ludwig", "van der Berg"],
	["Sam Carter Jr.", "Sam", "Carter Jr."],
	["Sam Carter, PhD", "Sam", "Carter, PhD"],
	["Van Nguyen", "Van", "Nguyen"],
	["Suharti", "Suharti", ""],
	["王小明", "王小明", ""],
])("%s", (name, first_name, last_name) => {
	expect(splitName(name)).toEqual({ first_name, last_name });
});

test("the two halves put together are the name again", () => {
	const word = fc.stringMatching(/^\S{1,12}$/);
	fc.assert(
		fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
			const { first_name, last_name } = splitName(words.join("  "));
			expect(`${first_name} ${last_name}`.trim()).toBe(words.join(" "));
		}),
	);
});

test.each([
	["ANNA MEIER", "Anna Meier"],
	["ANNA VON DER HEIDE", "Anna von der Heide"],
	["JEAN-PIERRE D'ARCY", "Jean-Pierre D'Arcy"],
	["Camille DUPONT", "Camille Dupont"],
	["MARÍA DE LOS ÁNGELES RUIZ", "María de los Ángeles Ruiz"],
	["JP MORGAN", "JP Morgan"],
	["LI WEI", "Li Wei"],
	["J. P. MCALLISTER III", "J. P. McAllister III"],
	["GRACE OWUSU, RN, BSN", "Grace Owusu, RN, BSN"],
	["ØYSTEIN ÅS", "Øystein Ås"],
	["SEAN O’NEILL", "Sean O’Neill"],
	["JOÃO DOS SANTOS", "João dos Santos"],
	["SANNE VAN 'T HOFF", "Sanne van 't Hoff"],
	["ENZO LA ROCCA", "Enzo La Rocca"],
	["JOHN E SMITH", "John E Smith"],
	["Ada Quill", "Ada Quill"],
	["Dara van der Berg", "Dara van der Berg"],
	["李伟", "李伟"],
])("the name in capitals %s is written %s", (written, usual) => {
	expect(withoutShouting(written)).toBe(usual);
});

test("a last name that opens with a particle is known as one by what stands before it", () => {
	expect(halvesWithoutShouting("ANNA MARIA", "VON DER HEIDE")).toEqual({
		first_name: "Anna Maria",
		last_name: "von der Heide",
	});
});

test.each([
	["Dr. Ada Quill", "Ada Quill"],
	["Univ.-Prof. Dr. med. Ada von Quill", "Ada von Quill"],
	["Dipl.-Ing. Bo Quill", "Bo Quill"],
	["Drew Quill", "Drew Quill"],
])("friends call %s %s", (name, alone) => {
	expect(withoutDegrees(name)).toBe(alone);
});

test("a degree before a name in capitals is written as usual", () => {
	expect(withoutShouting("DR. ADA QUILL")).toBe("Dr. Ada Quill");
	expect(withoutShouting("DIPL.-ING. BO QUILL")).toBe("Dipl.-Ing. Bo Quill");
});
