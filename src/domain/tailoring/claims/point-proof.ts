// A point of a letter's list: the posting's own words before the colon, a line of the profile behind it, and where it comes from.

import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { pathOf } from "../../profile/content-path.ts";
import { withoutBullet } from "../../profile/plain-text.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Ground } from "../../proof/ground.ts";
import type { Proof } from "../../proof/verdict.ts";
import { readPoint, readSources, sourceName } from "../letter/point.ts";
import { ofLists } from "./frame-lists.ts";
import { isSameText } from "./frame-texts.ts";
import { type Items, itemProof } from "./letter-items.ts";

export type PointCheck = {
	ground: Ground;
	needs: Items["needs"];
	within: (text: string, entry?: string) => Proof | null;
};

/** null for a text that is no point, and for one whose line the profile does not prove. */
export function pointProof(text: string, given: PointCheck): Proof | null {
	const point = readPoint(text);
	if (point === null) return null;
	const ofLine = (line: string) => lineProof(line, given);
	const proof =
		itemProof(text, { needs: given.needs, within: ofLine }) ??
		namesProof(withoutBullet(text), given.ground) ??
		ofLine(withoutBullet(text));
	return proof && { ...proof, steps: [{ step: "form" }, ...proof.steps] };
}

/** Degrees, papers, skills and languages by name, each as the profile holds it. */
function namesProof(text: string, ground: Ground): Proof | null {
	const places = [{ name: "items", text }];
	const [facts] = LANGUAGE_CODES.flatMap((language) => {
		const found = ofLists(places, {
			kind: "names",
			language,
			ground,
			posting: [],
		});
		return found === null ? [] : [found];
	});
	return facts
		? { verdict: "proved", facts, steps: [{ step: "verbatim" }] }
		: null;
}

/** The line by itself, or as one of the entry named behind it. */
function lineProof(text: string, { ground, within }: PointCheck): Proof | null {
	for (const { line, source } of readSources(text))
		for (const { path, name } of sourcesOf(ground.profile)) {
			const proof = isSameText(source, name) ? within(line, path) : null;
			if (proof) return { ...proof, facts: [...proof.facts, path] };
		}
	return within(text);
}

function sourcesOf({ work_experience, projects, volunteer }: Profile) {
	return [
		...work_experience.map((one, at) => ({
			path: pathOf("work_experience", at),
			name: sourceName(oneLine(one.company_name), [
				one.start_date ?? "",
				one.is_current ? "" : (one.end_date ?? ""),
			]),
		})),
		...projects.map((one, at) => ({
			path: pathOf("projects", at),
			name: sourceName(oneLine(one.project_name), []),
		})),
		...volunteer.map((one, at) => ({
			path: pathOf("volunteer", at),
			name: sourceName(oneLine(one.organization_name), []),
		})),
	];
}
