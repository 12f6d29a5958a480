// Orders to a machine, in every language.
import { orders as da } from "../da/orders.ts";
import { orders as de } from "../de/orders.ts";
import { orders as en } from "../en/orders.ts";
import { orders as es } from "../es/orders.ts";
import { orders as fr } from "../fr/orders.ts";
import { orders as it } from "../it/orders.ts";
import type { EachLanguage } from "../language-code.ts";
import { orders as nl } from "../nl/orders.ts";
import { orders as no } from "../no/orders.ts";
import type { OrderWords } from "../order-words.ts";
import { orders as pt } from "../pt/orders.ts";
import { orders as sv } from "../sv/orders.ts";
import { orders as zh } from "../zh/orders.ts";

export const ORDER_WORDS: EachLanguage<OrderWords> = {
	en,
	de,
	fr,
	es,
	it,
	nl,
	pt,
	da,
	no,
	sv,
	zh,
};
