// Tables as CSV that a spreadsheet opens without running anything: every cell quoted, and none begins a formula.
import type { RequestContext } from "./request-env.ts";

/** A leading = + - @, narrow or wide, tab or line end would be taken for a formula: an apostrophe before it makes it text. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function csvLine(cells: readonly string[]): string {
	const quoted = cells.map((cell) => {
		const safe = FORMULA.test(cell) ? `'${cell}` : cell;
		return `"${safe.replaceAll('"', '""')}"`;
	});
	return `${quoted.join(",")}\r\n`;
}

/** Written while it is read: `rows` is asked for the next ones only when the last ones have left. */
export function csvReply(
	c: RequestContext,
	file: string,
	{
		head,
		rows,
	}: { head: readonly string[]; rows: AsyncIterable<readonly string[][]> },
): Response {
	c.header("content-type", "text/csv; charset=utf-8");
	c.header("content-disposition", `attachment; filename="${file}"`);
	const lines = linesOf(head, rows);
	const encoder = new TextEncoder();
	return c.body(
		new ReadableStream({
			async pull(controller) {
				try {
					const { value, done } = await lines.next();
					if (done) controller.close();
					else controller.enqueue(encoder.encode(value));
				} catch (error) {
					controller.error(error);
				}
			},
			async cancel() {
				await lines.return();
			},
		}),
	);
}

/** The byte order mark tells a spreadsheet that it is UTF-8. */
async function* linesOf(
	head: readonly string[],
	rows: AsyncIterable<readonly string[][]>,
): AsyncGenerator<string, void> {
	yield `\uFEFF${csvLine(head)}`;
	for await (const some of rows) yield some.map(csvLine).join("");
}
