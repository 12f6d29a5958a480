// States and provinces of countries whose towns are written with them: "Austin, TX", "Guelph, Ontario".

export type Province = {
	code: string;
	name: string;
	country: "US" | "CA" | "AU";
};

const named = (country: Province["country"], list: string): Province[] =>
	list
		.trim()
		.split(/\s*\n\s*/u)
		.map((line) => ({
			code: line.slice(0, line.indexOf(" ")),
			name: line.slice(line.indexOf(" ") + 1),
			country,
		}));

export const PROVINCES: readonly Province[] = [
	...named(
		"US",
		`
		AL Alabama
		AK Alaska
		AZ Arizona
		AR Arkansas
		CA California
		CO Colorado
		CT Connecticut
		DE Delaware
		DC District of Columbia
		FL Florida
		GA Georgia
		HI Hawaii
		ID Idaho
		IL Illinois
		IN Indiana
		IA Iowa
		KS Kansas
		KY Kentucky
		LA Louisiana
		ME Maine
		MD Maryland
		MA Massachusetts
		MI Michigan
		MN Minnesota
		MS Mississippi
		MO Missouri
		MT Montana
		NE Nebraska
		NV Nevada
		NH New Hampshire
		NJ New Jersey
		NM New Mexico
		NY New York
		NC North Carolina
		ND North Dakota
		OH Ohio
		OK Oklahoma
		OR Oregon
		PA Pennsylvania
		RI Rhode Island
		SC South Carolina
		SD South Dakota
		TN Tennessee
		TX Texas
		UT Utah
		VT Vermont
		VA Virginia
		WA Washington
		WV West Virginia
		WI Wisconsin
		WY Wyoming`,
	),
	...named(
		"CA",
		`
		ON Ontario
		QC Quebec
		BC British Columbia
		AB Alberta
		MB Manitoba
		SK Saskatchewan
		NS Nova Scotia
		NB New Brunswick
		NL Newfoundland and Labrador
		PE Prince Edward Island`,
	),
	...named(
		"AU",
		`
		NSW New South Wales
		VIC Victoria
		QLD Queensland
		WA Western Australia
		SA South Australia
		TAS Tasmania
		ACT Australian Capital Territory
		NT Northern Territory`,
	),
];
