// What a page and its thread that looks for contradictions say to each other.
import type { Contradiction } from "../../domain/contradictions/contradiction.ts";
import type { Profile } from "../../domain/profile/profile.ts";

export type Looking = { number: number; profile: Profile; today: string };
export type LookedThrough = { number: number; found: Contradiction[] };
