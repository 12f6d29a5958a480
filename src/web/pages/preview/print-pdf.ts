// Prints the very file that is shown, in a frame nobody sees, so that paper and screen cannot differ.

const LOADING_MS = 5000;

/** Resolves once the browser's print dialog was asked for. */
export async function printPdf(pdf: Blob): Promise<void> {
	const address = URL.createObjectURL(
		new Blob([pdf], { type: "application/pdf" }),
	);
	const frame = document.createElement("iframe");
	frame.hidden = true;
	frame.title = "Printing";
	frame.src = address;
	try {
		await loaded(frame);
		const target = frame.contentWindow;
		if (!target) throw new Error("The document has no window to print from");
		// The dialog of some browsers ends with the frame, so the last one stays until the next is printed.
		window.addEventListener("pagehide", () => URL.revokeObjectURL(address), {
			once: true,
		});
		target.focus();
		target.print();
	} catch (cause) {
		frame.remove();
		URL.revokeObjectURL(address);
		throw cause;
	}
}

function loaded(frame: HTMLIFrameElement): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new Error("The document did not open for printing")),
			LOADING_MS,
		);
		frame.onload = () => {
			clearTimeout(timer);
			resolve();
		};
		document.body.append(frame);
	});
}
