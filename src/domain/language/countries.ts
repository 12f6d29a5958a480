// Countries as people write their own, and the languages of which postings there are written.
import type { LanguageCode } from "./language-code.ts";

export type Country = {
	code: string;
	/** Its names in small letters, beside the code. */
	names: readonly string[];
	speaks: readonly LanguageCode[];
	/** Whether its people may work in the others of these. */
	isEuropean?: true;
};

export const COUNTRIES: readonly Country[] = [
	{
		code: "us",
		names: ["usa", "united states", "united states of america", "u.s."],
		speaks: ["en"],
	},
	{ code: "ca", names: ["canada"], speaks: ["en", "fr"] },
	{
		code: "gb",
		names: ["uk", "united kingdom", "great britain", "england", "scotland"],
		speaks: ["en"],
	},
	{ code: "au", names: ["australia"], speaks: ["en"] },
	{ code: "nz", names: ["new zealand"], speaks: ["en"] },
	{ code: "ie", names: ["ireland"], speaks: ["en"], isEuropean: true },
	{
		code: "de",
		names: ["germany", "deutschland"],
		speaks: ["de"],
		isEuropean: true,
	},
	{
		code: "at",
		names: ["austria", "österreich"],
		speaks: ["de"],
		isEuropean: true,
	},
	{
		code: "ch",
		names: ["switzerland", "schweiz", "suisse", "svizzera"],
		speaks: ["de", "fr", "it"],
		isEuropean: true,
	},
	{ code: "fr", names: ["france"], speaks: ["fr"], isEuropean: true },
	{
		code: "be",
		names: ["belgium", "belgique", "belgië"],
		speaks: ["fr", "nl", "de"],
		isEuropean: true,
	},
	{
		code: "lu",
		names: ["luxembourg", "luxemburg"],
		speaks: ["fr", "de"],
		isEuropean: true,
	},
	{
		code: "nl",
		names: ["netherlands", "the netherlands", "nederland"],
		speaks: ["nl"],
		isEuropean: true,
	},
	{ code: "es", names: ["spain", "españa"], speaks: ["es"], isEuropean: true },
	{ code: "mx", names: ["mexico", "méxico"], speaks: ["es"] },
	{ code: "it", names: ["italy", "italia"], speaks: ["it"], isEuropean: true },
	{ code: "pt", names: ["portugal"], speaks: ["pt"], isEuropean: true },
	{ code: "br", names: ["brazil", "brasil"], speaks: ["pt"] },
	{
		code: "dk",
		names: ["denmark", "danmark"],
		speaks: ["da"],
		isEuropean: true,
	},
	{ code: "no", names: ["norway", "norge"], speaks: ["no"], isEuropean: true },
	{
		code: "se",
		names: ["sweden", "sverige"],
		speaks: ["sv"],
		isEuropean: true,
	},
	{ code: "cn", names: ["china", "中国"], speaks: ["zh"] },
];

/** The country somebody wrote; undefined for one nobody knows here. */
export function countryNamed(text: string): Country | undefined {
	const name = text.trim().toLowerCase();
	return COUNTRIES.find(
		({ code, names }) => code === name || names.includes(name),
	);
}
