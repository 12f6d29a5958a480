// Terms whose names are also everyday words: in a posting they count only where something asks for them
// ("background in research"), never where they merely pass by ("our research", "a finance company").

const WORDS = `
research; information technology; engineering; teaching; finance; best practices; ecology; regulatory compliance; production; reporting; compensation and benefits;
healthcare; recruitment; law; insurance; sales; marketing; automation; programming; cloud computing; maintenance; architecture; architectural design; documentation;
planning; packaging; assembly; cleaning; goods receiving; goods dispatch; filing; order picking; editing; writing; training delivery; translation; sustainability; innovation management;
retail sales; banking; logistics; procurement; customer service; medicine; automotive; construction; agriculture; hospitality management; hotel management; tourism; real estate;
advertising; telecommunications; aerospace engineering; pharmaceutical industry; fashion retail; luxury goods; music; cooking; baking; reception; database; databases; dashboards;
human resources; accounting; communication skills; teamwork; leadership; coaching; creativity; flexibility; reliability; scalability; troubleshooting; patience; agile; quality assurance;
quality control; statistics; mathematics; physics; chemistry; biology; geology; geography; economics; design patterns; electronics; mechanical engineering; concrete work; drilling; grinding;
investment analysis; capital markets; taxation; auditing; pricing; invoicing; inspection; mining; milling; turning; massage; office administration; public administration; case management;
digital transformation; product development; process improvement; strategic planning; business strategy; industry trends; corporate social responsibility; diversity and inclusion;
nutrition; hygiene; pharmacy; nursing; psychology; sociology; philosophy; humanities; childcare; tutoring; pedagogy; masonry; insulation; painting and decorating; recycling; waste management;
climate change; genetics; forestry; viticulture; printing; laundry; catering; butchery; project management; program management; human-centered design; technical support; e-commerce; forecasting;
financial statements; consolidation; treasury; fundraising; social work; records management; calendar management; data entry; meeting minutes; mail handling; customer experience; customer success;
deliveries; delivery driving; merchandising; brand management; social media; event planning; investigations; mediation; legislation; litigation; health and safety; data protection; open source;
machine learning; artificial intelligence; data science; blockchain; fintech; robotics; virtual reality; augmented reality; game development; front-end development; back-end development; full-stack development;
embedded systems; mobile development; API; Agile; DevOps; SaaS; B2B sales; B2C; microservices; big data; business intelligence; data analysis; software development; web development; computer science;
cybersecurity; information security; physical security; monitoring systems; containerization; legacy systems; debugging; refactoring; algorithms; operating systems; firmware; algorithms; code quality;
research and development; clinical trials; public health; mental health; primary care; patient care; rehabilitation; vaccination; triage; oncology; food service; table service; receptionist; physical therapy;
university degree; doctorate; vocational training; bachelor's degree; master's degree; professional certification; background check; legal advice; health insurance; international trade; facilities management;
computer networking; networking; computer literacy; account management; sales management; business development; corporate communications; public relations; corporate finance; financial services; private equity;
venture capital; customer relations; customer satisfaction; supply chain management; warehouse operations; freight forwarding; manufacturing; production planning; materials science; energy efficiency;
renewable energy; solar energy; motion graphics; sponsorship; notarial work; contract law; environmental science; life sciences; biotechnology; sensors; typography; illustration; photography; animation; graphic design; web design; layout; architecture
`;

export const EVERYDAY: ReadonlySet<string> = new Set(
	WORDS.split(/[;\n]/)
		.map((word) => word.trim())
		.filter(Boolean),
);
