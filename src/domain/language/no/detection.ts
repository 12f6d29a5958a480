// Norwegian: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Latin",
	words: `
		og i å det en et ei den de er som på til av for med har var ikke om jeg du han hun vi man meg deg seg oss dere
		dem min mitt mine din ditt dine sin sitt sine vår vårt våre deres ham henne hans hennes der her hvor hva hvem
		hvilke hvordan når da så men eller hvis fordi enn også kun bare veldig mye mer mest flere alle alt hver andre
		annen annet samme fra ved hos etter før under over mellom gjennom uten mot siden innen innenfor utenfor ut opp
		ned inn ble blir bli blitt vært være ha hadde kan kunne skal skulle vil ville må bør nå to tre fire fem noe
		noen erfaring erfaringer kjennskap kunnskap kunnskaper utdanning utdannet utdannelse arbeid arbeider arbeidet
		arbeidsoppgaver jobb jobbet jobber oppgaver stilling stillingen bedrift bedriften bedrifter selskap selskapet
		ansvar ansvarlig ledelse leder ledet utvikling utviklet utvikle utarbeidelse gjennomførte gjennomføring
		vedlikehold rådgivning undervisning underviste drift driftet salg innkjøp kunder kunde pasienter elever
		medarbeider medarbeidere ansatte kollegaer søker søkes tilbyr søknad søk lønn år måned måneder uke uker dag
		dager timer skole skolen universitet universitetet høyskole høgskole videregående nivå god gode godt ny nye
		nytt selvstendig ansettelse norsk engelsk kvalitet sikkerhet kjøkken butikk lager bygg avdeling avdelingen
		økte reduserte forbedret opprettet planla minst samt bl.a fagbrev helse sykehus kommune kommunen`,
	letters: "æøåéòô",
	endings: `
		het heter else elser ene ende ning ninger lig lige isk iske dom skap somhet sjon sjoner ering inger ør ist`,
};
