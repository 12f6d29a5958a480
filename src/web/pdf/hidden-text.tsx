// The document's words with their headings and lists, for screen readers: the drawn pages are pictures to them. Made
// from the same blocks as the pages, by the renderer of the HTML download, so that both say the same.
import { useEffect, useRef } from "react";
import type { Doc } from "../../documents/doc.ts";
import { renderBody } from "../../documents/html.ts";

export function HiddenText({ doc }: { doc: Doc }) {
	const ref = useRef<HTMLElement>(null);
	useEffect(() => {
		const parsed = new DOMParser().parseFromString(
			renderBody(doc),
			"text/html",
		);
		// Links that cannot be seen must not take the focus.
		for (const link of parsed.querySelectorAll("a")) link.tabIndex = -1;
		ref.current?.replaceChildren(...parsed.body.childNodes);
	}, [doc]);
	return (
		<article
			ref={ref}
			lang={doc.language}
			aria-label="Text of the document"
			className="sr-only"
		/>
	);
}
