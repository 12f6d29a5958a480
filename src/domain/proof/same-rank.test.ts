// A word may stand for another of its rank, never for a greater one: each honest line beside a lie that is one word away.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";

const PAIRS = [
	[
		"Passed damaged parcels to the returns desk",
		"Forwarded damaged parcels to the returns desk",
		"Managed damaged parcels at the returns desk",
	],
	[
		"Told the foreman about faults",
		"Notified the foreman about faults",
		"Repaired faults with the foreman",
	],
	[
		"Sat on the safety committee",
		"Served on the safety committee",
		"Chaired the safety committee",
	],
	[
		"Greased the conveyor rollers",
		"Lubricated the conveyor rollers",
		"Replaced the conveyor rollers",
	],
	[
		"Discussed the delivery dates with the suppliers",
		"Talked about the delivery dates with the suppliers",
		"Negotiated the delivery dates with the suppliers",
	],
	[
		"Wrote safety reports under the guidance of the manager",
		"Wrote safety reports, guided by the manager",
		"Wrote safety reports",
	],
	[
		"Picked orders for 30 shops",
		"Collected orders for 30 shops",
		"Picked and packed orders for 30 shops",
	],
	[
		"Las visitas se registran: registré las entradas de los visitantes",
		"Las visitas se registran: anoté las entradas de los visitantes",
		"Las visitas se registran: autoricé las entradas de los visitantes",
	],
	[
		"J'ai saisi les factures des fournisseurs",
		"J'ai enregistré les factures des fournisseurs",
		"J'ai validé les factures des fournisseurs",
	],
	[
		"Störungen an den Maschinen gemeldet und die Stillstände erfasst",
		"Störungen an den Maschinen gemeldet und die Stillstandszeiten erfasst",
		"Störungen an den Maschinen behoben und die Stillstände erfasst",
	],
	[
		"Conducted soil surveys with a drone",
		"Carried out soil surveys with a drone",
		"Led soil surveys with a drone",
	],
	[
		"Signed the delivery notes of the night shift",
		"Signing of the delivery notes of the night shift",
		"Approved the delivery notes of the night shift",
	],
	[
		"En verano impartí talleres de costura",
		"En verano di talleres de costura",
		"En verano dirigí talleres de costura",
	],
	[
		"Nieuwe collega's in het magazijn begeleid",
		"Begeleiding van nieuwe collega's in het magazijn",
		"Nieuwe collega's in het magazijn opgeleid",
	],
	[
		"J'ai suivi les travaux du toit de l'école",
		"Suivi des travaux du toit de l'école",
		"J'ai supervisé les travaux du toit de l'école",
	],
	[
		"Ho affiancato i nuovi colleghi al banco del pane",
		"Affiancamento dei nuovi colleghi al banco del pane",
		"Ho formato i nuovi colleghi al banco del pane",
	],
	[
		"Passed serious complaints on to the duty manager",
		"Referred serious complaints to the duty manager",
		"Settled serious complaints for the duty manager",
	],
	[
		"Respond to breakdowns on three packing lines",
		"Attend breakdowns on three packing lines",
		"Prevent breakdowns on three packing lines",
	],
	[
		"Drove a lorry with 18 pallets",
		"Drove a truck with 18 pallets",
		"Drove a tram with 18 pallets",
	],
	[
		"Taught fluid restriction and diet to patients",
		"Taught fluid limits and diet to patients",
		"Set fluid limits and diet for patients",
	],
	[
		"Fault find on inverters and motors",
		"Fault finding on variable speed drives and motors",
		"Programming of variable speed drives and motors",
	],
	[
		"Wrote up the results of the water tests",
		"Documented the results of the water tests",
		"Approved the results of the water tests",
	],
	[
		"Price jobs for the garden crew",
		"Cost jobs for the garden crew",
		"Win jobs for the garden crew",
	],
	[
		"Briefed 40 volunteers before the fair",
		"Instructed 40 volunteers before the fair",
		"Managed 40 volunteers before the fair",
	],
	[
		"Prepared valuations of about £450,000",
		"Prepared valuations worth about £450,000",
		"Prepared valuations that saved about £450,000",
	],
	[
		"Moved 34 services from virtual machines to the cloud",
		"Moved 34 services from VMs to the cloud",
		"Moved 34 services from PCs to the cloud",
	],
	[
		"Begleite mittwochs zehn Kinder beim Schwimmen",
		"Begleite jeden Mittwoch zehn Kinder beim Schwimmen",
		"Begleite jeden Tag zehn Kinder beim Schwimmen",
	],
	[
		"Umsatzsteuervoranmeldungen für drei Gesellschaften erstellt",
		"USt-Voranmeldungen für drei Gesellschaften erstellt",
		"Steuererklärungen für drei Gesellschaften erstellt",
	],
	[
		"Blutabnahmen und Verbandswechsel bei 40 Patienten am Tag",
		"Blut abgenommen und Verbände gewechselt bei 40 Patienten am Tag",
		"Blut untersucht und Verbände gewechselt bei 40 Patienten am Tag",
	],
	[
		"Talleres de plástica para grupos de diez niños",
		"Impartí talleres de plástica a grupos de diez niños",
		"Coordiné talleres de plástica para grupos de diez niños",
	],
	[
		"Accompagnement éducatif de 8 adolescents de 13 à 17 ans",
		"Accompagnement éducatif de huit adolescents âgés de 13 à 17 ans",
		"Accompagnement éducatif de huit adolescents âgés de 11 à 17 ans",
	],
	[
		"Introduzione della linea in vetro nei ristoranti",
		"Linea in vetro introdotta nei ristoranti",
		"Linea in vetro prodotta nei ristoranti",
	],
] as const;

describe("a word of the same rank", () => {
	it.each(PAIRS)("%s: may be %s", (fact, honest) => {
		expect(verdictOf(fact, honest)).toBe("proved");
	});

	it.each(PAIRS)("%s: is not %s, %s", (fact, _, lie) => {
		expect(verdictOf(fact, lie)).not.toBe("proved");
	});
});

describe("a whole sentence in another order", () => {
	const fact =
		"Advise 12 growers on seeds, soils and storage across two valleys";

	it("keeps what was done to what", () => {
		expect(
			verdictOf(
				fact,
				"Advice to 12 growers across two valleys on seeds, soils and storage",
			),
		).toBe("proved");
		expect(
			verdictOf(
				fact,
				"Advice to two growers across 12 valleys on seeds, soils and storage",
			),
		).not.toBe("proved");
	});
});

describe("a list of fields in brackets", () => {
	it("holds no deed of the person's", () => {
		const fact =
			"Führung eines Teams von 6 Fachkräften (Content, Design, Vertrieb)";
		expect(
			verdictOf(fact, "Aufbau und Führung eines Teams von 6 Fachkräften"),
		).not.toBe("proved");
	});
});

describe("who introduced a system", () => {
	it("did not develop it", () => {
		expect(
			verdictOf(
				"Implemented a booking system for the branch",
				"Developed a booking system for the branch",
			),
		).not.toBe("proved");
	});

	it("is whoever built it too", () => {
		expect(
			verdictOf(
				"Developed a booking system for the branch",
				"Implemented a booking system for the branch",
			),
		).toBe("proved");
	});
});

describe("Spanish nouns in a list", () => {
	it("are no deeds of the person's", () => {
		expect(
			verdictOf(
				"Diseñé la imagen de 20 clientes de salud, turismo y comercio",
				"Diseño de la imagen de veinte clientes de salud, turismo y comercio",
			),
		).toBe("proved");
	});
});
