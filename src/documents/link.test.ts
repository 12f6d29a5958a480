import { expect, test } from "vitest";
import { linkedTitle, mailtoLink, phoneLink, webLink } from "./link.ts";

test("a bare address is linked by https and shown as people write it", () => {
	expect(webLink("linkedin.com/in/ann-example/")).toEqual({
		text: "linkedin.com/in/ann-example",
		url: "https://linkedin.com/in/ann-example/",
	});
	expect(webLink("https://www.example.org")).toEqual({
		text: "example.org",
		url: "https://www.example.org",
	});
});

test.each([
	"javascript:alert(1)",
	" JaVaScRiPt:alert(1)",
	"java\nscript:alert(1)",
	"data:text/html,x",
	"vbscript:x",
	"file:///etc/passwd",
	"https://user:word@example.org",
	'https://example.org/"onclick=',
])("%s is never a link", (address) => {
	expect(webLink(address).url).toBeUndefined();
	expect(linkedTitle("Title", address)).toEqual({ text: "Title" });
});

test("a long address shows its host and leads to the whole", () => {
	const url = `https://www.example.org/${"path/".repeat(12)}`;
	expect(webLink(url)).toEqual({ text: "example.org", url });
});

test("mail addresses and phone numbers are links when they are some", () => {
	expect(mailtoLink("a@example.org").url).toBe("mailto:a@example.org");
	expect(mailtoLink("a@example.org?bcc=b@example.org").url).toBeUndefined();
	expect(mailtoLink("ask me").url).toBeUndefined();
	expect(phoneLink("+1 (414) 555-0168").url).toBe("tel:+14145550168");
	expect(phoneLink("on request").url).toBeUndefined();
});
