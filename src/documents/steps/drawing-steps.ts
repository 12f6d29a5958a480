// The drawing of a document in the formats that need no typesetter, as steps of plain data that may run in a thread of their own.
import { renderDocx } from "../docx/docx.ts";
import type { DrawingSteps } from "../drawing-types.ts";
import { renderHtml } from "../html.ts";
import { layOut } from "../lay-out.ts";
import { renderText } from "../text.ts";

export const drawingSteps: DrawingSteps = {
	layOut,
	docx: ({ doc }) => renderDocx(doc),
	html: ({ doc, fonts }) => renderHtml(doc, fonts),
	txt: ({ doc }) => renderText(doc),
};
