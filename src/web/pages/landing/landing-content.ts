// Every word and figure of the first page, in one place, so that an operator can replace them.
// Figures that nobody measured stand here with the caption that says so, and are shown with it.

export const phrases = [
	"Resumes that answer the job you want",
	"Cover letters that point to your own work",
	"A profile that shows where you stand",
];

/** A character a time, and how long a whole phrase stands. */
export const TYPING = { typeMs: 100, deleteMs: 50, pauseMs: 2000 };

export const counters = {
	caption: "Illustrative figures",
	figures: [
		{ label: "optimisations", start: 2847, step: 3, unit: "" },
		{ label: "interviews", start: 1294, step: 1, unit: "" },
		{ label: "rate", start: 73, step: 0, unit: "%" },
	],
};

export const COUNTER_TICK_MS = 3000;

/** A counter after so many ticks, as the page shows it: "2,850". */
export function counterText(
	{ start, step, unit }: { start: number; step: number; unit: string },
	tick: number,
): string {
	return `${(start + tick * step).toLocaleString("en")}${unit}`;
}

export const demoSteps = [
	{
		title: "Reading the job description",
		text: "What's required, what's a plus, and which words the posting uses for it.",
	},
	{
		title: "Matching your profile",
		text: "Each requirement appears beside the line of your profile that answers it.",
	},
	{
		title: "Writing the document",
		text: "Your strongest evidence first, in the posting's own terms where your profile supports them.",
	},
	{
		title: "Checking for ATS",
		text: "Plain text flow, standard headings, and no line that isn't in your profile.",
	},
];

export const features = [
	{
		title: "One career profile",
		text: "Everything you've done, filled from the resume you already have. Every document is made from it.",
	},
	{
		title: "A match you can read",
		text: "Paste a posting and see right away what it asks for, what you meet, what's missing, and any deal-breakers.",
	},
	{
		title: "Resumes and cover letters",
		text: "Tailored to the posting, on pages that people like to read and applicant tracking systems can.",
	},
	{
		title: "A reason for every line",
		text: "Click a line of a document and see the lines of your profile it rests on. Nothing is made up.",
	},
];

export const howItWorks = [
	{
		title: "Build your profile",
		text: "Bring the resume you already have.",
	},
	{
		title: "Paste the job description",
		text: "The match with your profile appears while you paste.",
	},
	{
		title: "Generate resume or cover letter",
		text: "Choose the sections and how freely wording may change.",
	},
	{
		title: "Review, edit and download",
		text: "See the real pages, check where each line comes from, download the PDF.",
	},
];

export const capabilities = {
	caption: "Beta goals, not measured on this installation",
	claims: [
		{ figure: "24 s", label: "average optimisation" },
		{ figure: "under 30 s", label: "from posting to document" },
		{ figure: "95%", label: "faster" },
		{ figure: "98%", label: "accuracy" },
		{ figure: "94%", label: "satisfaction" },
	],
	points: [
		{
			title: "Tailoring",
			text: "Order, emphasis and wording follow the posting; the facts stay yours.",
		},
		{
			title: "AI Select",
			text: "Picks the sections of your profile that this posting asks about.",
		},
		{
			title: "Three levels of enhancement",
			text: "Conservative reorders and trims, Balanced rewrites sentences, Creative also merges and reframes.",
		},
		{
			title: "Scores with their reasons",
			text: "A match score, the highest score within reach, and the gaps between.",
		},
	],
};

export const plans = [
	{
		name: "Beta",
		price: "Free",
		per: "",
		points: [
			"20 optimisations per month",
			"Resumes and cover letters",
			"No credit card",
		],
		isOpen: true,
	},
	{
		name: "Professional",
		price: "$19",
		per: "per month",
		points: ["More documents", "Editing", "More templates"],
		isOpen: false,
	},
	{
		name: "Enterprise",
		price: "$49",
		per: "per month",
		points: ["Unlimited documents", "Editing", "All templates"],
		isOpen: false,
	},
];

export const questions = [
	{
		question: "What does the beta cost?",
		answer:
			"Nothing, and no credit card is asked for. The free plan has 20 optimisations per month.",
	},
	{
		question: "What counts as an optimisation?",
		answer:
			"One generated resume or one generated cover letter. If a generation fails, nothing is counted.",
	},
	{
		question: "What does ATS-optimised mean?",
		answer:
			"Applicant tracking systems read text, not layout. Documents are plain flowing text under standard headings, can be selected and searched, and use the posting's words wherever your profile supports them.",
	},
	{
		question: "What data is stored, and how do I delete it?",
		answer:
			"Your account, your profile, the postings you paste and the documents made from them, on the server this page comes from. They are yours: under Settings you can download everything as one file, or delete the account with everything in it.",
	},
	{
		question: "Can I edit and download the documents?",
		answer:
			"Every finished document can be downloaded as PDF, as a Word document and as plain files. Editing belongs to the paid plans that come later.",
	},
	{
		question: "What comes after the beta?",
		answer: "The Professional and Enterprise plans. The free plan stays.",
	},
];

export const specimen = {
	name: "Ida Brandt",
	headline: "Production Planner",
	job: "Production Planner, Westmark Pumps",
	lines: [
		"Planned three assembly lines for 42 pump models",
		"Cut late orders from 14 to 5 a month",
		"Introduced weekly capacity reviews with purchasing",
	],
	chosen: "Cut late orders from 14 to 5 a month",
	sources: [
		"Work, Westmark Pumps: “brought late orders down from 14 to 5 per month”",
		"Skills: “Capacity planning”",
	],
};

/** A posting for trying it out; employer and place are invented. */
export const samplePosting = {
	title: "Transport Planner",
	company: "Northgate Freight",
	text: `Transport Planner, Northgate Freight

You plan the daily routes of our drivers, book carriers and tell customers about delays before they ask.

Requirements
- Several years in logistics or warehousing
- Planning routes for drivers
- SAP
- Negotiating rates with carriers

Nice to have
- Forklift license
- Polish`,
};
