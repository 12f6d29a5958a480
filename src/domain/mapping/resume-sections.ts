// What a resume says, section by section, under the specification's field names. How it was made (which job, which lines come
// from where) stands beside it in a content.
import { z } from "zod";

export const ResumeSections = z.object({
	personalInfo: z.object({
		name: z.string(),
		headline: z.string().default(""),
		email: z.string().default(""),
		phone: z.string().default(""),
		location: z.string().default(""),
		linkedin: z.string().default(""),
		website: z.string().default(""),
	}),
	summary: z.string().default(""),
	/** `dates` are "YYYY-MM - YYYY-MM" or "YYYY-MM - Present"; a year alone where the month is unknown; "" where nothing is known. */
	experience: z.array(
		z.object({
			title: z.string(),
			company: z.string(),
			location: z.string().default(""),
			dates: z.string().default(""),
			achievements: z.array(z.string()).default([]),
		}),
	),
	education: z.array(
		z.object({
			degree: z.string(),
			institution: z.string(),
			location: z.string().default(""),
			dates: z.string().default(""),
			details: z.array(z.string()).default([]),
		}),
	),
	projects: z.array(
		z.object({
			name: z.string(),
			description: z.string().default(""),
			/** What was done, a line each. */
			achievements: z.array(z.string()).default([]),
			technologies: z.array(z.string()).default([]),
			start_date: z.string().default(""),
			end_date: z.string().default(""),
			url: z.string().default(""),
			githubUrl: z.string().default(""),
		}),
	),
	/** `groups` keeps the person's own categories; `technical` and `soft` are the specification's two lists. */
	skills: z.object({
		technical: z.array(z.string()).default([]),
		soft: z.array(z.string()).default([]),
		groups: z
			.array(z.object({ name: z.string(), skills: z.array(z.string()) }))
			.default([]),
	}),
	languages: z.array(
		z.object({ language: z.string(), proficiency: z.string().default("") }),
	),
	certifications: z.array(
		z.object({
			name: z.string(),
			issuer: z.string().default(""),
			date: z.string().default(""),
			expiryDate: z.string().default(""),
			url: z.string().default(""),
		}),
	),
	publications: z.array(
		z.object({
			title: z.string(),
			publisher: z.string().default(""),
			date: z.string().default(""),
			description: z.string().default(""),
			url: z.string().default(""),
			authors: z.array(z.string()).default([]),
		}),
	),
	volunteer: z.array(
		z.object({
			role: z.string(),
			organization: z.string(),
			dates: z.string().default(""),
			description: z.string().default(""),
			achievements: z.array(z.string()).default([]),
		}),
	),
	awards: z
		.array(
			z.object({
				title: z.string(),
				awarder: z.string().default(""),
				date: z.string().default(""),
				description: z.string().default(""),
			}),
		)
		.default([]),
	interests: z
		.array(z.object({ name: z.string(), keywords: z.array(z.string()) }))
		.default([]),
	/** Who vouches for the person and what they said. How they are reached stays in the profile. */
	references: z
		.array(
			z.object({
				name: z.string(),
				relationship: z.string().default(""),
				reference: z.string().default(""),
			}),
		)
		.default([]),
});
export type ResumeSections = z.infer<typeof ResumeSections>;
