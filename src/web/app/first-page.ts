// What the first page needs before the app is there: little. It moves what moves, and fetches the app when somebody reaches for
// something only the app can do, who is then taken on where they pressed.
import "../app.css";
import {
	COUNTER_TICK_MS,
	counters,
	counterText,
	phrases,
	TYPING,
} from "../pages/landing/landing-content.ts";

const APP_BUTTONS = "button:not(:disabled)";
const firstPage = document.getElementById("root")?.firstElementChild;
const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
let app: Promise<unknown> | undefined;
let typing: ReturnType<typeof setTimeout> | undefined;
let counting: ReturnType<typeof setInterval> | undefined;
let isPressed = false;
let endPress = () => {};

/** The app draws the same page over this one, though nothing that is being pressed. */
function fetchApp(): Promise<unknown> {
	clearTimeout(typing);
	clearInterval(counting);
	app ??= import("./main.tsx").then(async ({ readyToDrawOver }) => {
		const drawOver = await readyToDrawOver();
		await untilReleased();
		drawOver();
	});
	return app;
}

/** What is taken away while it is held down is never pressed. What a press does comes right after it ends. */
async function untilReleased(): Promise<void> {
	while (isPressed) {
		await new Promise<void>((resolve) => {
			endPress = resolve;
		});
		await new Promise((resolve) => setTimeout(resolve));
	}
}

function notePress(isDown: boolean): void {
	isPressed = isDown;
	if (!isDown) endPress();
}

for (const sign of ["down", "move", "up", "cancel"] as const)
	addEventListener(`pointer${sign}`, ({ buttons }) => notePress(buttons === 1));
addEventListener("keydown", () => notePress(true));
// A key that is let go of in another window never comes up here.
for (const sign of ["keyup", "blur"])
	addEventListener(sign, () => notePress(false));
// Somebody who was signed in, or comes from a mail, wants the page as it is for them.
if (localStorage.getItem("attune.known") || location.hash === "#confirmed")
	void fetchApp();
else {
	for (const sign of ["pointermove", "keydown", "touchstart", "scroll"])
		addEventListener(sign, () => void fetchApp(), {
			once: true,
			passive: true,
		});
	addEventListener("click", onClick, true);
	if (!isStill) {
		type();
		count();
	}
}

/** The first press that came before the app is made again when the app is there; what is pressed later is the app's own. */
function onClick(event: MouseEvent): void {
	const pressed = (event.target as Element).closest(APP_BUTTONS);
	if (!pressed) return;
	removeEventListener("click", onClick, true);
	if (!firstPage?.isConnected) return;
	const name = nameOf(pressed);
	void fetchApp().then(() => {
		const look = () => {
			const same = [...document.querySelectorAll(APP_BUTTONS)].find(
				(button) => button !== pressed && nameOf(button) === name,
			);
			if (!(same instanceof HTMLElement)) return false;
			drawn.disconnect();
			same.focus();
			same.click();
			return true;
		};
		const drawn = new MutationObserver(look);
		if (!look())
			drawn.observe(document.body, { childList: true, subtree: true });
	});
}

function nameOf(button: Element): string {
	return button.getAttribute("aria-label") ?? button.textContent ?? "";
}

function type(): void {
	const place = document.querySelector("[data-typing]");
	if (!place) return;
	let [phrase, length, isDeleting] = [0, phrases[0]?.length ?? 0, false];
	const step = () => {
		const text = phrases[phrase] ?? "";
		const isFull = !isDeleting && length === text.length;
		const wait = isFull
			? TYPING.pauseMs
			: isDeleting
				? TYPING.deleteMs
				: TYPING.typeMs;
		typing = setTimeout(() => {
			if (isFull) isDeleting = true;
			else if (!isDeleting) length += 1;
			else if (length > 0) length -= 1;
			else [phrase, isDeleting] = [(phrase + 1) % phrases.length, false];
			place.textContent = (phrases[phrase] ?? "").slice(0, length);
			step();
		}, wait);
	};
	step();
}

function count(): void {
	let tick = 0;
	counting = setInterval(() => {
		tick += 1;
		for (const figure of counters.figures) {
			const place = document.querySelector(`[data-counter="${figure.label}"]`);
			if (place) place.textContent = counterText(figure, tick);
		}
	}, COUNTER_TICK_MS);
}
