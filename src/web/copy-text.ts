// Puts a text on the clipboard. A page that came without TLS is given no clipboard, so there the browser's own copying is asked.

export async function copyText(text: string): Promise<void> {
	if (navigator.clipboard) return navigator.clipboard.writeText(text);
	const field = document.createElement("textarea");
	field.value = text;
	field.style.cssText = "position:fixed;opacity:0";
	// Inside an open dialog nothing outside it can be selected.
	(document.querySelector("dialog[open]") ?? document.body).append(field);
	field.select();
	const isCopied = document.execCommand("copy");
	field.remove();
	if (!isCopied) throw new Error("Your browser didn't allow copying.");
}
