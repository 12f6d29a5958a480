// What journeys do without. The browser itself is asked to hold back those few requests: a route of Playwright's would let every request
// of a page wait for it and switch the browser's cache off, so that each page fetches all of its program anew.
import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** What pages do besides: each takes a browser about as long as all the rest of the page. */
const EXTRAS = {
	"pictures of looks": "*/api/templates/*/*/picture.svg*",
	"a section left out": "*/section-worker*.js",
	"claims checked": "*/claims-worker*.js",
	"contradictions looked for": "*/contradictions-worker*.js",
	"match worked out": "*/match-worker*.js",
	"pages drawn by the browser": "*.wasm",
};
type Extra = keyof typeof EXTRAS;

const BLANK = `<svg xmlns="http://www.w3.org/2000/svg" width="85" height="110"/>`;

type LeftOut = { extras: Set<Extra>; windows: Map<Page, CDPSession> };
const leftOut = new WeakMap<BrowserContext, LeftOut>();

/** For journeys that don't look at it, in all their windows: pictures are blank, and the rest fails. */
export async function leaveOut(
	page: Page,
	extras: Extra[] = [
		"pictures of looks",
		"a section left out",
		"claims checked",
		"contradictions looked for",
	],
): Promise<void> {
	const context = page.context();
	const left = leftOut.get(context) ?? beginIn(context);
	for (const extra of extras) left.extras.add(extra);
	await applyTo(context, left);
}

export async function bringBack(page: Page, extra: Extra): Promise<void> {
	const left = leftOut.get(page.context());
	if (!left?.extras.delete(extra))
		throw new Error(`“${extra}” was not left out`);
	await applyTo(page.context(), left);
}

function beginIn(context: BrowserContext): LeftOut {
	const left: LeftOut = { extras: new Set(), windows: new Map() };
	leftOut.set(context, left);
	// What a window asks for before this is done is only more work.
	context.on("page", (opened) => holdBack(opened, left).catch(() => undefined));
	return left;
}

async function applyTo(context: BrowserContext, left: LeftOut): Promise<void> {
	for (const window of context.pages()) await holdBack(window, left);
}

async function holdBack(window: Page, left: LeftOut): Promise<void> {
	const session = left.windows.get(window) ?? (await sessionOf(window));
	left.windows.set(window, session);
	const patterns = [...left.extras].map((extra) => ({
		urlPattern: EXTRAS[extra],
	}));
	// An empty list would mean every request.
	if (patterns.length === 0) await session.send("Fetch.disable");
	else await session.send("Fetch.enable", { patterns });
}

async function sessionOf(window: Page): Promise<CDPSession> {
	const session = await window.context().newCDPSession(window);
	session.on("Fetch.requestPaused", ({ requestId, request }) => {
		const answer = request.url.includes("/picture.svg")
			? session.send("Fetch.fulfillRequest", {
					requestId,
					responseCode: 200,
					responseHeaders: [{ name: "content-type", value: "image/svg+xml" }],
					body: Buffer.from(BLANK).toString("base64"),
				})
			: session.send("Fetch.failRequest", { requestId, errorReason: "Failed" });
		// A page that has been left meanwhile needs no answer.
		answer.catch(() => undefined);
	});
	return session;
}
