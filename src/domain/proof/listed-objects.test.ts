// What a deed was done to may be listed in any order; what belongs to one of the list stays with it.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const isProved = (fact: string, text: string) => {
	const profile = Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		work_experience: [
			{
				job_title: "Assistant",
				company_name: "Arden & Co",
				start_date: "2019-05",
				is_current: true,
				achievements: [fact],
			},
		],
	});
	const line = { text, entry: "work_experience.0", today: "2026-11-20" };
	return prove(line, groundOf(profile)).verdict === "proved";
};

const LISTS: readonly {
	fact: string;
	honest: readonly string[];
	lies: readonly string[];
}[] = [
	{
		fact: "Installed and tested containment, lighting and small power in schools, shops and farm buildings",
		honest: [
			"Installation and testing of small power, lighting and containment in farm buildings, shops and schools",
			"Installed and tested lighting, containment and small power in shops, farm buildings and schools",
		],
		lies: [
			"Installed and tested small containment, lighting and power in schools, shops and farm buildings",
			"Installed and tested containment, lighting and power in small schools, shops and farm buildings",
			"Installed and approved containment, lighting and small power in schools, shops and farm buildings",
		],
	},
	{
		fact: "Sold bread to hotels and cakes to shops",
		honest: [],
		lies: [
			"Sold cakes to hotels and bread to shops",
			"Sold hotels and shops to bread and cakes",
		],
	},
	{
		fact: "Checked the invoices and filed the contracts of the branch",
		honest: ["Filed the contracts of the branch and checked the invoices"],
		lies: [
			"Checked the contracts and filed the invoices of the branch",
			"Filed the invoices and checked the contracts of the branch",
		],
	},
	{
		fact: "Einbauschränke und Küchen nach Aufmaß gefertigt und montiert, meist zu zweit",
		honest: [
			"Fertigung und Montage von Einbauschränken und Küchen nach Aufmaß, meist zu zweit",
		],
		lies: [
			"Fertigung und Montage von Einbauschränken und Küchen nach Aufmaß",
			"Planung und Montage von Einbauschränken und Küchen nach Aufmaß, meist zu zweit",
			"Aufmaß, Fertigung und Montage von Einbauschränken und Küchen, meist zu zweit",
		],
	},
	{
		fact: "Took part in the flu campaign by giving 400 vaccinations",
		honest: ["Took part in the flu campaign, giving 400 vaccinations"],
		lies: [
			"Led the flu campaign, giving 400 vaccinations",
			"Took part in 400 flu campaigns, giving vaccinations",
			"Sprayed to the owner's plan, giving 400 vaccinations",
		],
	},
	{
		fact: "Sprayed the vines to the owner's plan",
		honest: ["Sprayed the vines"],
		lies: ["Planned the vines", "Planned and sprayed the vines"],
	},
	{
		fact: "Served customers and handled the till, with cash counts of up to £2,000 a day",
		honest: ["Served customers and handled the till"],
		lies: [
			"Served customers and handled the till all day",
			"Served customers and handled £2,000 a day",
		],
	},
	{
		fact: "Took bookings by phone, Booking.com and Expedia and kept rates and availability up to date",
		honest: [
			"Kept availability and rates up to date and took bookings on Expedia, Booking.com and by phone",
		],
		lies: [
			"Kept bookings and rates up to date and took availability on Expedia, Booking.com and by phone",
			"Set rates and availability and took bookings on Expedia, Booking.com and by phone",
		],
	},
	{
		fact: "Reklamationsquote von 4 % auf 2,5 % gesenkt, gemeinsam mit der Qualitätssicherung",
		honest: [
			"Gemeinsam mit der Qualitätssicherung die Quote der Reklamationen von 4 auf 2,5 Prozent reduziert",
		],
		lies: [
			"Gemeinsam mit der Qualitätssicherung die Quote von 4 auf 2,5 Prozent reduziert",
			"Die Quote der Reklamationen von 4 auf 2,5 Prozent reduziert",
		],
	},
	{
		fact: "Covered the reception at night, twice a month",
		honest: ["Twice a month, covered the reception at night"],
		lies: [
			"Covered the reception at night",
			"Covered the reception each night",
		],
	},
];

describe("What a deed was done to", () => {
	for (const { fact, honest, lies } of LISTS) {
		for (const text of honest)
			it(`proves: ${text}`, () => expect(isProved(fact, text)).toBe(true));
		for (const text of lies)
			it(`does not prove: ${text}`, () =>
				expect(isProved(fact, text)).toBe(false));
	}
});
