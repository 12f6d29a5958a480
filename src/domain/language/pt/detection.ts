// Portuguese: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Latin",
	words: `
		o a os as um uma uns umas de do da dos das em no na nos nas num numa ao aos à às por pelo pela pelos pelas
		para pra com sem sob sobre entre até desde após ante contra durante e ou mas porque que quem qual quais cujo
		como quando onde se não nem já muito mais menos também só tão tudo todo toda todos todas outro outra outros
		outras cada mesmo mesma este esta estes estas esse essa isso isto aquele meu minha meus minhas teu seu sua
		seus suas nosso nossa nossos nossas eu tu ele ela nós vós eles elas você vocês me te lhe lhes é são era eram
		ser sido sendo está estão estar foi foram há tem têm ter tenho temos tinha pode podem deve devem faz fazer
		experiência conhecimento conhecimentos formação trabalho trabalhar trabalhei cargo emprego vaga empresa
		empresas equipa equipe equipes equipas gestão desenvolvimento desenvolvi desenvolver criação melhoria melhorei
		implementação coordenei coordenação dirigi direção liderei reduzi aumentei atendimento vendas compras cliente
		clientes pacientes alunos pessoas pessoal procuramos procura buscamos oferecemos oferece requisitos
		responsável responsabilidades tarefas funções encarregado ano anos mês meses semana semanas dia dias horas
		contrato salário curso licenciatura mestrado graduação universidade escola faculdade instituto engenheiro
		engenheira técnico técnica enfermeira professor professora nível alto boa bom bons mínimo novo nova novos
		novas dois duas três quatro cinco português inglês qualidade segurança manutenção limpeza cozinha loja armazém
		obra disponibilidade capacidade controle controlo apoio além assim através relatórios análise`,
	letters: "áâãàçéêíóôõú",
	endings: `
		ção ções são sões dade dades mento mentos dor dora dores ando endo ado ada ados adas ável ível eiro eira agem
		ência ância ico ica ista`,
};
