// Prints the very file that is shown, in a frame nobody sees, so that paper and screen cannot differ.

const LOADING_MS = 8000;

/** Resolves once the browser's print dialog was asked for. `address` is that of the PDF, shown inline. */
export async function printPdf(address: string): Promise<void> {
	// A browser that shows no PDF would save the file instead of opening it, and the frame would never load.
	if (!navigator.pdfViewerEnabled)
		throw new Error("This browser can't show PDF files");
	document.querySelector("iframe[data-printing]")?.remove();
	const frame = document.createElement("iframe");
	frame.dataset.printing = "";
	frame.title = "Printing";
	frame.setAttribute("aria-hidden", "true");
	frame.tabIndex = -1;
	// A frame that is not displayed at all prints blank pages in some browsers.
	frame.style.cssText =
		"position:fixed;inset:auto 0 0 auto;width:1px;height:1px;border:0;opacity:0";
	frame.src = address;
	try {
		await loaded(frame);
		const target = frame.contentWindow;
		if (!target) throw new Error("The document has no window to print from");
		// The frame stays until the next printing: some browsers close the dialog with it.
		target.focus();
		target.print();
	} catch (cause) {
		frame.remove();
		throw cause;
	}
}

function loaded(frame: HTMLIFrameElement): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new Error("Couldn't open the document for printing")),
			LOADING_MS,
		);
		frame.onload = () => {
			clearTimeout(timer);
			resolve();
		};
		document.body.append(frame);
	});
}
