// Files as people and attackers choose them for import, small and made here: PDFs by hand, Word documents, zips, Europass.
import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

const PDF_HEAD = "%PDF-1.7\n";

/** A PDF of the objects given; the first is the catalogue. Readers rebuild the table of places that is left out. */
function pdf(objects: (string | Uint8Array)[], trailer = ""): Uint8Array {
	const parts: Uint8Array[] = [strToU8(PDF_HEAD)];
	for (const [index, object] of objects.entries()) {
		parts.push(strToU8(`${index + 1} 0 obj\n`));
		parts.push(typeof object === "string" ? strToU8(object) : object);
		parts.push(strToU8("\nendobj\n"));
	}
	parts.push(
		strToU8(
			`trailer\n<</Root 1 0 R /Size ${objects.length + 1} ${trailer}>>\n%%EOF\n`,
		),
	);
	return Buffer.concat(parts);
}

const stream = (content: Uint8Array, head = "") =>
	Buffer.concat([
		strToU8(`<<${head}/Length ${content.length}>>\nstream\n`),
		content,
		strToU8("\nendstream"),
	]);

/** One page that prints the lines under each other. */
export function pdfOfLines(
	lines: string[],
	{
		catalog = "",
		more = [],
	}: { catalog?: string; more?: (string | Uint8Array)[] } = {},
): Uint8Array {
	const shown = lines
		.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj 0 -16 Td`)
		.join("\n");
	return pdf([
		`<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		stream(strToU8(`BT /F 11 Tf 60 740 Td\n${shown}\nET`)),
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
		...more,
	]);
}

/** A PDF with a file attached to it. */
export function pdfWithAttachment(
	lines: string[],
	name: string,
	content: string,
): Uint8Array {
	return pdfOfLines(lines, {
		catalog: `/Names<</EmbeddedFiles<</Names[(${name}) 6 0 R]>>>>`,
		more: [
			`<</Type/Filespec/F(${name})/UF(${name})/EF<</F 7 0 R>>>>`,
			stream(strToU8(content), "/Type/EmbeddedFile"),
		],
	});
}

export const scannedPdf = pdfOfLines([]);

export const lockedPdf = pdf(
	[
		"<</Type/Catalog/Pages 2 0 R>>",
		"<</Type/Pages/Kids[]/Count 0>>",
		`<</Filter/Standard/V 1/R 2/P -4/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>>>`,
	],
	`/Encrypt 3 0 R/ID[<${"43".repeat(16)}><${"43".repeat(16)}>]`,
);

export const longPdf = pdf([
	"<</Type/Catalog/Pages 2 0 R>>",
	`<</Type/Pages/Count 51/Kids[${Array.from({ length: 51 }, (_, at) => `${at + 3} 0 R`).join(" ")}]>>`,
	...Array.from(
		{ length: 51 },
		() => "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>",
	),
]);

/** A page whose few bytes of content unpack to gigabytes. */
export function swellingPdf(): Uint8Array {
	const once = deflateSync(Buffer.alloc(256 * 1024 * 1024, "0 0 m "), {
		level: 9,
	});
	const twice = deflateSync(once, { level: 9 });
	return pdf([
		"<</Type/Catalog/Pages 2 0 R>>",
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>",
		stream(twice, "/Filter[/FlateDecode/FlateDecode]"),
	]);
}

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

/** The least that a Word document is: a paragraph for each line. */
export function docxOfLines(
	lines: string[],
	more: Record<string, string> = {},
): Uint8Array {
	const body = lines
		.map(
			(line) =>
				`<w:p><w:r><w:t xml:space="preserve">${line.replaceAll("&", "&amp;")}</w:t></w:r></w:p>`,
		)
		.join("");
	return zip({
		"[Content_Types].xml": TYPES,
		"word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
		...more,
	});
}

export function zip(files: Record<string, string | Uint8Array>): Uint8Array {
	return zipSync(
		Object.fromEntries(
			Object.entries(files).map(([name, content]) => [
				name,
				typeof content === "string" ? strToU8(content) : content,
			]),
		),
	);
}

export const zipBomb = zip({
	"[Content_Types].xml": TYPES,
	"word/document.xml": new Uint8Array(40 * 1024 * 1024),
});

/** What LinkedIn sends to whoever asks for their data. */
export const linkedInZip = zip({
	"Basic_Export/Profile.csv": `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nDara,Whitlow,,,,"Shift Planner, Night","Plans shifts.\nLikes order.",Logistics,45202,"Cincinnati, Ohio, United States",,[PORTFOLIO:https://whitlow.example.org],\n`,
	"Basic_Export/Positions.csv": `\ufeffCompany Name,Title,Description,Location,Started On,Finished On\nOhio Parcel Hub,Shift Planner,"• Plans 60 people a night\n• Cut overtime by 12%","Cincinnati, Ohio",Mar 2021,\nRiver Freight,Dispatcher,Sent out 40 trucks a day.,,Jun 2017,Feb 2021\n`,
	"Basic_Export/Education.csv":
		"School Name,Start Date,End Date,Notes,Degree Name,Activities\nMiami Valley College,2014,2017,,Associate of Applied Science,Chess club\n",
	"Basic_Export/Skills.csv": "Name\nShift planning\nSAP EWM\n",
	"Basic_Export/Languages.csv":
		"Name,Proficiency\nEnglish,Native or bilingual proficiency\nPolish,Limited working proficiency\n",
	"Basic_Export/Certifications.csv":
		"Name,Url,Authority,Started On,Finished On,License Number\nForklift Operator,https://cert.example.org/7,OSHA Trainers,May 2019,May 2024,F-778\n",
	"Basic_Export/Projects.csv":
		"Title,Description,Url,Started On,Finished On\nDock Clock,Shows which dock is free.,https://dock.example.org,Jan 2022,\n",
	"Basic_Export/Publications.csv":
		'Name,Published On,Description,Publisher,Url\nNight Shifts That Work,"Oct 4, 2022",,Parcel Weekly,\n',
	"Basic_Export/Volunteering.csv":
		"Company Name,Role,Cause,Started On,Finished On,Description\nRiver Clean-up,Crew Leader,,Apr 2020,Oct 2020,\n",
	"Basic_Export/Email Addresses.csv":
		"Email Address,Confirmed,Primary,Updated On\nold@example.org,Yes,No,1/1/20\ndara.whitlow@example.org,Yes,Yes,1/1/21\n",
	"Basic_Export/PhoneNumbers.csv":
		"Extension,Number,Type\n,+1 513 555 0107,Mobile\n",
	"Basic_Export/Honors.csv":
		"Title,Description,Issued On\nPlanner of the Year,,Dec 2022\n",
	"Basic_Export/messages.csv": "FROM,TO\na,b\n",
});

/** Europass as its portal writes it. */
export const europassXml = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3" xmlns:eures="http://www.europass_eures.eu/1.0">
<CandidatePerson>
<PersonName><oa:GivenName>Tomáš</oa:GivenName><hr:FamilyName>Veselka</hr:FamilyName></PersonName>
<Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>420</CountryDialing><oa:DialNumber>555 010 203</oa:DialNumber></Communication>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>tomas.veselka@example.org</oa:URI></Communication>
<Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Lipová 4</oa:AddressLine><oa:CityName>Brno</oa:CityName><CountryCode>cz</CountryCode><oa:PostalCode>60200</oa:PostalCode></Address></Communication>
<PrimaryLanguageCode typeCode="NORMAL">ces</PrimaryLanguageCode>
</CandidatePerson>
<CandidateProfile languageCode="en">
<hr:ExecutiveSummary>&lt;p&gt;Builds and mends machine tools.&lt;/p&gt;</hr:ExecutiveSummary>
<EmploymentHistory><EmployerHistory><hr:OrganizationName>Moravské strojírny</hr:OrganizationName><PositionHistory><PositionTitle typeCode="FREETEXT">Service Technician</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-05-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>&lt;ul&gt;&lt;li&gt;Mends lathes at 20 customers&lt;/li&gt;&lt;li&gt;Trains two apprentices&lt;/li&gt;&lt;/ul&gt;</oa:Description><City>Brno</City><Country>cz</Country></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Střední škola Brno</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2012-09</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2016-06</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod><EducationDegree><hr:DegreeName>Mechanical Fitter</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications>
<PersonCompetency><CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension><eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B1</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency>
<PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>AutoCAD</hr:CompetencyName></PersonCompetency>
</PersonQualifications>
</CandidateProfile></Candidate>`;

/** Europass as it was until 2020. */
export const passportXml = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Elina</FirstName><Surname>Kask</Surname></PersonName><ContactInfo><Address><Contact><AddressLine>Pikk 3</AddressLine><PostalCode>10123</PostalCode><Municipality>Tallinn</Municipality><Country><Code>EE</Code><Label>Estonia</Label></Country></Contact></Address><Email><Contact>elina.kask@example.org</Contact></Email><TelephoneList><Telephone><Contact>+372 555 0188</Contact></Telephone></TelephoneList></ContactInfo></Identification>
<Headline><Type><Code>preferred_job</Code></Type><Description><Label>Pharmacy Assistant</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2016" month="--02"/><To year="2019" month="--11"/></Period><Position><Label>Pharmacy Assistant</Label></Position><Activities>&lt;p&gt;Served 80 people a day&lt;/p&gt;</Activities><Employer><Name>Vana Apteek</Name><ContactInfo><Address><Contact><Municipality>Tallinn</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2013"/><To year="2015"/></Period><Title>Pharmacy Assistant Diploma</Title><Organisation><Name>Tallinn Health College</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>et</Code><Label>Estonian</Label></Description></MotherTongue></MotherTongueList><ForeignLanguageList><ForeignLanguage><Description><Code>en</Code><Label>English</Label></Description><ProficiencyLevel><Listening>C1</Listening><Reading>C1</Reading></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic><Computer><Description>&lt;p&gt;Excel&lt;/p&gt;</Description></Computer></Skills>
</LearnerInfo></SkillsPassport>`;

export const oldWord = Buffer.concat([
	Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
	Buffer.alloc(600),
]);
export const lockedWord = Buffer.concat([
	oldWord,
	Buffer.from("EncryptedPackage", "utf16le"),
]);

/** A resume as somebody types it. */
export const typedResume = `Dara Whitlow
Shift Planner
Cincinnati, OH | +1 513 555 0107 | dara.whitlow@example.org

EXPERIENCE

Shift Planner, Ohio Parcel Hub (Mar 2021 - Present)
- Plans 60 people a night
- Cut overtime by 12%

EDUCATION

Associate of Applied Science, Miami Valley College, 2017

SKILLS
Shift planning, SAP EWM

MEMBERSHIPS
Chess
`;
