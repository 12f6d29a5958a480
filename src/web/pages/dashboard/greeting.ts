// How the dashboard says hello.
import type { Me } from "../../../api/me.ts";

/** By the local hour: before 12 morning, before 17 afternoon, then evening. */
export function greeting(now: Date, user: Me["user"]): string {
	const hour = now.getHours();
	const words =
		hour < 12 ? "Good morning" : hour < 17 ? "Good afternoon" : "Good evening";
	return `${words}, ${user.first_name || user.email.split("@")[0] || "there"}`;
}
