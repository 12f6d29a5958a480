// Pictures of the templates for choosing one: an invented person's resume and letter drawn in each look as it is stored, by the
// typesetter that draws the real ones. Each is drawn once and kept.
import type { StoredTemplate } from "../db/templates.ts";
import type { DrawableContent } from "../documents/drawing-types.ts";
import { layOut } from "../documents/lay-out.ts";
import type { Template } from "../documents/template.ts";
import { templateOf } from "../documents/templates/layout-config.ts";
import { samplePerson } from "../domain/profile/sample-person.ts";
import type { Computing } from "../world/computing.ts";
import type { Typesetter } from "../world/typesetter.ts";
import { tailorContent } from "./tailor-content.ts";

type Kind = StoredTemplate["kind"];
/** SVG. */
export type Pictures = (template: StoredTemplate) => Promise<string>;

/** More than there are templates; a look that is changed again and again must not fill the memory. */
const KEPT = 60;

const POSTING = `Logistics Coordinator
You plan the daily routes of our drivers, book carriers and keep the stock right. You bring several years in logistics or
warehousing, SAP, and you explain delays before customers ask.`;
const TODAY = "2026-01-15";

export function templatePictures(
	typesetter: Typesetter,
	computing: Computing,
): Pictures {
	const samples = new Map<Kind, Promise<DrawableContent>>();
	const drawn = new Map<string, Promise<string>>();

	const draw = async (kind: Kind, template: Template): Promise<string> => {
		const sample = samples.get(kind) ?? sampleOf(kind, computing);
		samples.set(kind, sample);
		return typesetter.picture(
			layOut({ written: await sample, look: { template, paper: "letter" } }),
		);
	};

	return (stored) => {
		const template = templateOf(stored.kind, stored);
		const key = JSON.stringify([stored.kind, template]);
		const picture = drawn.get(key) ?? draw(stored.kind, template);
		drawn.set(key, picture);
		// What failed once, such as a thread that was too slow, may succeed the next time.
		picture.catch(() => drawn.delete(key));
		const [oldest] = drawn.keys();
		if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
		return picture;
	};
}

async function sampleOf(
	kind: Kind,
	computing: Computing,
): Promise<DrawableContent> {
	const { resume, letter } = await tailorContent({
		compute: computing.for({}),
		profile: samplePerson,
		posting: POSTING,
		title: "Logistics Coordinator",
		company: "Northgate Freight",
		kinds: [kind],
		strength: "medium",
		sections: "auto",
		today: TODAY,
	});
	if (resume) return { kind: "resume", content: resume };
	if (letter) return { kind: "letter", content: letter };
	throw new Error("The sample person has no document.");
}
