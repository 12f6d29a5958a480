// Contents of invented people to draw: one page, two pages, an academic's, letters, and one that attacks every field.
import {
	LetterContent,
	ResumeContent,
} from "#src/domain/tailoring/content/content.ts";

const validation = { warnings: [], lines: [], removed: [], repaired: [] };

function metadata(language: string, title: string, company: string) {
	return {
		model: "builtin",
		generatedAt: "2026-03-05",
		enhancement: "medium" as const,
		sections: [],
		arrangement: "grouped" as const,
		language,
		job: { title, company },
		score: { before: 52, after: 71, ceiling: 78 },
		omitted: [],
	};
}

const nothing = {
	summary: "",
	experience: [],
	education: [],
	projects: [],
	skills: {},
	languages: [],
	certifications: [],
	publications: [],
	volunteer: [],
	validation,
};

/** A baker turned shift leader: one page. */
export const onePage = ResumeContent.parse({
	...nothing,
	personalInfo: {
		name: "Ilse Vandermeer",
		headline: "Production Shift Leader",
		email: "ilse.vandermeer@example.org",
		phone: "+1 414 555 0168",
		location: "Milwaukee, Wisconsin",
		linkedin: "https://www.linkedin.com/in/ilse-vandermeer-example",
	},
	summary:
		"Shift leader in food production with seven years on the line and three in charge of it. Keeps output, hygiene and a crew of fourteen in balance, and writes the procedures that others follow.",
	experience: [
		{
			title: "Production Shift Leader",
			company: "Lakeshore Bread Company",
			location: "Milwaukee, Wisconsin",
			dates: "2022-04 - Present",
			achievements: [
				"Lead a night shift of 14 bakers and packers on three lines that make 38,000 loaves",
				"Cut dough waste from 4.1% to 2.6% by weighing at the divider and logging every stop",
				"Wrote the allergen changeover procedure that passed two customer audits without findings",
				"Trained 9 new operators; 7 of them still work on the line",
			],
		},
		{
			title: "Baker and Line Operator",
			company: "Lakeshore Bread Company",
			location: "Milwaukee, Wisconsin",
			dates: "2019-01 - 2022-03",
			achievements: [
				"Ran a spiral oven and a proofer at 2,400 pieces an hour, with hourly core temperature checks",
				"Kept hygiene records under HACCP and stood in for the shift leader during holidays",
			],
		},
		{
			title: "Apprentice Baker",
			company: "Backhaus Ziegler",
			location: "Madison, Wisconsin",
			dates: "2016-08 - 2018-12",
			achievements: [
				"Prepared sourdough, rolls and seasonal goods for a shop with two branches",
			],
		},
	],
	education: [
		{
			degree: "Associate Degree, Baking and Pastry Arts",
			institution: "Fox Point Technical College",
			location: "Madison, Wisconsin",
			dates: "2016 - 2018",
		},
	],
	skills: {
		groups: [
			{
				name: "Production",
				skills: [
					"Line supervision",
					"Shift planning",
					"Waste reduction",
					"Spiral ovens",
				],
			},
			{
				name: "Quality",
				skills: ["HACCP", "Allergen control", "Customer audits"],
			},
		],
	},
	languages: [
		{ language: "English", proficiency: "Native" },
		{ language: "Dutch", proficiency: "Conversational" },
	],
	certifications: [
		{
			name: "ServSafe Food Protection Manager",
			issuer: "National Restaurant Association",
			date: "2023-02",
			expiryDate: "2028-02",
		},
	],
	metadata: metadata(
		"en",
		"Bakery Production Supervisor",
		"Great Plains Foods",
	),
});

/** A platform engineer with eleven years: two pages. */
export const twoPages = ResumeContent.parse({
	...nothing,
	personalInfo: {
		name: "Tomás Ferreira-Lindqvist",
		headline: "Staff Platform Engineer",
		email: "tomas@ferreira-lindqvist.example",
		phone: "+46 8 555 0199",
		location: "Stockholm, Sweden",
		linkedin: "linkedin.com/in/tomas-fl-example",
		website: "https://ferreira-lindqvist.example",
	},
	summary:
		"Platform engineer with eleven years of building the ground that product teams stand on: deployment, databases, observability and the habits around them. Has moved a payments company off hand-run servers and a public broadcaster onto one pipeline, and has carried a pager for both.",
	experience: [
		{
			title: "Staff Platform Engineer",
			company: "Nordvik Payments",
			location: "Stockholm",
			dates: "2021-03 - Present",
			achievements: [
				"Own the deployment platform used by 31 teams and 214 services on Kubernetes, with 1,900 releases a month",
				"Moved 46 PostgreSQL databases to managed clusters with no more than 40 seconds of read-only time each",
				"Brought median build time from 17 to 6 minutes by caching layers and splitting the test suite by cost",
				"Introduced service level objectives and a weekly review; pages at night fell by 58% within two quarters",
				"Wrote the incident handbook and led 12 reviews of major incidents, each published to the whole company",
				"Mentor of five engineers, two of whom now lead teams of their own",
			],
		},
		{
			title: "Senior Site Reliability Engineer",
			company: "Kanal Sju",
			location: "Gothenburg",
			dates: "2017-09 - 2021-02",
			achievements: [
				"Replaced nine delivery scripts with one GitLab pipeline for the streaming service and its 23 back ends",
				"Kept live broadcasts of two elections at 99.98% availability with up to 410,000 viewers at once",
				"Built capacity forecasts in Python from four years of viewing figures, saving 22% of the cloud bill",
				"Led the move from self-run Elasticsearch to a hosted search, including the training of 40 colleagues",
			],
		},
		{
			title: "Systems Engineer",
			company: "Hamnen Logistik",
			location: "Gothenburg",
			dates: "2014-06 - 2017-08",
			achievements: [
				"Ran 120 Linux servers for port scheduling and customs messages around the clock with two colleagues",
				"Automated server set-up with Ansible, from two days by hand to 35 minutes",
				"Wrote the restore drills that brought back the customs archive after a failed disk array in 2016",
			],
		},
		{
			title: "Junior Administrator",
			company: "Mölndal Municipality",
			location: "Mölndal",
			dates: "2012-08 - 2014-05",
			achievements: [
				"Looked after 800 workplaces and the school network of eleven buildings",
				"Documented backups and tested them each quarter, which had not been done before",
			],
		},
	],
	projects: [
		{
			name: "pgferry",
			description:
				"Open tool that moves a PostgreSQL database between clusters with logical replication.",
			achievements: [
				"Used for all 46 moves at Nordvik and by at least six other companies that reported back",
				"Rehearses the switch on a copy and refuses when replication lags more than five seconds",
			],
			technologies: ["Go", "PostgreSQL", "GitHub Actions"],
			start_date: "2022-01",
			end_date: "Present",
			url: "https://pgferry.example",
			githubUrl: "https://github.com/example/pgferry",
		},
		{
			name: "Quiet Pager",
			description:
				"Study of which alerts lead to action, from two years of anonymised incident data.",
			technologies: ["Python", "Grafana"],
			start_date: "2020-02",
			end_date: "2020-11",
		},
	],
	education: [
		{
			degree: "MSc Computer Science",
			institution: "Chalmers University of Technology",
			location: "Gothenburg",
			dates: "2010-09 - 2012-06",
			details: ["Thesis on failure detection in small clusters"],
		},
		{
			degree: "BSc Informatics",
			institution: "University of Porto",
			location: "Porto",
			dates: "2007-09 - 2010-07",
		},
	],
	skills: {
		groups: [
			{
				name: "Platform",
				skills: [
					"Kubernetes",
					"Terraform",
					"Helm",
					"Argo CD",
					"Linux",
					"Ansible",
				],
			},
			{
				name: "Data",
				skills: ["PostgreSQL", "Redis", "Kafka", "Elasticsearch"],
			},
			{ name: "Languages", skills: ["Go", "Python", "TypeScript", "Bash"] },
			{
				name: "Practice",
				skills: [
					"Service level objectives",
					"Incident review",
					"Mentoring",
					"Capacity planning",
				],
			},
		],
	},
	languages: [
		{ language: "Portuguese", proficiency: "Native" },
		{ language: "Swedish", proficiency: "Fluent" },
		{ language: "English", proficiency: "Fluent" },
	],
	certifications: [
		{
			name: "Certified Kubernetes Administrator",
			issuer: "Cloud Native Computing Foundation",
			date: "2022-11",
		},
		{
			name: "AWS Certified Solutions Architect – Professional",
			issuer: "Amazon Web Services",
			date: "2021-05",
		},
	],
	publications: [
		{
			title: "Moving Databases While People Pay",
			publisher: "Nordic Operations Conference",
			date: "2023-05",
			description:
				"Talk on the moves at Nordvik and what went wrong in three of them.",
		},
	],
	volunteer: [
		{
			role: "Mentor",
			organization: "Kodstugan Hisingen",
			dates: "2018-01 - 2020-06",
			achievements: ["Taught programming to 30 teenagers a year on Saturdays"],
		},
	],
	metadata: metadata("en", "Principal Platform Engineer", "Havsbris Energy"),
});

/** A historian: education and publications come first where the template says so. */
export const academic = ResumeContent.parse({
	...nothing,
	personalInfo: {
		name: "Dr. Amara Njoku-Hale",
		headline: "Historian of Medicine",
		email: "a.njoku-hale@example.edu",
		phone: "+44 131 555 0123",
		location: "Edinburgh",
		website: "njoku-hale.example.edu",
	},
	summary:
		"Historian of medicine in West Africa and Scotland, 1850–1960. Works with hospital ledgers, mission letters and oral history, and teaches from all three.",
	experience: [
		{
			title: "Lecturer in the History of Medicine",
			company: "University of Leith",
			location: "Edinburgh",
			dates: "2019-09 - Present",
			achievements: [
				"Convene two undergraduate courses (140 students a year) and a master’s seminar on sources and silence",
				"Supervise four doctoral candidates; two have completed",
				"Principal investigator of “Ledgers of Care”, £412,000, 2022–2025",
			],
		},
		{
			title: "Postdoctoral Fellow",
			company: "Institute for Colonial Archives",
			location: "Leiden",
			dates: "2016-10 - 2019-08",
			achievements: [
				"Catalogued 3,200 patient records of the Calabar mission hospital and published the data openly",
			],
		},
		{
			title: "Teaching Assistant",
			company: "University of Ibadan",
			location: "Ibadan",
			dates: "2011-10 - 2012-07",
			achievements: [],
		},
	],
	education: [
		{
			degree: "PhD History",
			institution: "University of St Brigid",
			location: "Glasgow",
			dates: "2012-10 - 2016-07",
			details: [
				"Thesis: “Fever and Faith: Mission Hospitals on the Cross River, 1880–1930”",
			],
		},
		{
			degree: "MA History (Distinction)",
			institution: "University of Ibadan",
			location: "Ibadan",
			dates: "2009 - 2011",
		},
		{
			degree: "BA History",
			institution: "University of Ibadan",
			location: "Ibadan",
			dates: "2005 - 2009",
		},
	],
	publications: [
		{
			title: "Fever and Faith: Mission Hospitals on the Cross River",
			publisher: "Harbour University Press",
			date: "2020-03",
			authors: ["A. Njoku-Hale"],
		},
		{
			title: "What the Ledger Leaves Out: Patients without Names, 1895–1912",
			publisher: "Journal of Medical History in Africa 41(2)",
			date: "2022-06",
			authors: ["A. Njoku-Hale", "T. Okafor"],
			url: "https://doi.example/10.0000/jmha.41.2.77",
		},
		{
			title: "Quinine by Post: Supply and Trust in Old Calabar",
			publisher: "Scottish Archives Review 18",
			date: "2018",
			authors: ["A. Njoku-Hale"],
		},
		{
			title: "Teaching with Illegible Sources",
			publisher: "Past in Class 9(1)",
			date: "2021-01",
			authors: ["A. Njoku-Hale", "M. van der Werf", "J. Adeyemi"],
			description: "With exercises and scans for use in seminars.",
		},
	],
	skills: {
		technical: ["Palaeography", "Oral history", "TEI XML", "R"],
		soft: [],
	},
	languages: [
		{ language: "English", proficiency: "Native" },
		{ language: "Igbo", proficiency: "Native" },
		{ language: "Efik", proficiency: "Proficient" },
		{ language: "Dutch", proficiency: "Conversational" },
	],
	volunteer: [
		{
			role: "Trustee",
			organization: "Leith Community Archive",
			dates: "2020-02 - Present",
			description: "Looks after acquisitions and the yearly open day.",
		},
	],
	metadata: metadata(
		"en",
		"Senior Lecturer in Global Health History",
		"University of Carrick",
	),
});

/** All that a person must give. */
export const nameOnly = ResumeContent.parse({
	...nothing,
	personalInfo: { name: "Bo Arendt" },
	metadata: metadata("en", "Clerk", "Anywhere"),
});

export const letter = LetterContent.parse({
	sender: {
		name: "Ilse Vandermeer",
		email: "ilse.vandermeer@example.org",
		phone: "+1 414 555 0168",
		city: "Milwaukee",
		state: "Wisconsin",
	},
	recipient: {
		name: "Renata Oyelaran",
		title: "Plant Manager",
		company: "Great Plains Foods",
		address: "2200 Mill Road\nWaukesha, Wisconsin 53186",
	},
	date: "2026-03-05",
	subject: "Application for Bakery Production Supervisor",
	body: {
		opening:
			"I am applying for the position of Bakery Production Supervisor at Great Plains Foods. For three years I have led the night shift at Lakeshore Bread Company: fourteen people, three lines and 38,000 loaves that have to leave the dock by five in the morning.",
		body_paragraphs: [
			"Your posting asks for someone who can bring waste down without slowing the line. At Lakeshore, dough waste was 4.1% when I took over the shift. We began to weigh at the divider and to log every stop, and within a year it stood at 2.6%. The numbers hang beside the line, because the people who make the bread should see what their work saves.",
			"You also ask for experience with customer audits. I wrote the allergen changeover procedure that two customers audited without findings, and I keep our HACCP records so that an auditor can follow a batch from flour silo to pallet in a few minutes.",
			"What I care about most is that people stay. Of the nine operators I have trained, seven still work on the line, and two of them now train others.",
		],
		closing:
			"I would be glad to see your plant and to talk about how your crews work today. Thank you for your time and consideration.",
	},
	signature: "Ilse Vandermeer",
	metadata: metadata(
		"en",
		"Bakery Production Supervisor",
		"Great Plains Foods",
	),
	validation,
});

/** What people paste, by accident or on purpose, where a word was asked for. */
const ATTACKS = [
	'#read("/etc/passwd")',
	"] #panic() [",
	"$x^2$ and $",
	"<end> @reference",
	'#import "@preview/x:1.0.0"',
	"`raw` ``` raw",
	"*bold* _under_ = heading",
	"</main><script>alert(1)</script>",
	'"><img src=x onerror=alert(1)>',
	"&lt;b&gt; &amp;",
	"\\u{0041} \\ line",
	"// comment /* comment */",
	"~ -- --- ... '\" ",
	"{{name}} {name} $& $1",
];

/** Every field of a resume holds an attack. */
export const attacked = ResumeContent.parse({
	...nothing,
	personalInfo: {
		name: ATTACKS[7],
		headline: ATTACKS[0],
		email: 'x" onclick="alert(1)@example.org',
		phone: ATTACKS[2],
		location: ATTACKS[3],
		linkedin: "javascript:alert(1)",
		website: "data:text/html,<script>alert(1)</script>",
	},
	summary: ATTACKS.join(" "),
	experience: [
		{
			title: ATTACKS[1],
			company: ATTACKS[8],
			location: ATTACKS[5],
			dates: ATTACKS[13],
			achievements: ATTACKS,
		},
	],
	education: [
		{ degree: ATTACKS[4], institution: ATTACKS[6], details: ATTACKS },
	],
	projects: [
		{
			name: ATTACKS[9],
			description: ATTACKS[10],
			technologies: ATTACKS,
			url: "vbscript:msgbox(1)",
		},
	],
	skills: { groups: [{ name: ATTACKS[11], skills: ATTACKS }] },
	languages: [{ language: ATTACKS[12], proficiency: ATTACKS[13] }],
	certifications: [
		{ name: ATTACKS[0], issuer: ATTACKS[1], url: " javascript:alert(1)" },
	],
	publications: [
		{ title: ATTACKS[2], authors: ATTACKS, url: "file:///etc/passwd" },
	],
	volunteer: [
		{ role: ATTACKS[4], organization: ATTACKS[3], description: ATTACKS[7] },
	],
	metadata: metadata("en", "Clerk", "Anywhere"),
});
