// Started by attacker.ts: signs in, attacks until it is ended or its time is over, and leaves all it opened to the end of its process.
import { once } from "node:events";
import { password, visit } from "../../http/running.ts";
import type { Order } from "./attacker.ts";
import { attacks } from "./attacks.ts";

const LONGEST_MS = 60_000;

const [{ attack: name, url, email }] = (await once(process, "message")) as [
	Order,
];
process.once("disconnect", () => process.exit());
const attacker = visit({ url });
await attacker.send("POST", "/api/auth/sign-in/email", { email, password });
process.send?.("begun");
// Where nobody attacks, it only waits.
await attacks
	.find((attack) => attack.name === name)
	?.run(attacker, AbortSignal.timeout(LONGEST_MS), url);
