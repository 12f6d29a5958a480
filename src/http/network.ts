// Who counts as one client where tries and bytes are counted by address. A customer of an IPv6 provider has 2^64 addresses, so
// the first half of such an address counts, and an IPv4 address counts the same however it is written.
import { isIPv6 } from "node:net";

const GROUPS = 8;
const COUNTED_GROUPS = 4;
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** "203.0.113.7", "2001:db8:1:2::/64", or the word itself where it is no address. */
export function networkOf(address: string): string {
	const mapped = MAPPED.exec(address)?.[1];
	if (mapped) return mapped;
	const [plain = ""] = address.split("%");
	if (!isIPv6(plain)) return address;
	const counted = groupsOf(plain).slice(0, COUNTED_GROUPS);
	return `${counted.join(":")}::/64`;
}

function groupsOf(address: string): string[] {
	// The URL parser writes each address in one way: lower case, no leading zeros, one "::".
	const { hostname } = new URL(`http://[${address}]`);
	const [before = "", after] = hostname.slice(1, -1).split("::");
	const head = before.split(":").filter(Boolean);
	const tail = (after ?? "").split(":").filter(Boolean);
	const zeros = Array<string>(GROUPS - head.length - tail.length).fill("0");
	return [...head, ...zeros, ...tail];
}
