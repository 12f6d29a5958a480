// What is expected to be on a page is waited for first, and only what never comes is told as missing: where Playwright's own
// expectation is not met yet, it describes the whole page at each look, which takes longer than the page itself.
import { expect as impatient, type Locator } from "@playwright/test";

export const expect = impatient.extend({
	async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
		const { timeout = this.timeout } = options;
		const state = this.isNot ? "hidden" : "visible";
		try {
			await locator.waitFor({ state, timeout });
			return { pass: !this.isNot, message: () => "" };
		} catch (error) {
			const seen = impatient(locator);
			const told = this.isNot ? seen.not : seen;
			const missing = await told.toBeVisible({ timeout: 1 }).then(
				() => error,
				(failure: unknown) => failure,
			);
			return { pass: this.isNot, message: () => String(missing) };
		}
	},
});
