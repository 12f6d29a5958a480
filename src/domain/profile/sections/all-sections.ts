// The sections that are lists, in the order of their tabs, found by name or by address.
import { awardsSection } from "./awards.ts";
import { certificationsSection } from "./certifications.ts";
import { educationSection } from "./education.ts";
import { interestsSection } from "./interests.ts";
import { languagesSection } from "./languages.ts";
import { projectsSection } from "./projects.ts";
import { publicationsSection } from "./publications.ts";
import { referencesSection } from "./references.ts";
import type { SectionDeclaration } from "./section.ts";
import { skillsSection } from "./skills.ts";
import { softwareSection } from "./software.ts";
import { statementsSection } from "./statements.ts";
import { volunteerSection } from "./volunteer.ts";
import { workSection } from "./work.ts";

export const listSections: readonly SectionDeclaration[] = [
	workSection,
	educationSection,
	skillsSection,
	languagesSection,
	projectsSection,
	certificationsSection,
	softwareSection,
	publicationsSection,
	volunteerSection,
	awardsSection,
	interestsSection,
	referencesSection,
	statementsSection,
];
