// What the builder and its thread that finds a posting's questions say to each other.
import type { Profile } from "../../../domain/profile/profile.ts";
import type { PanelPoint } from "./panel-point.ts";

export type QuestionsAsked = { number: number; profile: Profile; text: string };
export type QuestionsFound = { number: number; points: PanelPoint[] };
