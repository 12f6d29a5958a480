import { expect, it } from "vitest";
import { plainTextLines } from "../lines/text-lines.ts";
import { readResume } from "../read-resume.ts";

const top =
	"Dara Quill\ndara@quill.example\n\nEXPERIENCE\n\nWeaver, Aire Mill\n03/2019 - present\n- Wove cloth for 12 shops\n\nSKILLS\n\nDobby looms, Dyeing\n\nEDUCATION\n\nBA Textile Design, University of Leeds, 2012 - 2015\n\n";

const referencesIn = (text: string) =>
	readResume(plainTextLines(`${top}${text}`)).profile.references;

it("people who vouch are read in a line each, with who they are and how they are reached", () => {
	expect(
		referencesIn(`REFERENCES

Peter Marsh, Professor, University of Leeds, pmarsh@leeds.example
Sunhee Park – Mill Manager, Aire Mill – Phone: +44 7700 900123`),
	).toMatchObject([
		{
			reference_name: "Peter Marsh",
			relationship: "Professor, University of Leeds",
			email: "pmarsh@leeds.example",
		},
		{
			reference_name: "Sunhee Park",
			relationship: "Mill Manager, Aire Mill",
			phone: "+44 7700 900123",
		},
	]);
});

it("people who vouch are read in lines of their own, in another language too", () => {
	expect(
		referencesIn(`REFERENZEN

Prof. Dr. Anna von der Heide
Leiterin, Textilwerk Süd
anna@textil.example

Jonas Brandt
Meister, Weberei Nord
Tel.: +49 30 901820`),
	).toMatchObject([
		{
			reference_name: "Prof. Dr. Anna von der Heide",
			relationship: "Leiterin, Textilwerk Süd",
			email: "anna@textil.example",
		},
		{
			reference_name: "Jonas Brandt",
			relationship: "Meister, Weberei Nord",
			phone: "+49 30 901820",
		},
	]);
});

it.each(["Available on request", "Auf Anfrage", "Lämnas på begäran"])(
	"nobody vouches where it says: %s",
	(text) => {
		expect(referencesIn(`REFERENCES\n\n${text}`)).toEqual([]);
	},
);

it("a citation over two lines is one publication", () => {
	const { publications } = readResume(
		plainTextLines(`${top}PUBLICATIONS

Quill, D., Reyes, M. & Marsh, P. (2023). Warps under warming. Textile Biology
and Biochemistry, 178, 108-119.
Quill, D. & Park, S. (2020). Bridges across dry yarn. New Weaver, 226(4), 10-23.`),
	).profile;
	expect(publications).toMatchObject([
		{ publication_title: "Warps under warming" },
		{
			publication_title: "Bridges across dry yarn",
			publisher: "New Weaver, 226(4), 10-23",
		},
	]);
});
