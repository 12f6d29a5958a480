// Recognizes places: "Salem, OR", "Lyon, France", "10115 Berlin", "Remote". A word alone counts only when it is a country or a
// large city; companies and people are called by every other name.

const words = (text: string) =>
	new Set(text.split(/[;\n]/).map((word) => word.trim().toLowerCase()));

const COUNTRIES = words(
	`united states; united states of america; usa; u.s.a.; us; u.s.; united kingdom; uk; u.k.; great britain; england; scotland; wales; northern ireland; ireland; germany; deutschland; allemagne; alemania; germania; alemanha; duitsland; tyskland; france; frankreich; francia; frança; frankrijk; frankrig; spain; spanien; españa; espagne; spagna; espanha; spanje; italy; italien; italia; italie; itália; italië; portugal; netherlands; the netherlands; niederlande; nederland; pays-bas; países bajos; paesi bassi; holland; belgium; belgien; belgië; belgique; bélgica; belgio; luxembourg; luxemburg; switzerland; schweiz; suisse; svizzera; suiza; austria; österreich; autriche; denmark; dänemark; danmark; danemark; dinamarca; norway; norwegen; norge; norvège; noruega; sweden; schweden; sverige; suède; suecia; finland; finnland; suomi; finlande; iceland; ísland; poland; polen; polska; pologne; polonia; czech republic; czechia; tschechien; slovakia; slovenia; croatia; hungary; ungarn; romania; românia; bulgaria; greece; griechenland; grèce; türkiye; turkey; türkei; turquie; ukraine; estonia; latvia; lithuania; malta; cyprus; serbia; russia; canada; kanada; canadá; mexico; méxico; mexique; brazil; brasil; brasilien; brésil; argentina; argentine; chile; chili; colombia; peru; perú; uruguay; ecuador; venezuela; bolivia; costa rica; panama; panamá; guatemala; cuba; australia; australien; new zealand; india; indien; inde; china; 中国; japan; 日本; south korea; korea; taiwan; hong kong; singapore; 新加坡; malaysia; indonesia; thailand; vietnam; philippines; pakistan; bangladesh; sri lanka; nepal; israel; united arab emirates; uae; saudi arabia; qatar; kuwait; egypt; morocco; maroc; algeria; tunisia; tunisie; nigeria; kenya; ghana; south africa; ethiopia; senegal; sénégal; cameroon; eu; european union; worldwide`,
);
const REGIONS = words(
	`alabama; alaska; arizona; arkansas; california; colorado; connecticut; delaware; florida; georgia; hawaii; idaho; illinois; indiana; iowa; kansas; kentucky; louisiana; maine; maryland; massachusetts; michigan; minnesota; mississippi; missouri; montana; nebraska; nevada; new hampshire; new jersey; new mexico; new york; north carolina; north dakota; ohio; oklahoma; oregon; pennsylvania; rhode island; south carolina; south dakota; tennessee; texas; utah; vermont; virginia; washington; west virginia; wisconsin; wyoming; ontario; quebec; québec; british columbia; alberta; manitoba; saskatchewan; nova scotia; new south wales; victoria; queensland; bavaria; bayern; baden-württemberg; hessen; nordrhein-westfalen; niedersachsen; sachsen; thüringen; brandenburg; schleswig-holstein; rheinland-pfalz; saarland; île-de-france; catalonia; cataluña; catalunya; andalucía; comunidad de madrid; lombardia; lazio; toscana; karnataka; maharashtra; tamil nadu; telangana; delhi; haryana; uttar pradesh; west bengal; kerala; gujarat`,
);
const STATE_CODES = new Set(
	"AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NSW VIC QLD ACT TAS".split(
		" ",
	),
);
const CITIES = words(
	`london; paris; berlin; madrid; barcelona; rome; roma; milan; milano; munich; münchen; hamburg; köln; cologne; frankfurt; frankfurt am main; stuttgart; düsseldorf; leipzig; dresden; hannover; nürnberg; bremen; essen; dortmund; bonn; mannheim; karlsruhe; freiburg; heidelberg; augsburg; münster; aachen; kiel; potsdam; vienna; wien; graz; linz; salzburg; zurich; zürich; geneva; genève; genf; basel; bern; lausanne; lyon; marseille; toulouse; lille; bordeaux; nantes; nice; strasbourg; rennes; grenoble; montpellier; brussels; bruxelles; brussel; antwerp; antwerpen; ghent; gent; amsterdam; rotterdam; the hague; den haag; utrecht; eindhoven; groningen; lisbon; lisboa; porto; valencia; sevilla; seville; bilbao; málaga; zaragoza; granada; salamanca; turin; torino; naples; napoli; florence; firenze; bologna; venezia; genova; copenhagen; københavn; aarhus; odense; aalborg; oslo; bergen; trondheim; stavanger; stockholm; göteborg; gothenburg; malmö; uppsala; helsinki; tampere; reykjavik; warsaw; warszawa; krakow; kraków; wrocław; gdańsk; prague; praha; brno; budapest; bucharest; sofia; athens; istanbul; ankara; izmir; kyiv; moscow; dublin; cork; galway; belfast; edinburgh; glasgow; manchester; birmingham; liverpool; leeds; bristol; sheffield; cardiff; nottingham; cambridge; oxford; brighton; newcastle; new york; new york city; nyc; los angeles; chicago; houston; phoenix; philadelphia; san antonio; san diego; dallas; san jose; austin; san francisco; seattle; denver; boston; atlanta; miami; portland; detroit; minneapolis; charlotte; nashville; washington dc; washington, d.c.; baltimore; pittsburgh; cleveland; columbus; indianapolis; milwaukee; sacramento; las vegas; salt lake city; st. louis; toronto; montreal; montréal; vancouver; calgary; ottawa; edmonton; mexico city; ciudad de méxico; guadalajara; monterrey; bogotá; medellín; lima; santiago; buenos aires; córdoba; montevideo; são paulo; rio de janeiro; brasília; belo horizonte; curitiba; sydney; melbourne; brisbane; perth; adelaide; canberra; auckland; wellington; mumbai; bangalore; bengaluru; new delhi; hyderabad; chennai; pune; kolkata; beijing; 北京; shanghai; 上海; shenzhen; 深圳; guangzhou; 广州; hangzhou; 杭州; chengdu; 成都; nanjing; 南京; wuhan; 武汉; tokyo; 东京; osaka; kyoto; seoul; taipei; singapore; bangkok; jakarta; manila; kuala lumpur; hanoi; ho chi minh city; dubai; abu dhabi; riyadh; doha; tel aviv; jerusalem; cairo; casablanca; rabat; tunis; lagos; abuja; nairobi; accra; johannesburg; cape town; karachi; lahore; islamabad; dhaka; colombo`,
);
const AWAY =
	/^(?:fully |100 ?% )?(?:remote|hybrid|on-?site|home ?office|télétravail|teletrabajo|remoto|a distanza|thuiswerk)(?: (?:first|work|working|position))?$/iu;

const NAME = "\\p{Lu}[\\p{L}'’.-]*(?:[ -][\\p{L}'’.-]+){0,3}";
const CITY_AND = new RegExp(
	`^(${NAME}),\\s*(.+?)(?:\\s+\\d{4,6}(?:-\\d{4})?)?$`,
	"u",
);
const POSTCODE_CITY = /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{Lu}[\p{L}'’. -]{2,40}$/u;
const HAN_PLACE = /^[\p{Script=Han}]{2,4}(?:省|市|区)$/u;

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
		(/^[A-Z]{2}\s+\d{5}$/.test(part) && STATE_CODES.has(part.slice(0, 2))) ||
		(!isLast && new RegExp(`^${NAME}$`, "u").test(part))
	);
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
