// German: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Latin",
	words: `
		der die das den dem des ein eine einen einem einer eines und oder aber doch denn weil wenn dass ob als wie so
		nicht kein keine keinen auch nur noch schon sehr mehr immer wieder hier dort ich du er sie es wir ihr mich mir
		dich dir sich uns euch ihm ihn ihnen mein meine dein deine deinen deiner deinem sein seine ihre ihren ihrem
		ihrer unser unsere unseren unserem unserer in im an am auf aus bei beim bis durch für gegen mit nach neben
		ohne seit trotz über um unter vom von vor während wegen zu zum zur zwischen ist sind war waren bin bist wird
		werden wurde wurden worden habe hast hat haben hatte kann kannst können muss müssen soll sollte sollen will
		wollen darf möchte möchten etwa sowie beziehungsweise inklusive inkl bzw ggf insbesondere alle allen aller
		alles jede jeden jeder jedes dieser diese dieses diesem welche was wer wo ab je pro circa rund erfahrung
		erfahrungen kenntnisse ausbildung abgeschlossene abgeschlossenes studium berufserfahrung aufgaben arbeit
		arbeiten arbeitest arbeitet arbeitsplatz bereich bereichen bewerbung bewirb stelle stellen unternehmen firma
		kunden kunde kundinnen mitarbeiter mitarbeiterin mitarbeitende mitarbeitenden leitung leiter leiterin
		verantwortung verantwortlich betreuung planung entwicklung einführung umsetzung durchführung erstellung
		unterstützung beratung führung organisation pflege wartung bieten bietet suchen sucht gesucht gute gutes guter
		guten neue neuen neuer neues zwei drei vier fünf jahr jahre jahren monat monate wochen woche tag tage stunden
		schule hochschule universität geschäftsführer vertrieb einkauf lager fertigung entwickelte leitete führte
		baute steigerte senkte plante betreute unterstützte erstellte schulte verantwortete heute deutsch englisch
		kaufmann kauffrau fachkraft sachbearbeiter ingenieur krankenpfleger mindestens bereits tätigkeit tätigkeiten`,
	letters: "äöüß",
	endings: `
		ung ungen heit keit keiten schaft lich liche lichen licher isch ische ischen ieren iert ierte ierung ismus
		arbeit leiter leiterin technik kraft meister innen`,
};
