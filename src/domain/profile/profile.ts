// The career profile: sections of facts about one person, under the specification's field names, the same in the
// database, on the wire and here. Everything a document says must be found in one of them. Which fields a section has is
// declared in `fields`; the stored shapes and their types follow from there.
import { z } from "zod";
import { awardFields } from "./fields/awards.ts";
import { certificationFields } from "./fields/certifications.ts";
import { educationFields } from "./fields/education.ts";
import { interestFields } from "./fields/interests.ts";
import { languageFields } from "./fields/languages.ts";
import { personalFields } from "./fields/personal.ts";
import { projectFields } from "./fields/projects.ts";
import { publicationFields } from "./fields/publications.ts";
import { referenceFields } from "./fields/references.ts";
import { skillFields } from "./fields/skills.ts";
import { softwareFields } from "./fields/software.ts";
import { statementFields } from "./fields/statements.ts";
import { storedShape } from "./fields/stored-shape.ts";
import { volunteerFields } from "./fields/volunteer.ts";
import { workFields } from "./fields/work.ts";

export const Personal = storedShape(personalFields);
export const WorkExperience = storedShape(workFields);
export const Education = storedShape(educationFields);
export const Skill = storedShape(skillFields);
export const Language = storedShape(languageFields);
export const Project = storedShape(projectFields);
export const Certification = storedShape(certificationFields);
export const Software = storedShape(softwareFields);
export const Publication = storedShape(publicationFields);
export const Volunteer = storedShape(volunteerFields);
export const Award = storedShape(awardFields);
export const Interest = storedShape(interestFields);
export const Reference = storedShape(referenceFields);
export const Statement = storedShape(statementFields);

/** Keys are the specification's section names; `personal` also carries the summary. Entries stand newest first. */
export const Profile = z.object({
	personal: Personal,
	work_experience: z.array(WorkExperience).default([]),
	education: z.array(Education).default([]),
	skills: z.array(Skill).default([]),
	languages: z.array(Language).default([]),
	projects: z.array(Project).default([]),
	certifications: z.array(Certification).default([]),
	software: z.array(Software).default([]),
	publications: z.array(Publication).default([]),
	volunteer: z.array(Volunteer).default([]),
	awards: z.array(Award).default([]),
	interests: z.array(Interest).default([]),
	references: z.array(Reference).default([]),
	statements: z.array(Statement).default([]),
});

export type Personal = z.infer<typeof Personal>;
export type WorkExperience = z.infer<typeof WorkExperience>;
export type Education = z.infer<typeof Education>;
export type Skill = z.infer<typeof Skill>;
export type Language = z.infer<typeof Language>;
export type Project = z.infer<typeof Project>;
export type Certification = z.infer<typeof Certification>;
export type Software = z.infer<typeof Software>;
export type Publication = z.infer<typeof Publication>;
export type Volunteer = z.infer<typeof Volunteer>;
export type Award = z.infer<typeof Award>;
export type Interest = z.infer<typeof Interest>;
export type Reference = z.infer<typeof Reference>;
export type Statement = z.infer<typeof Statement>;
export type Profile = z.infer<typeof Profile>;
