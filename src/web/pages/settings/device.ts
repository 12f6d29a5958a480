// What a browser says of itself, in words a person would use: "Firefox on Linux". A guess by design; browsers imitate each other.

/** The first that fits: everybody claims to be Safari, and nearly everybody Chrome. */
const browsers: readonly [RegExp, string][] = [
	[/\bEdgA?\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(Firefox|FxiOS)\//, "Firefox"],
	[/\b(Chrome|CriOS)\//, "Chrome"],
	[/\bSafari\//, "Safari"],
	[/^curl\//, "curl"],
];
const systems: readonly [RegExp, string][] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bMac OS X\b/, "Mac"],
	[/\bLinux\b/, "Linux"],
];

export function deviceName(userAgent: string | null): string {
	const found = (names: readonly [RegExp, string][]) =>
		names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
	const browser = found(browsers);
	const system = found(systems);
	if (browser && system) return `${browser} on ${system}`;
	return browser ?? system ?? "Unknown device";
}
