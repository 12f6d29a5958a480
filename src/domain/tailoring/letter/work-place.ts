// Where the work is and where the person lives, where both are certain and far from one another: another state, or another country.

import { decodeEntity, ENTITY } from "../../html-entities.ts";
import { isCity } from "../../job/text/naming.ts";
import {
	COUNTRIES,
	type Country,
	countryNamed,
} from "../../language/countries.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives, partOf, wordOf } from "../../language/patterns.ts";
import { PROVINCES, type Province } from "../../language/provinces.ts";
import { NAMING_WORDS } from "../../language/tables/naming-of-languages.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";

/** From where to where: of several towns each will do. */
export type WayToWork = { home: string; towns: readonly string[] };

/** How far the work is: the town where it is known, and whether one may work there as at home. */
export type FarWork =
	| ({ how: "town" } & WayToWork)
	| { how: "country"; needsPermit: boolean };

type Placed = Pick<Tailoring, "profile" | "job"> & {
	posting?: string | undefined;
};

/** Null where the work is near, anywhere, or nobody can tell. */
export function farWork({
	profile,
	job,
	posting = "",
}: Placed): FarWork | null {
	const head = headOf(posting);
	if (isAnywhere(head)) return null;
	const home = homeOf(profile);
	const [place, another] = placesIn(head, posting);
	if (place && another === undefined && isFarFrom(home, place))
		return { how: "town", home: home.city, towns: place.cities };
	if (place?.state && another === undefined && home.country)
		return place.state.country.toLowerCase() === home.country.code
			? null
			: { how: "country", needsPermit: true };
	return abroad(home.country, { language: job.language, posting });
}

/** In another state of one country; of large towns each is far from the other. */
function isFarFrom({ city, state }: Home, place: TownPlace): boolean {
	if (city === "" || place.cities.includes(city)) return false;
	return place.state === null
		? isCity(city)
		: state?.country === place.state.country && state.name !== place.state.name;
}

function abroad(
	home: Country | undefined,
	{ language, posting }: { language: string; posting: string },
): FarWork | null {
	const code = LANGUAGE_CODES.find((one) => one === language);
	// English is written everywhere.
	if (
		!home ||
		code === undefined ||
		code === "en" ||
		home.speaks.includes(code)
	)
		return null;
	// "Collega's uit Nederland welkom": who is asked from over the border stays there.
	const small = posting.toLowerCase();
	if (home.names.some((name) => small.includes(name))) return null;
	const there = COUNTRIES.filter(({ speaks }) => speaks.includes(code));
	return {
		how: "country",
		needsPermit: !(
			home.isEuropean && there.some(({ isEuropean }) => isEuropean)
		),
	};
}

/** The lines above a posting's text, where its fields stand. */
function headOf(posting: string): string[] {
	return posting
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "")
		.slice(0, HEAD_LINES)
		.map((line) => line.slice(0, LONGEST_HEAD).replace(ENTITY, decodeEntity));
}

const HEAD_LINES = 12;
const LONGEST_LINE = 160;

const ANYWHERE = listPattern(
	alternatives(
		Object.values(NAMING_WORDS).map(({ title }) => title.workplaces ?? ""),
	),
	"iu",
);
const IN_PLACE = listPattern(
	wordOf(POSTING_WORDS, ({ asks }) => asks.onSite),
	"iu",
);

/** A field that says the work is done from home, and nothing beside it that says where else. */
function isAnywhere(head: readonly string[]): boolean {
	const lines = head.filter((line) => line.length <= LONGEST_LINE);
	return lines.some((line) =>
		cellsOf(line).some((cell) => ANYWHERE.test(cell) && !IN_PLACE.test(cell)),
	);
}

/** One town, or several large ones of which each will do. */
type TownPlace = { cities: readonly string[]; state: Province | null };

const FIELD = new RegExp(
	`^(?:${partOf(POSTING_WORDS, ({ titles }) => titles.placeField)})\\s*[:：]\\s*(.+)$`,
	"iu",
);

/** Each town that stands by itself in a field, once. */
function placesIn(head: readonly string[], posting: string): TownPlace[] {
	const fields = posting
		.split("\n")
		.flatMap((line) => FIELD.exec(line.trim())?.[1] ?? []);
	const cells = [...head, ...fields].flatMap((line) =>
		cellsOf(line.slice(0, LONGEST_HEAD)),
	);
	const found = cells.flatMap((cell) => townIn(cell) ?? []);
	return found.filter(
		({ cities: [city] }, at) =>
			found.findIndex(({ cities: [one] }) => one === city) === at,
	);
}

/** Some write title, town and pay into one line with all the text. */
const LONGEST_HEAD = 300;

const CELLS = /\s+[|·•–—-]\s+|\s{2,}|\s*[|·•]\s*/u;

function cellsOf(line: string): string[] {
	return line.split(CELLS).map((cell) => cell.replace(FIELD, "$1").trim());
}

const TOWN =
	/^(\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}[\p{L}.'’-]+|of|de|la)){0,3}),? (\p{Lu}{2,3}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?: \d{4,5}(?:-\d{4})?)?(?:,? (?:USA?|Canada|Australia))?(?:\s*\([^()]*\))?$/u;

/** "Scotts Valley, CA 95066", "Omaha, Nebraska (hybrid)". */
function townIn(cell: string): TownPlace | null {
	const [, city = "", area = ""] = TOWN.exec(cell) ?? [];
	const state = stateOf(area);
	if (city !== "" && state && cell.includes(", "))
		return { cities: [city.replace(MUNICIPALITY, "")], state };
	const cities = cell.split(/\s*\/\s*|,\s+/u);
	return cities.every(isCity) ? { cities, state: null } : null;
}

const MUNICIPALITY = /^(?:City|Town|Village|Township|County|Borough) of /u;

function stateOf(text: string): Province | null {
	return (
		PROVINCES.find(({ code, name }) => code === text || name === text) ?? null
	);
}

type Home = {
	city: string;
	state: Province | null;
	country: Country | undefined;
};

/** "Allendale, MI" in one field, or each in its own. */
function homeOf({ personal }: Profile): Home {
	const [city = "", behind = ""] = oneLine(personal.city).split(/\s*,\s*/u);
	const state = stateOf(oneLine(personal.state)) ?? stateOf(behind);
	const country =
		countryNamed(oneLine(personal.country)) ??
		(state ? countryNamed(state.country) : undefined);
	return { city, state, country };
}

/** Whether a text is the town the person lives in. */
export function isHome(text: string, profile: Profile): boolean {
	return (
		text !== "" && text.toLowerCase() === homeOf(profile).city.toLowerCase()
	);
}
