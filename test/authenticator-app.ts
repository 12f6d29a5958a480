// An authenticator app: reads the key people type in and shows the code of a moment.
import { codeAt, stepAt } from "#src/workflows/one-time-code.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** `steps` of 30 seconds later than now. */
export function codeOf(key: string, steps = 0): string {
	const bits = [...key.replaceAll(" ", "")]
		.map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, "0"))
		.join("");
	const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2));
	return codeAt(Buffer.from(bytes ?? []), stepAt(new Date()) + steps);
}
