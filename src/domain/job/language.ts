// Tells the language of a text from its commonest small words and a few letters only some languages write.
// Eight languages are known; for anything else, and for too little text, the answer is "und".

const SMALL_WORDS: Readonly<Record<string, string>> = {
	en: `a in the of and to for with you your our we are is will be as on at this that from have has or an by their who all not can they about
    must should including work team using within other more if it's us experience skills knowledge ability required strong what`,
	de: `und der die das den dem des ein eine einen einer mit für von zu zur zum im in auf ist sind wir sie sich bei als auch oder du dein deine
    ihre ihr uns unser unsere nicht nach über wird werden haben sowie gute erfahrung kenntnisse ich durch aus an einem eines`,
	es: `el la los las de del y en que con para por una un se su sus es al como más o tu nuestro nuestra experiencia trabajo empresa sobre
    buscamos años ser conocimientos equipo desde entre lo gestión`,
	fr: `le la les des du de et en un une pour dans sur avec vous nous votre vos notre nos au aux est sont par que qui ou à se plus être
    une l'équipe travail chez ce cette d'une expérience ans poste je mes`,
	it: `il lo gli le di del della dei delle e per con che un una in nel nella al alla sono è si come più tra la i anche ai da dal dalla
    esperienza lavoro azienda conoscenza capacità presso`,
	nl: `de het een en van voor met je jij jouw wij ons onze op in te aan is zijn bij als ook of naar om dat die wat er zoek zoeken ervaring
    hebt bent kennis binnen werken u uw niet door`,
	pt: `o a os as de do da dos das e em no na nos nas com para por um uma que se ao à são é não mais como sua seu ou experiência
    conhecimento trabalho empresa você equipe equipa pela pelo`,
	da: `og i at en et den det de til på af for med som er har du vi dig din dit vores os vil kan skal om eller ikke fra ved også
    erfaring arbejde samt hos være bliver er og`,
};

const LETTERS: readonly (readonly [RegExp, string])[] = [
	[/[ßäöü]/g, "de"],
	[/[ñ¿¡]/g, "es"],
	[/[èêœçà]/g, "fr"],
	[/[ãõ]/g, "pt"],
	[/[æøå]/g, "da"],
	[/ij|aa|oo/g, "nl"],
];

type Clue = { language: string; weight: number };

const CLUES = new Map<string, Clue[]>();
for (const [language, words] of Object.entries(SMALL_WORDS)) {
	for (const word of new Set(words.split(/\s+/)))
		CLUES.set(word, [...(CLUES.get(word) ?? []), { language, weight: 1 }]);
}
// A word that four languages share tells little.
for (const clues of CLUES.values())
	for (const clue of clues) clue.weight = 1 / clues.length;

const ENOUGH = 1;

/** ISO 639-1 code of en, de, es, fr, it, nl, pt or da, else "und". */
export const detectLanguage = (text: string): string => {
	const sample = text.slice(0, 8000).toLowerCase();
	const scores = new Map<string, number>();
	const add = (language: string, points: number): void => {
		scores.set(language, (scores.get(language) ?? 0) + points);
	};
	for (const [word] of sample.matchAll(/[\p{L}'’]+/gu))
		for (const clue of CLUES.get(word) ?? []) add(clue.language, clue.weight);
	for (const [letters, language] of LETTERS)
		add(language, Math.min(sample.match(letters)?.length ?? 0, 40) * 0.15);
	const ranked = [...scores].sort((a, b) => b[1] - a[1]);
	const [best, second] = ranked;
	if (!best || best[1] < ENOUGH || (second && best[1] < second[1] * 1.1))
		return "und";
	return best[0];
};
