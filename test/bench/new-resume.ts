import { twoPages } from "../contents.ts";

/** Two pages in which every line is new, so that nothing drawn before is found again. */
export function newResume(run: number) {
	const changed = (text: string) =>
		text
			.split(" ")
			.map((word, at) => ((at + run) % 3 === 0 ? `${word}${run % 10}` : word))
			.join(" ");
	return {
		...twoPages,
		personalInfo: { ...twoPages.personalInfo, name: `Tomás Lind ${run}` },
		summary: changed(twoPages.summary),
		experience: twoPages.experience.map((job) => ({
			...job,
			title: `${job.title} ${run}`,
			achievements: job.achievements.map(changed),
		})),
	};
}
