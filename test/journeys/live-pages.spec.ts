// The pages beside the form as a browser draws them by itself, from the server's engine, fonts and program.
import type { Page } from "@playwright/test";
import { expect, hold } from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { makeDocument } from "./made-documents.ts";
import { expectReadable } from "./readable.ts";
import { signIn, test } from "./staged-attune.ts";
import { staged } from "./staged-people.ts";

let id = "";

test.beforeEach(async ({ page, attune }) => {
	await leaveOut(page);
	await signIn(page, attune, staged.writer);
	id = await makeDocument(page, attune);
});

const onPages = (page: Page, text: string) =>
	page.locator(".pdf-text").getByText(text).first();
const onItsWay = (page: Page) =>
	page.getByRole("progressbar", {
		name: "Getting ready to draw pages on this device",
	});

test("once its engine is there, the browser draws what is typed and asks the server for no page", async ({
	page,
}) => {
	const release = await hold(page, "**/*.wasm");
	const drawnByServer: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (request.method() === "POST" && pathname.endsWith("/pages"))
			drawnByServer.push(pathname);
	});
	await page.goto(`/resume/${id}/preview?edit=true`);
	await test.step("until then the server draws", async () => {
		await expect(page.locator("canvas").first()).toBeVisible();
		await page.getByLabel("Summary").fill("A nurse of few words.");
		await expect(onPages(page, "A nurse of few words.")).toBeVisible();
		expect(drawnByServer.length).toBeGreaterThan(0);
	});
	const fonts: string[] = [];
	page.on("response", (response) => {
		if (/\.(?:ttf|otf)$/.test(new URL(response.url()).pathname))
			fonts.push(response.url());
	});
	const ready = page.waitForResponse(/\.ttf$/);
	// It stands while the engine comes, however short that is: the page is looked at from before.
	const comes = onItsWay(page).waitFor();
	release();
	await comes;
	await expectReadable(page);
	await expect(onItsWay(page)).toBeHidden();
	await ready;
	drawnByServer.length = 0;
	await page.getByLabel("Summary").fill("A nurse of many words.");
	await expect(onPages(page, "A nurse of many words.")).toBeVisible();
	await page.getByLabel("Summary").fill("Ein paar Wörter, 12 “Zeichen” – ½.");
	await expect(onPages(page, "Ein paar Wörter")).toBeVisible();
	expect(drawnByServer).toEqual([]);
	// The faces of one family, of the thirty there are.
	expect(new Set(fonts).size).toBeLessThan(8);

	await test.step("what no font can draw is said by the browser as the server says it", async () => {
		await page.getByLabel("Summary").fill("Speaks हिन्दी at home.");
		await expect(page.getByRole("alert")).toContainText(
			"No font here can draw these characters",
		);
	});
});

test("where the engine breaks down or a line saves data, the server goes on drawing", async ({
	page,
}) => {
	await test.step("where the engine breaks down, the server goes on drawing", async () => {
		await page.route("**/*.wasm", (route) =>
			route.fulfill({ body: "no engine" }),
		);
		await page.goto(`/resume/${id}/preview?edit=true`);
		await expect(page.locator("canvas").first()).toBeVisible();
		await page.getByLabel("Summary").fill("A nurse of few words.");
		await expect(onPages(page, "A nurse of few words.")).toBeVisible();
	});

	await test.step("a line that saves data is not asked for the engine", async () => {
		await page.unroute("**/*.wasm");
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "connection", {
				value: { saveData: true },
			});
		});
		const engines: string[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith(".wasm")) engines.push(request.url());
		});
		await page.goto(`/resume/${id}/preview?edit=true`);
		await page.getByLabel("Summary").fill("A nurse of good words.");
		await expect(onPages(page, "A nurse of good words.")).toBeVisible();
		expect(engines).toEqual([]);
	});
});
