// Recognizes places: "Salem, OR", "Lyon, France", "10115 Berlin", "Remote". A word alone counts only when it is a country or a
// large city; companies and people are called by every other name.

import {
	inAnyLanguage,
	termsOfAllLanguages,
} from "../../language/reading/resume-patterns.ts";

const COUNTRIES = new Set(
	termsOfAllLanguages(({ places }) => places.countries),
);
const REGIONS = new Set(termsOfAllLanguages(({ places }) => places.regions));
const CITIES = new Set(termsOfAllLanguages(({ places }) => places.cities));
const STATE_CODES = new Set(
	"AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NSW VIC QLD ACT TAS".split(
		" ",
	),
);
const AWAY = new RegExp(
	`^(?:fully |100 ?% )?${inAnyLanguage(({ places }) => places.remote)}(?: (?:first|work|working|position))?$`,
	"iu",
);

const NAME = "\\p{Lu}[\\p{L}'’.-]*(?:[ -][\\p{L}'’.-]+){0,3}";
const CITY_AND = new RegExp(
	`^(${NAME}),\\s*(.+?)(?:\\s+\\d{4,6}(?:-\\d{4})?)?$`,
	"u",
);
const POSTCODE_CITY = /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{Lu}[\p{L}'’. -]{2,40}$/u;
const HAN_PLACE = new RegExp(
	`^[\\p{Script=Han}]{2,4}${inAnyLanguage(({ places }) => places.areaEnd)}$`,
	"u",
);

/** Whether a text is a place and nothing else. */
export function isPlace(text: string): boolean {
	const place = text.trim().replace(/^[([]|[)\]]$|[.,;]$/g, "");
	if (place.length < 2 || place.length > 70 || /[@:]/.test(place)) return false;
	const lower = place.toLowerCase();
	if (AWAY.test(place) || COUNTRIES.has(lower) || CITIES.has(lower))
		return true;
	if (HAN_PLACE.test(place)) return true;
	if (POSTCODE_CITY.test(place)) return !/^(?:19|20)\d\d\s/.test(place);
	const paired = /^(.+?)\s*[/(]\s*(.+?)\)?$/.exec(place);
	if (paired && AWAY.test((paired[2] ?? "").trim()))
		return isPlace(paired[1] ?? "");
	const parts = CITY_AND.exec(place);
	if (!parts) return false;
	const rest = (parts[2] ?? "").trim();
	// "Leeds, Remote" is a place, "Ashworth, Remote" a company that somebody worked for from home.
	if (AWAY.test(rest)) return CITIES.has((parts[1] ?? "").toLowerCase());
	const pieces = rest.split(/,\s*/);
	// "Ash Works, Salem, OR" is a company and its place; "Salem, Oregon, United States" is one place.
	if (pieces.length > 1 && !isWholeAddress(pieces)) return false;
	return pieces.every((part, index, all) =>
		isRegion(part, index === all.length - 1),
	);
}

/** What may follow a town: a region that is no town itself, and a country. */
function isWholeAddress(pieces: string[]): boolean {
	const [region = ""] = pieces;
	return (
		isCountry(pieces.at(-1) ?? "") && (isState(region) || !isKnownCity(region))
	);
}

function isRegion(part: string, isLast: boolean): boolean {
	const lower = part.toLowerCase();
	return (
		STATE_CODES.has(part) ||
		COUNTRIES.has(lower) ||
		REGIONS.has(lower) ||
		/^\d{5}$/.test(part) ||
		isStateAndCode(part) ||
		(!isLast && new RegExp(`^${NAME}$`, "u").test(part))
	);
}

/** "NM 88310", and "NM 88310 United States". */
function isStateAndCode(part: string): boolean {
	const [, state = "", country = ""] =
		/^([A-Z]{2})\s+\d{5}(?:-\d{4})?(?:\s+(\p{Lu}.*))?$/u.exec(part) ?? [];
	return STATE_CODES.has(state) && (country === "" || isCountry(country));
}

export function isCountry(text: string): boolean {
	return COUNTRIES.has(text.trim().toLowerCase());
}

export function isState(text: string): boolean {
	return STATE_CODES.has(text.trim()) || REGIONS.has(text.trim().toLowerCase());
}

/** A city that is known by its name alone. */
export function isKnownCity(text: string): boolean {
	return CITIES.has(text.trim().toLowerCase());
}
