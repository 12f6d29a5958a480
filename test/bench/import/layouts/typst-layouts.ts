// Layouts of our own invention as Typst programs, each as some kind of resume builder or person would set one. `d` is the sheet.

const DATA = `#let d = json(bytes(sys.inputs.sheet))
#let gap(n) = v(n * 1pt, weak: true)
`;

/** Centred name, ruled headings, company and date on one line, title and place below. */
const ruled = `${DATA}
#set page(paper: "us-letter", margin: 0.6in)
#set text(font: "EB Garamond", size: 10.5pt)
#let head(t) = { gap(14); text(size: 12pt, weight: "bold", upper(t)); v(-8pt); line(length: 100%, stroke: 0.5pt); v(-2pt) }
#align(center)[#text(size: 22pt, weight: "bold", d.name) \\ #d.place | #d.phone | #link("mailto:" + d.email, d.email)]
#head(d.heads.summary) #d.summary
#head(d.heads.work)
#for j in d.jobs [ #grid(columns: (1fr, auto), strong(j.company), j.dates, emph(j.title), emph(j.place), row-gutter: 5pt)
 #if j.about != "" [#j.about]
 #list(..j.bullets.map(b => [#b])) ]
#head(d.heads.education)
#for s in d.studies [ #grid(columns: (1fr, auto), strong(s.school), s.dates, s.degree, [], row-gutter: 5pt) ]
#head(d.heads.skills)
#for s in d.skills [ #if s.name != "" [*#s.name:* ] #s.items.join(", ") \\ ]
#head(d.heads.languages) #d.languages.map(l => l.name + " (" + l.level + ")").join(", ")
`;

/** Dates in a column of their own on the left, as many European resumes have them. */
const datesLeft = `${DATA}
#set page(paper: "a4", margin: 2cm)
#set text(font: "Source Sans 3", size: 10pt)
#let head(t) = { gap(16); text(size: 13pt, fill: rgb("#1d4f91"), weight: "bold", t); gap(8) }
#let row(l, r) = grid(columns: (3.2cm, 1fr), column-gutter: 8pt, text(size: 9.5pt, l), r)
#grid(columns: (1fr, auto), [#text(size: 24pt, d.name) \\ #text(size: 12pt, d.headline)], align(right)[#d.place \\ #d.phone \\ #d.email])
#head(d.heads.summary) #d.summary
#head(d.heads.work)
#for j in d.jobs { row(j.dates, [*#j.title* \\ #emph(j.company), #j.place #list(..j.bullets.map(b => [#b])) ]); gap(10) }
#head(d.heads.education)
#for s in d.studies { row(s.dates, [*#s.degree* \\ #s.school]); gap(10) }
#head(d.heads.skills)
#for s in d.skills { row(strong(s.name), s.items.join(", ")); gap(6) }
#head(d.heads.languages)
#for l in d.languages { row(l.name, l.level); gap(6) }
`;

/** A dark sidebar on the left with contact, skills and languages. */
const sidebarLeft = `${DATA}
#set page(paper: "a4", margin: 0pt)
#set text(font: "Inter", size: 9pt)
#let head(t) = { gap(16); text(size: 11pt, weight: "bold", upper(t)); gap(7) }
#grid(columns: (6.2cm, 1fr), 
 block(fill: rgb("#22313f"), width: 100%, height: 100%, inset: 18pt)[ #set text(fill: white)
  #head(d.heads.contact) #d.email \\ #d.phone \\ #d.place
  #head(d.heads.skills)
  #for s in d.skills [ #for i in s.items [#i \\ ] ]
  #head(d.heads.languages)
  #for l in d.languages [#l.name \\ #text(size: 8pt, l.level) \\ ] ],
 block(inset: 22pt)[ #text(size: 26pt, weight: "bold", d.name) \\ #text(size: 12pt, d.headline)
  #head(d.heads.summary) #d.summary
  #head(d.heads.work)
  #for j in d.jobs [ #text(size: 10pt, weight: "bold", j.title) \\ #j.company #h(4pt) | #h(4pt) #j.dates
   #list(..j.bullets.map(b => [#b])) #v(6pt) ]
  #head(d.heads.education)
  #for s in d.studies [ #text(size: 10pt, weight: "bold", s.degree) \\ #s.school \\ #s.dates #v(6pt) ] ])
`;

/** A light sidebar on the right; dates under the company. */
const sidebarRight = `${DATA}
#set page(paper: "us-letter", margin: (x: 0.7in, y: 0.6in))
#set text(font: "Source Sans 3", size: 10pt)
#let head(t) = { gap(15); text(size: 12pt, fill: rgb("#a33"), t); gap(6) }
#text(size: 28pt, weight: "semibold", d.name) \\
#text(size: 13pt, fill: gray, d.headline)
#v(8pt)
#grid(columns: (1fr, 5.4cm), column-gutter: 26pt,
 [ #head(d.heads.work)
  #for j in d.jobs [ *#j.company*, #j.place --- #emph(j.title) \\ #text(size: 9pt, fill: gray, upper(j.dates)) \\ #if j.about != "" [#j.about]
   #list(..j.bullets.map(b => [#b])) #v(5pt) ]
  #head(d.heads.education)
  #for s in d.studies [ *#s.school* --- #emph(s.degree) \\ #text(size: 9pt, fill: gray, upper(s.dates)) #v(5pt) ] ],
 [ #d.place \\ #d.phone \\ #d.email
  #head(d.heads.summary) #d.summary
  #head(d.heads.skills) #list(..d.skills.map(s => s.items).flatten().map(i => [#i]))
  #head(d.heads.languages) #for l in d.languages [#l.name: #l.level \\ ]
  #if d.certificates.len() > 0 [ #head(d.heads.certifications) #for c in d.certificates [ *#c.name* \\ #c.issuer #c.date \\ ] ] ])
`;

/** Headings in a column of labels, as some designers like it. */
const labels = `${DATA}
#set page(paper: "a4", margin: 2.2cm)
#set text(font: "Inter", size: 9.5pt)
#let sec(t, body) = { grid(columns: (3.6cm, 1fr), column-gutter: 12pt, text(weight: "bold", size: 9.5pt, upper(t)), body); v(12pt) }
#text(size: 20pt, weight: "bold", d.name) #h(1fr) #text(size: 9pt)[#d.email · #d.phone · #d.place]
#v(14pt)
#sec(d.heads.summary, d.summary)
#sec(d.heads.work, for j in d.jobs [ *#j.title* at #j.company, #j.place #h(1fr) #j.dates
  #list(..j.bullets.map(b => [#b])) #v(4pt) ])
#sec(d.heads.education, for s in d.studies [ *#s.degree*, #s.school #h(1fr) #s.dates #v(4pt) ])
#sec(d.heads.skills, d.skills.map(s => s.items).flatten().join(", "))
#sec(d.heads.languages, d.languages.map(l => l.name + " – " + l.level).join(", "))
`;

/** One line for title, company and dates; dashes for bullets; spaced capitals for headings. */
const oneLine = `${DATA}
#set page(paper: "us-letter", margin: 0.8in)
#set text(font: "Libertinus Serif", size: 11pt)
#set list(marker: [–])
#let head(t) = { gap(16); text(tracking: 3pt, size: 10pt, upper(t)); gap(8) }
#align(center)[#text(size: 18pt, tracking: 2pt, upper(d.name)) \\ #d.headline \\ #d.email #sym.dot.c #d.phone #sym.dot.c #d.place]
#head(d.heads.summary) #d.summary
#head(d.heads.work)
#for j in d.jobs [ *#j.title*, #j.company, #j.place (#j.dates) #list(..j.bullets.map(b => [#b])) #v(4pt) ]
#head(d.heads.education)
#for s in d.studies [ *#s.degree*, #s.school (#s.dates) \\ ]
#head(d.heads.skills) #d.skills.map(s => s.items).flatten().join(" | ")
#head(d.heads.languages) #d.languages.map(l => l.name + ": " + l.level).join("; ")
`;

/** Two columns of about the same width under a full header. */
const halves = `${DATA}
#set page(paper: "a4", margin: 1.6cm)
#set text(font: "Source Sans 3", size: 9.5pt)
#let head(t) = { gap(14); text(size: 14pt, weight: "bold", fill: rgb("#046"), t); gap(7) }
#text(size: 26pt, weight: "bold", upper(d.name)) \\ #text(size: 13pt, d.headline) \\
#d.phone #h(12pt) #d.email #h(12pt) #d.place
#grid(columns: (1.15fr, 1fr), column-gutter: 24pt,
 [ #head(d.heads.work)
  #for j in d.jobs [ #text(size: 11pt, weight: "bold", j.title) \\ #text(fill: rgb("#046"), weight: "bold", j.company) \\ #text(size: 8.5pt)[#j.dates #h(10pt) #j.place]
   #list(..j.bullets.map(b => [#b])) #v(6pt) ] ],
 [ #head(d.heads.summary) #d.summary
  #head(d.heads.skills) #for s in d.skills [ #if s.name != "" [ #strong(s.name) \\ ] #s.items.join(" · ") \\ ]
  #head(d.heads.education)
  #for s in d.studies [ #text(size: 11pt, weight: "bold", s.degree) \\ #text(fill: rgb("#046"), s.school) \\ #text(size: 8.5pt, s.dates) #v(6pt) ]
  #head(d.heads.languages) #grid(columns: (1fr, 1fr), row-gutter: 5pt, ..d.languages.map(l => (l.name, l.level)).flatten()) ])
`;

/** As LinkedIn prints a profile: a sidebar, then company, title, dates with a duration and place under each other. */
const network = `${DATA}
#set page(paper: "us-letter", margin: (x: 0.5in, y: 0.6in))
#set text(font: "Inter", size: 9.5pt)
#grid(columns: (4.6cm, 1fr), column-gutter: 28pt,
 [ #text(size: 11pt)[#d.heads.contact] \\ #v(2pt) #d.phone (Mobile) \\ #d.email
  #v(14pt) #text(size: 11pt)[#d.heads.skills] \\ #v(2pt) #for s in d.skills [ #for i in s.items [#i \\ ] ]
  #v(14pt) #text(size: 11pt)[#d.heads.languages] \\ #v(2pt) #for l in d.languages [#l.name (#l.level) \\ ] ],
 [ #text(size: 22pt, d.name) \\ #d.headline \\ #text(fill: gray, d.place)
  #v(12pt) #text(size: 14pt, d.heads.summary) #v(4pt) #d.summary
  #v(12pt) #text(size: 14pt, d.heads.work) #v(4pt)
  #for j in d.jobs [ #text(size: 11pt, j.company) \\ #j.title \\ #text(fill: gray)[#j.dates (2 years 3 months)] \\ #text(fill: gray, j.place) \\
   #for b in j.bullets [- #b \\ ] #v(8pt) ]
  #v(12pt) #text(size: 14pt, d.heads.education) #v(4pt)
  #for s in d.studies [ #text(size: 11pt, s.school) \\ #s.degree · (#s.dates) #v(6pt) ] ])
`;

/** Plain heads without any emphasis, dates first, text in paragraphs without bullets. */
const plain = `${DATA}
#set page(paper: "a4", margin: 2.4cm)
#set text(font: "Libertinus Serif", size: 11pt)
#let head(t) = { gap(20); text(size: 12.5pt, t); gap(9) }
#text(size: 16pt, d.name) \\ #d.place \\ #d.phone \\ #d.email
#head(d.heads.work)
#for j in d.jobs [ #j.dates: #j.title, #j.company, #j.place \\ #pad(left: 14pt)[#for b in j.bullets [#b. #parbreak() ]] #v(4pt) ]
#head(d.heads.education)
#for s in d.studies [ #s.dates: #s.degree, #s.school #parbreak() ]
#head(d.heads.skills) #for s in d.skills [ #s.items.join(", ") #parbreak() ]
#head(d.heads.languages) #for l in d.languages [ #l.name, #l.level #parbreak() ]
#if d.certificates.len() > 0 [ #head(d.heads.certifications) #for c in d.certificates [ #c.date: #c.name, #c.issuer #parbreak() ] ]
`;

/** Skills in a grid of three, jobs told in prose, thin capitals, the date under the title at the right. */
const gridded = `${DATA}
#set page(paper: "us-letter", margin: 0.75in)
#set text(font: "Source Sans 3", size: 10.5pt)
#let head(t) = { gap(18); text(size: 10.5pt, weight: "bold", fill: rgb("#777"), upper(t)); gap(9) }
#text(size: 30pt, weight: "light", d.name) #v(-4pt)
#text(size: 11pt)[#d.place #h(1fr) #d.phone #h(1fr) #d.email]
#head(d.heads.summary) #d.summary
#head(d.heads.skills) #grid(columns: (1fr, 1fr, 1fr), row-gutter: 7pt, ..d.skills.map(s => s.items).flatten())
#head(d.heads.work)
#for j in d.jobs [ #text(weight: "semibold", j.title) #h(1fr) #j.company \\ #text(fill: gray)[#j.place #h(1fr) #j.dates] #list(..j.bullets.map(b => [#b])) #v(5pt) ]
#head(d.heads.education)
#for s in d.studies [ #text(weight: "semibold", s.degree) #h(1fr) #s.school \\ #text(fill: gray)[#h(1fr) #s.dates] #v(5pt) ]
#head(d.heads.languages) #for l in d.languages [ #l.name #h(8pt) #l.level \\ ]
`;

export const TYPST_LAYOUTS: Record<string, { source: string; kind: string }> = {
	ruled: { source: ruled, kind: "single-column" },
	"dates left": { source: datesLeft, kind: "single-column" },
	"sidebar left": { source: sidebarLeft, kind: "two-column" },
	"sidebar right": { source: sidebarRight, kind: "two-column" },
	labels: { source: labels, kind: "single-column" },
	"one line": { source: oneLine, kind: "single-column" },
	halves: { source: halves, kind: "two-column" },
	network: { source: network, kind: "two-column" },
	plain: { source: plain, kind: "single-column" },
	gridded: { source: gridded, kind: "single-column" },
};
