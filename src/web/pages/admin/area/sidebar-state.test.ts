import { expect, it } from "vitest";
import { isOpenIn, sidebarCookie } from "./sidebar-state.ts";

it("ADMIN-SHELL-08 the sidebar's state is kept in a cookie for seven days", () => {
	expect(sidebarCookie(false)).toContain("sidebar_state=false");
	expect(sidebarCookie(false)).toContain("max-age=604800");
	expect(isOpenIn("a=b; sidebar_state=false")).toBe(false);
	expect(isOpenIn("sidebar_state=true")).toBe(true);
	expect(isOpenIn("")).toBe(true);
});
