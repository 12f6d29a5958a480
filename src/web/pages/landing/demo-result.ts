export type DemoResult = {
	score: number;
	points: { text: string; isAnswered: boolean; line: string | null }[];
	job: string;
	lines: string[];
};
