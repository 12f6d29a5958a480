// The browser of the journeys: the one named, or one of those people have.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Halt } from "../launcher/say.mjs";

const names = [
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
	// Last, because it shows no PDF, so printing cannot be tried in it.
	"chromium-headless-shell",
];
const macPlaces = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @returns {string | undefined} */
export function findBrowser() {
	const named = process.env.CHROME_PATH;
	if (named && !existsSync(named))
		throw new Halt(
			`CHROME_PATH names ${named}, which is not there. Correct it or leave it out.`,
		);
	if (named) return named;
	const onPath = (process.env.PATH ?? "")
		.split(delimiter)
		.flatMap((folder) => names.map((name) => join(folder, name)));
	return [...onPath, ...macPlaces].find((place) => existsSync(place));
}
