import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { judgeSentences } from "./check-claims.ts";

const posting = ["Learning Programme Manager (0.8 FTE)", "Tamar Museum"];
const asked = (text: string) =>
	judgeSentences(text, maya, text.includes("Tamar") ? { posting } : {}).filter(
		({ isProved }) => !isProved,
	);

describe("a sentence of a letter that says nothing of the record", () => {
	it.each([
		"I would like to apply for the post of Learning Programme Manager at Tamar Museum.",
		"I am applying for the role of Site Engineer at Brook & Sons.",
		"I would love to get to know your team in person.",
		"I hope to help your visitors discover the river.",
		"Your museum tells the story of the river and its people.",
		"Your approach to outreach appeals to me.",
		"Ihre ausgeschriebene Stelle als Bilanzbuchhalterin entspricht genau meinen Vorstellungen.",
		"Ich möchte Ihr Team gern persönlich kennenlernen.",
		"Hiermit bewerbe ich mich um die Stelle als Bilanzbuchhalterin bei der Kern GmbH.",
		"Ihr Haus verbindet Tradition und Handwerk.",
		"Je souhaite postuler pour le poste de chef de rang au Grand Hôtel.",
		"J'aimerais rejoindre votre équipe.",
		"Votre maison m'inspire par la qualité de ses expositions.",
		"Me gustaría formar parte de su equipo.",
		"Presento mi candidatura al puesto de contable en Grupo Ríos.",
		"Vorrei conoscere il vostro gruppo di lavoro.",
		"Gostaria de conhecer a vossa equipa.",
		"Graag solliciteer ik naar de functie van magazijnmedewerker bij Van Dam.",
		"Ik zou graag met u kennismaken.",
		"Jag söker tjänsten som undersköterska hos Solgården.",
		"Jag skulle gärna träffa er.",
		"Jeg søger stillingen som pædagog hos Børnehuset.",
		"Jeg vil gerne høre mere om jeres planer.",
		"Jeg søker stillingen som kokk hos Fjordhotellet.",
		"我希望能加入贵公司的团队。",
		"我申请贵公司的采购专员职位。",
	])("asks nothing: %s", (text) => {
		expect(asked(text)).toEqual([]);
	});

	it.each([
		"I would like to mention my doctorate in physics.",
		"I would like to bring ten years of leading museums to your team.",
		"I would like to apply for the post, having led 40 engineers.",
		"I would like to apply as a licensed physician with a medical degree.",
		"I hope to continue leading a department of engineers.",
		"Your museum would gain a certified accountant.",
		"Your team would benefit from proven Kubernetes expertise.",
		"Ihre Stelle passt zu meiner Approbation als Ärztin.",
		"Ich möchte meine Erfahrung als Chefärztin einbringen.",
		"Ich möchte betonen, dass ich 40 Ärzte geleitet habe.",
		"Je souhaite mettre mon doctorat à votre service.",
		"Me gustaría aportar mi experiencia como directora general.",
		"Vorrei portare la mia esperienza di primario.",
		"Ik zou graag mijn ervaring als chirurg inzetten.",
		"Jag skulle gärna använda min läkarexamen hos er.",
		"我希望能发挥我担任主任医师的经验。",
	])("asks after what is claimed in that form: %s", (text) => {
		expect(asked(text)).not.toEqual([]);
	});
});
