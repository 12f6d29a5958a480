// Who offers the job, where the posting says so.

import { type Fact, linesOf, PUBLIC_HOUSE } from "../text/posting-lines.ts";
import { calm } from "./find-title.ts";

const COMPANY_FIELD =
	/^[ \t]*(?:employer|company|organi[sz]ation|arbeitgeber|unternehmen|firma|empresa|entreprise|société|azienda|bedrijf|werkgever|virksomhed|hiring organization)[ \t]*[:=]?[ \t]*\n?[ \t]*(?<=[:=\n][ \t]*)(\p{Lu}.{1,80})$/imu;

const LEGAL_NAME =
	/(?<![\p{L}])(\p{Lu}[\p{L}\d&.'’-]*(?: (?:\p{Lu}|&|und|and|of|y|et|am|zum|zur)[\p{L}\d&.'’-]*){0,5},? (?:GmbH(?: & Co\.? KG)?|LLP|PLLC|LP|Pty Ltd|AB|AS|Oy|eG|gGmbH|mbH|SCOP|S\.C\.|AG|SE|KG|e\.V\.|Inc\.?|LLC|Ltd\.?|PLC|plc|Corp\.?|Corporation|S\.A\.|SA|SAS|SARL|S\.L\.|SL|SLU|S\.L\.U\.|S\.p\.A\.|SpA|S\.r\.l\.|Srl|B\.V\.|BV|N\.V\.|NV|Lda\.?|ApS|A\/S))(?![\p{L}])/u;
// The stop of "St. Anna Hospital" ends no sentence.
const OFFERS =
	/(?<=^|[.!\n]\s*)(?:The |At |A |O )?((?:(?:St|Ste|Sta|Mt|Ft|Dr)\. )?\p{Lu}[\p{L}\d&'’-]*(?: (?:\p{Lu}|&|of|for|de|da|do|della|di|and)[\p{L}\d&'’-]*){0,5})(?:, [^,.\n]{3,60},|,)?(?: (?:in|i) \p{Lu}\p{L}+)? (?:is (?:currently )?(?:looking|seeking|hiring|recruiting|searching)|seeks|sucht|recrute|recherche|busca|cerca|zoekt|procura|søger)(?!\p{L})/u;
// "Notre cabinet d'expertise comptable Delmas & Associés recherche": the name behind what it is.
const OUR_NAME =
	/(?:Notre|Nuestra|Nuestro|Unsere?|La nostra|Il nostro|Onze?|Our) (?:[\p{Ll}'’-]+ ){1,6}(\p{Lu}[\p{L}\d&'’-]*(?: (?:\p{Lu}|&)[\p{L}\d&'’-]*){0,4}) (?:recherche|recrute|busca|sucht|cerca|zoekt|is (?:looking|seeking|hiring)|seeks)(?!\p{L})/u;
const GENERIC =
	/^(?:Der|Die|Das) (?=(?:Verein|Firma|Gruppe|Stadt|Gemeinde|Stiftung|Klinik|Unternehmen|Praxis|Kanzlei)(?!\p{L}))/u;
const BLANK = /[{}[\]<>]|_{3}/u;
const NO_COMPANY =
	/^(?:we|our|the|this|it|he|she|company|team|wir|unser|nous|notre|nuestro|nuestra|il|la|le|you|who|und|institut|client)$/iu;

export const findCompany = (
	text: string,
	title: Fact | null,
): string | null => {
	const field = COMPANY_FIELD.exec(text)?.[1];
	const named =
		field ??
		besideTitle(text, title) ??
		OFFERS.exec(text)?.[1] ??
		OUR_NAME.exec(text)?.[1] ??
		LEGAL_NAME.exec(text)?.[1] ??
		PORTRAIT.exec(text)?.[1] ??
		publicHouse(text);
	const shown = named
		?.replace(/\s+/g, " ")
		.trim()
		.replace(GENERIC, "")
		.replace(/[.,;|]+$/, (end) => (end === "." ? end : ""));
	return shown &&
		shown.length > 1 &&
		!NO_COMPANY.test(shown) &&
		!BLANK.test(shown)
		? shown
		: null;
};

// "Harlow & Finch is a boutique law firm": a portrait says what the house is.
const PORTRAIT =
	/(?<=^|\n)((?!This|The (?:role|position|job|ideal|successful)|Our|It|Il|Elle|Das|Die Stelle)\p{Lu}[\p{L}\d&'’.+-]*(?:,? (?:\p{Lu}|&|of|de|du|des|del|la|am|for)[\p{L}\d&'’.+-]*){0,6}) (?:is (?:an?|the|one of)|ist (?:eine?|die|der|das)|est (?:une?|le|la)|es (?:una?|la|el)) (?=[^.\n]{0,80}(?:company|firm|hospital|school|group|provider|manufacturer|retailer|distributor|organi[sz]ation|agency|start-?up|practice|bank|universit|charity|studio|contractor|hotel|chain|unternehmen|anbieter|hersteller|klinik|träger|einrichtung|entreprise|société|groupe|cabinet|établissement|empresa|compañía|grupo|hospital|cadena|despacho))/iu;

const publicHouse = (text: string): string | undefined => {
	const house = linesOf(text)
		.slice(0, 3)
		.map((line) => line.text.trim())
		.find((line) => PUBLIC_HOUSE.test(line));
	return house && calm(house);
};

// Job boards put "Company – Place" under the title; lists of openings begin "Company | …".
const besideTitle = (text: string, title: Fact | null): string | null => {
	const [first, ...rest] = linesOf(text);
	if (!first) return null;
	if (first.text.includes(" | "))
		return first.text.split("|")[0]?.trim() || null;
	const named = NAMED_AT.exec(first.text)?.[1];
	if (named && title && title.span[0] < first.span[1]) return named;
	// Job boards say the title twice.
	const [second, third] = rest
		.map((line) => line.text.trim())
		.filter((line) => line !== first.text.trim());
	if (!second || !title || title.span[0] > first.span[1]) return null;
	const board =
		BOARD.exec(second) ?? AT_HOUSE.exec(second) ?? HOUSE.exec(second);
	if (board?.[1]) return board[1];
	if (second.length > 50 || !/^\p{Lu}/u.test(second)) return null;
	const isName =
		/^\p{Lu}[\p{Lu}\d&]{1,}$/u.test(second) ||
		second === third ||
		(third !== undefined && PLACE.test(third) && !/[.:!?]$/.test(second));
	return isName ? second : null;
};

const NAMED_AT =
	/\S (?:at|@|bei|chez|presso|bij|hos) (\p{Lu}[\p{L}\d&'’.-]*(?: (?:\p{Lu}|&|of|and|de|der|und)[\p{L}\d&'’.-]*){0,5})\s*$/u;
const BOARD =
	/^(\p{Lu}[^|•:]{1,60}?) [-–—•·|] \p{Lu}[\p{L}\d .'-]{1,40}(?:, ?[\p{L} ]{2,30}){0,2}(?: \(.{1,20}\))?$/u;
const AT_HOUSE =
	/^(?:at|bei|chez|presso|bij|hos) (\p{Lu}[\p{L}\d&'’.+-]*(?: (?:\p{Lu}|&|of|and|de)[\p{L}\d&'’.+-]*){0,5})$/u;
/** A line that names a house by its kind, with the place behind it or alone. */
const HOUSE =
	/^(\p{Lu}[^.,:;!?|]{0,50}(?<!\p{L})(?:School|Hospital|Clinic|College|University|Academy|Medical Cent(?:er|re)|Klinikum|Hotel|Hôtel|Restaurant|Kanzlei|Foundation|Trust)|(?:Hôpital|Clinique|Lycée|École|Collège|Colegio|Cabinet|Hotel|Hôtel|Restaurant|Klinikum|Kanzlei|Maison|Universidad|Université) [^.,:;!?|]{2,50})(?:, \p{Lu}[\p{L} '-]{1,30})?$/u;
const PLACE =
	/^\p{Lu}[\p{L} .'-]{1,40}, ?(?:\p{Lu}{2}|\p{Lu}\p{L}+)(?: \d{4,5})?$/u;
