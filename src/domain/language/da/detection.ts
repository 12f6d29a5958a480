// Danish: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Latin",
	words: `
		og i at det en et den de er som på til af for med har var ikke om jeg du han hun vi man mig dig sig os jer dem
		min mit mine din dit dine sin sit sine vores jeres deres ham hende hans hendes der her hvor hvad hvem hvilke
		hvordan når da så men eller hvis fordi end også kun meget mere mest flere alle alt hver andre anden andet
		samme fra ved hos efter før under over mellem gennem igennem uden mod siden indenfor inden udenfor ud op ned
		ind blev bliver blive været være have havde kan kunne skal skulle vil ville må bør nu to tre fire fem erfaring
		erfaringer kendskab viden uddannelse uddannet uddannelsen arbejde arbejder arbejdede arbejdet arbejdsopgaver
		opgaver stilling stillingen virksomhed virksomheden virksomheder ansvar ansvarlig ledelse leder ledede
		udvikling udviklede udvikle udarbejdelse gennemførte gennemførelse vedligeholdelse vedligehold rådgivning
		undervisning underviste drift salg indkøb kunder kunde patienter elever borgere medarbejder medarbejdere
		kolleger kollegaer søger søges tilbyder ansøgning ansøg løn år måned måneder uge uger dag dage timer skole
		universitet højskole gymnasium niveau god gode godt ny nye nyt selvstændig selvstændigt ansættelse dansk
		engelsk kvalitet sikkerhed køkken butik lager byggeri afdeling afdelingen øgede reducerede forbedrede
		oprettede planlagde mindst samt bl.a`,
	letters: "æøåé",
	endings: `
		hed heder else elser erne ede ende ning ninger lig lige ligt isk iske dom skab somhed tion tioner ering inger
		ør`,
};
