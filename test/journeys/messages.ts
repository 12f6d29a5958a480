// What a page says in messages that pass. One stands five seconds, which a busy machine can sleep through: so every page writes down
// what it shows, and journeys read that record, each message once.
import { type BrowserContext, expect, type Page } from "@playwright/test";

/** "status: " or "alert: " and what was said, its title on a line of its own. */
const records = new WeakMap<Page, string[]>();

/** For a context a journey opens itself; the one it is given has it. */
export async function recordMessages(context: BrowserContext): Promise<void> {
	await context.exposeBinding("attuneSays", ({ page }, message: string) => {
		recordOf(page).push(message);
	});
	await context.addInitScript(reportMessages);
}

/** Waits until the page has said all of this in one message since it was last asked. What it said before counts as read. */
export async function expectSaid(
	page: Page,
	...words: string[]
): Promise<void> {
	const record = recordOf(page);
	const isWanted = (message: string) =>
		words.every((part) => message.includes(part));
	await expect
		.poll(() => (record.some(isWanted) ? words : record), {
			message: `${page.url()} says “${words.join(" ")}”`,
		})
		.toBe(words);
	record.splice(0, record.findIndex(isWanted) + 1);
}

/** From now on the pointer rests on what is said, so that it stays until its way back is taken. */
export async function restOnMessages(page: Page): Promise<void> {
	await page.evaluate("window.attuneRests = true");
}

function recordOf(page: Page): string[] {
	const record = records.get(page) ?? [];
	records.set(page, record);
	return record;
}

/** Runs in the page, before anything else does. */
function reportMessages(): void {
	if (window !== window.top) return;
	const reported = new WeakSet<Element>();
	const report = () => {
		for (const shown of document.querySelectorAll<HTMLElement>(
			"[data-sonner-toast] :is([role=status], [role=alert])",
		)) {
			if (reported.has(shown) || shown.getClientRects().length === 0) continue;
			reported.add(shown);
			const lines = [...shown.querySelectorAll("p")];
			const words = lines.map(({ textContent }) => textContent).join("\n");
			const { attuneSays } = window as unknown as {
				attuneSays(message: string): void;
			};
			attuneSays(`${shown.getAttribute("role")}: ${words}`);
			if ("attuneRests" in window)
				shown.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
		}
	};
	new MutationObserver(report).observe(document, {
		childList: true,
		subtree: true,
	});
}
