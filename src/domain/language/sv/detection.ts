// Swedish: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Latin",
	words: `
		och i att det en ett den de är som på till av för med har var inte om jag du han hon vi man mig dig sig oss er
		dem min mitt mina din ditt dina sin sitt sina vår vårt våra deras honom henne hans hennes där här hur vad vem
		vilka när då så men eller eftersom än också bara mycket mer mest flera fler alla allt varje andra annan annat
		samma från vid hos efter före under över mellan genom utan mot sedan inom utanför ut upp ner in blev blir bli
		blivit varit vara ha hade haft kan kunna ska skulle vill ville måste bör nu två tre fyra fem något några även
		både samt erfarenhet erfarenheter kunskap kunskaper utbildning utbildad arbete arbetar arbetade arbetat
		arbetsuppgifter uppgifter tjänst tjänsten anställning anställd företag företaget företagets ansvar ansvarig
		ledning ledare ledde chef utveckling utvecklade utveckla genomförde genomförande underhåll rådgivning
		undervisning undervisade drift försäljning inköp kunder kund patienter elever medarbetare kollegor söker sökes
		erbjuder ansökan ansök lön år månad månader vecka veckor dag dagar timmar skola skolan universitet
		universitetet högskola högskolan gymnasium gymnasiet nivå god goda gott bra ny nya nytt självständig
		självständigt svenska engelska kvalitet säkerhet kök butik lager bygg avdelning avdelningen ökade minskade
		förbättrade startade planerade minst gärna meriterande legitimerad sjuksköterska undersköterska vård omsorg
		kommun kommunen`,
	letters: "åäöé",
	endings: `
		het heter else elser arna erna ade ande ning ningar lig liga ligt isk iska dom skap samhet tion tioner ering
		are or ör ist`,
};
