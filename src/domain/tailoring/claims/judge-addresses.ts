// Addresses a text names that are not the person's own.
import { type Check, notOwn } from "./check.ts";
import { addressesIn, isOwnAddress } from "./text-addresses.ts";

export function checkedAddresses(
	text: string,
	{ where, check }: { where: string; check: Check },
): { start: number; end: number }[] {
	return addressesIn(text).map((address) => {
		if (!isOwnAddress(address, check.ground))
			notOwn(check, { path: where, text: address.text }, [
				address.isPhone
					? check.ground.profile.personal.phone
					: check.ground.profile.personal.email,
			]);
		return address;
	});
}

const HOST =
	/(?<![\w.@-])(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}(?:\/[^\s|,;)]{0,200})?(?![\w.])/gi;

/** Addresses of the web that the profile holds, whatever they end in. */
export function ownHosts(
	text: string,
	{ ground }: Check,
): { start: number; end: number }[] {
	return [...text.matchAll(HOST)]
		.filter(({ 0: found }) =>
			["//", "//www."].some((begin) =>
				ground.text.includes(`${begin}${found.toLowerCase()}`),
			),
		)
		.map(({ 0: found, index }) => ({
			start: index,
			end: index + found.length,
		}));
}
