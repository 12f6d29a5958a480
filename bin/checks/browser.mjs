// The browsers of the journeys: the one named, or those people have.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Halt } from "../launcher/say.mjs";

const whole = [
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
];
/** The same engine without windows: a quarter faster, and shows no PDF. */
const windowless = ["chromium-headless-shell"];
const macPlaces = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @returns {{ whole?: string | undefined, windowless?: string | undefined }} */
export function findBrowsers() {
	const named = process.env.CHROME_PATH;
	if (named && !existsSync(named))
		throw new Halt(
			`CHROME_PATH names ${named}, which is not there. Correct it or leave it out.`,
		);
	if (named) return { whole: named, windowless: named };
	return {
		whole: onPath(whole) ?? macPlaces.find((place) => existsSync(place)),
		windowless: onPath(windowless),
	};
}

/** @param {string[]} names */
function onPath(names) {
	return (process.env.PATH ?? "")
		.split(delimiter)
		.flatMap((folder) => names.map((name) => join(folder, name)))
		.find((place) => existsSync(place));
}
