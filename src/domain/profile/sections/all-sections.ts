// The sections that are lists, in the order of their tabs, found by name or by address.
import { awards } from "./awards.ts";
import { certifications } from "./certifications.ts";
import { education } from "./education.ts";
import { interests } from "./interests.ts";
import { languages } from "./languages.ts";
import { projects } from "./projects.ts";
import { publications } from "./publications.ts";
import { references } from "./references.ts";
import type { Section } from "./section.ts";
import { skills } from "./skills.ts";
import { software } from "./software.ts";
import { statements } from "./statements.ts";
import { volunteer } from "./volunteer.ts";
import { work } from "./work.ts";

export const listSections: readonly Section[] = [
	work,
	education,
	skills,
	languages,
	projects,
	certifications,
	software,
	publications,
	volunteer,
	awards,
	interests,
	references,
	statements,
];
