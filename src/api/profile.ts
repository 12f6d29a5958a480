// GET /api/profile and PUT /api/profile: the whole profile at once. PUT replaces all ten sections (used by the import).
import { z } from "zod";
import { Profile } from "../domain/profile/profile.ts";

export const ProfileReply = z.object({ profile: Profile });
export const ProfileRequest = z.object({ profile: Profile });
export type ProfileReply = z.infer<typeof ProfileReply>;
