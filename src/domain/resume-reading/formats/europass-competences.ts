// What a person knows, from Europass as the portal writes it: skills in groups and languages with their levels.
import { cited } from "../draft/cited.ts";
import type { Drafts } from "../draft/settle-all.ts";
import { europassLanguage, spokenLanguage } from "./europass-languages.ts";
import { filledEntry, xmlText } from "./europass-values.ts";
import { all, find, textIn, type XmlElement } from "./xml-element.ts";

export function candidateSkills(
	profile: XmlElement | undefined,
): Drafts["skills"] {
	const named = competences(profile)
		.filter((each) => !isLanguage(each))
		.flatMap((each) => xmlText(find(each, "CompetencyName")) ?? []);
	const groups = ["Skills", "DigitalSkills"].flatMap(
		(section) => find(profile, section)?.children ?? [],
	);
	const grouped = groups.flatMap((group) => {
		const category = xmlText(find(group, "Title"));
		const inside = group.children.filter(({ name }) =>
			/Skill|Competenc/i.test(name),
		);
		return inside.flatMap((skill) => {
			const name = xmlText(find(skill, "CompetencyName")) ?? xmlText(skill);
			return name && name.value.length <= 200
				? [filledEntry({ skill_name: name, category })]
				: [];
		});
	});
	const known = new Set<string>();
	return [...grouped, ...named.map((skill_name) => ({ skill_name }))].filter(
		({ skill_name }) => {
			const isNew = !known.has(skill_name.value.toLowerCase());
			known.add(skill_name.value.toLowerCase());
			return isNew;
		},
	);
}

export function candidateLanguages(
	person: XmlElement | undefined,
	profile: XmlElement | undefined,
): Drafts["languages"] {
	const native = all(person, "PrimaryLanguageCode").map((code) => {
		const place = { quote: `PrimaryLanguageCode: ${textIn(code)}`, page: 0 };
		return {
			language_name: cited(europassLanguage(textIn(code)), place),
			proficiency_level: cited("Native" as const, place),
		};
	});
	const foreign = competences(profile)
		.filter(isLanguage)
		.map((competency) => {
			const code = find(competency, "CompetencyID");
			const name = cited(europassLanguage(textIn(code)), {
				quote: `CompetencyID: ${textIn(code)}`,
				page: 0,
			});
			const levels = all(competency, "CompetencyDimension").flatMap(
				(dimension) => {
					const type = textIn(find(dimension, "CompetencyDimensionTypeCode"));
					const score = xmlText(find(dimension, "Score", "ScoreText"));
					return score && /^[ABC][12]$/i.test(score.value)
						? [{ ...score, quote: `${type}: ${score.value}` }]
						: [];
				},
			);
			return spokenLanguage(name, levels);
		});
	return [...native, ...foreign];
}

function competences(profile: XmlElement | undefined): XmlElement[] {
	return all(find(profile, "PersonQualifications"), "PersonCompetency");
}

function isLanguage(competency: XmlElement): boolean {
	return /language/i.test(textIn(find(competency, "TaxonomyID")));
}
