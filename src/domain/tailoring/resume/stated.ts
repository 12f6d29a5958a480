// Whether a sentence of the summary will stand: it follows from the profile by itself, or is one of our frames filled with facts.
import type { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { framingOf } from "../claims/framing.ts";
import { isProvable } from "../lines/provable.ts";

export function mayState(text: string, profile: Profile): boolean {
	return (
		isProvable(text, profile) ||
		framingOf({ ground: groundOf(profile) }).framed(text) !== null
	);
}
