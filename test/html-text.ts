// Reads back what a reader of an HTML file of ours sees: its words in order.

export function htmlText(html: string): string {
	const [, body = html] = /<body>([\s\S]*)<\/body>/.exec(html) ?? [];
	return body
		.replace(/<[^>]*>/g, "")
		.replace(/&lt;/g, "<")
		.replace(/&gt;/g, ">")
		.replace(/&quot;/g, '"')
		.replace(/&#39;/g, "'")
		.replace(/&amp;/g, "&");
}
