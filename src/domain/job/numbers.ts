// Small numbers as postings write them, in figures and in words, in the eight languages read.

const WORDS: Record<string, number> = {};
const add = (list: string): void => {
	for (const [at, words] of list.split(" ").entries())
		for (const word of words.split("/")) WORDS[word] = at + 1;
};
add("one two three four five six seven eight nine ten eleven twelve");
add(
	"ein/eine/einem/einer/einjährige zwei/zweijährige drei/dreijährige vier fünf/fünfjährige sechs sieben acht neun zehn elf zwölf",
);
add("un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce");
add("un/une deux trois quatre cinq six sept huit neuf dix onze douze");
add("un/uno due tre quattro cinque sei sette otto nove dieci undici dodici");
add("één twee drie vier vijf zes zeven acht negen tien elf twaalf");
add("um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze");
add("et/én to tre fire fem seks syv otte ni ti elleve tolv");

export const NUMBER = `\\d{1,2}(?:[.,]5)?|${Object.keys(WORDS).join("|")}`;

export const readNumber = (written: string): number | null => {
	const figure = Number.parseFloat(written.replace(",", "."));
	return Number.isNaN(figure) ? (WORDS[written.toLowerCase()] ?? null) : figure;
};
