// How the journeys through the profile move: by keyboard, from tab to tab, with entries laid in where the form is not what is tried.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { listSections } from "../../src/domain/profile/sections/all-sections.ts";
import { type Attune, expect, expectNoSidewaysScroll } from "./attune.ts";
import { expectSaid } from "./messages.ts";
import { expectReadable } from "./readable.ts";

export type Fields = Record<string, unknown>;

/** What a screen reader would call an element. */
const NAME_OF = `(at) => (at?.getAttribute("aria-label") || at?.labels?.[0]?.textContent || at?.textContent || "").trim()`;

const focusedName = (page: Page) =>
	page.evaluate<string>(`(${NAME_OF})(document.activeElement)`);

/** Presses Tab until the control of this name has the focus. A page that is still coming has no way to it yet, so it is waited for. */
export async function tabTo(page: Page, name: string): Promise<void> {
	const known = `[...document.querySelectorAll("a, button, input, select, textarea, [tabindex]")].map(${NAME_OF})`;
	await expect.poll(() => page.evaluate<string[]>(known)).toContain(name);
	for (let presses = 0; presses < 60; presses += 1) {
		if ((await focusedName(page)) === name) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`No way by Tab to “${name}” on ${page.url()}`);
}

export async function press(page: Page, name: string): Promise<void> {
	await tabTo(page, name);
	await page.keyboard.press("Enter");
}

/** The whole page, or a part of it. */
export async function expectAccessible(
	page: Page,
	part?: string,
): Promise<void> {
	await expectReadable(page, part);
	await expectNoSidewaysScroll(page);
}

/** The page has said that it is saved, and nothing more is on its way. */
export async function toast(page: Page, title: string): Promise<void> {
	await expectSaid(page, `status: ${title}`);
	await expect(page.getByText("Saving", { exact: true })).toHaveCount(0);
}

/** Opens another tab of the page that is open already. */
export async function openTab(page: Page, tab: string): Promise<void> {
	await page.getByRole("tab", { name: tab }).press("Enter");
	await expect(
		page.getByRole("tabpanel").getByRole("heading", { name: tab }).first(),
	).toBeVisible();
}

/** What is stored of a section, by the name of its tab. */
export async function entriesIn(page: Page, tab: string): Promise<Fields[]> {
	const reply = await page.request.get(addressOf(tab));
	return ((await reply.json()) as { entries: Fields[] }).entries;
}

/** Stores an entry without the form. */
export async function layIn(
	page: Page,
	{ url }: Attune,
	[tab, fields]: [tab: string, fields: Fields],
): Promise<void> {
	const reply = await page.request.post(addressOf(tab), {
		headers: { origin: url },
		data: { id: randomUUID(), ...fields },
	});
	expect(reply.ok(), await reply.text()).toBe(true);
}

function addressOf(tab: string): string {
	const section = listSections.find(({ label }) => label === tab);
	return `/api/profile/${section?.table}`;
}
