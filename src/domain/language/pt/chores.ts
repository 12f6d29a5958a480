// Portuguese: chores.
import type { ChoreWords } from "../chore-words.ts";

export const chores: ChoreWords = {
	kinds: {
		cleaning: {
			names:
				"varr(?:er|ição)|lavagem de (?:carros?|veículos|vidros|louça)|lavar (?:carros?|louça|roupa)|lixo|lavanderia|lavandaria|limpeza de vidros|passar pano|esfregar|descarte de resíduos|arrumação (?:do|da|de) (?:armário|depósito|estoque|arrecadação|armazém|sala|loja)",
			bare: "(?:serviços de )?limpeza(?: geral| diária)?|limpar|arrumação|arrumar|organização do espaço",
			deeds:
				"limp(?:ar|eza|ei|ava)|arrum(?:ar|ação)|varrer|esvaziar|lav(?:ar|agem)|recolh(?:er|a)|higienização|limpo|arrumo|varro|esvazio|lavo|recolho",
			things:
				"cozinha|refeitório|casas? de banho|banheiros?|escritórios?|oficina|chão|janelas|prateleiras|instalações|salas?|consultórios?|máquinas?|ferramentas?|equipamentos?|material|materiais|posto de trabalho|bancadas?|balcão|veículos?|carrinhas?|camião|caminhão|resíduos|pátio|obra|armazém|depósito|utensílios|vidraria|cubas|mangueiras",
			asked:
				"auxiliar(?:es)? de limpeza|serviços? de limpeza|empregad\\p{L}* de limpeza|faxineir\\p{L}*|camareir\\p{L}*|zelador\\p{L}*|lavand\\p{L}*|limpeza de (?:quartos|escritórios|instalações)|governant\\p{L}*|copa",
		},
		grounds: {
			names:
				"cort(?:ar|e de|e da) (?:a )?(?:relva|grama)|roçar|remoção de neve|regar (?:as )?(?:plantas|flores)|rega de plantas|capina",
			asked:
				"jardin\\p{L}*|paisagis\\p{L}*|espaços verdes|áreas verdes|zelador\\p{L}*|relva|grama",
		},
		clerical: {
			names:
				"atendimento telef[óô]nico|atender (?:o )?telefone|central telef[óô]nica|fotocópias|fotocopiar|xerox|atas de reunião|redação de atas|prestação de contas de viagem|relatórios de despesas|triagem (?:do|de) correio",
			bare: "arquivo|arquivamento|correio|recepção|receção|telefone|digitalização|expediente geral|tarefas administrativas",
			deeds:
				"arquiv(?:ar|o|amento)|digitaliz(?:ar|ação)|classific(?:ar|ação)|organizar|copiar|distribuir|distribuição",
			things:
				"documentos|documentação|papéis|processos físicos|guias de (?:remessa|transporte)|notas fiscais|faturas|fichas|correio|correspondência|cartas|pastas|relatórios em papel",
			asked:
				"recec\\p{L}*|recepc\\p{L}*|secretári\\p{L}*|secretariado|assistente administrativ\\p{L}*|auxiliar administrativ\\p{L}*|telefonista|atendimento telef[óô]nico|telefone|arquiv\\p{L}*|correspondência",
		},
		supplies: {
			names:
				"material de escritório|reposição de (?:material|prateleiras|carrinhos|consumíveis|insumos)|prazos? de validade|contagem de (?:stock|estoque)|toner",
			bare: "inventários?|reposição|repor",
			deeds:
				"encomend(?:ar|as?)|pedidos?|compras?|comprar|repor|reposição|abastec(?:er|imento)|encomendo|compro|reponho|abasteço",
			things:
				"material de escritório|café|consumíveis|materiais de consumo|papelaria|produtos de limpeza|luvas|bebidas|toalhas|fraldas|agulhas|carrinhos?|armários?|papel",
			asked:
				"stocks?|estoques?|armaz[éê]n?\\p{L}*|almoxarif\\p{L}*|inventários?|repositor\\p{L}*|reposição|logístic\\p{L}*|aprovisionamento|consumíveis|insumos",
		},
		upkeep: {
			names:
				"troca de (?:óleo|pneus|lâmpadas|pilhas)|troc(?:o|ar|a) (?:as )?lâmpadas|mudança de óleo|redefin\\p{L}* (?:de )?senhas|repor palavras-passe|leitura de contadores|carregar baterias",
			bare: "óleo|pneus|travões|freios",
			deeds: "lubrific(?:ar|ação)|afi(?:ar|ação)|engraxar",
			things: "ferramentas?|máquinas?|facas|veículos?|correntes",
			asked:
				"manuten\\p{L}*|mecânic\\p{L}*|oficina|frota|veículos|helpdesk|suporte|reparaç\\p{L}*|contadores|pneus|travões|freios",
		},
		chasing: {
			names:
				"cobr(?:ar|ança de) (?:assinaturas|documentos|respostas|fornecedores)(?! em atraso)",
			bare: "lembretes|folhas de horas|folhas de ponto",
			asked:
				"cobranç\\p{L}*|contas a receber|recuperação de crédito|acompanhamento de encomendas",
		},
		meetings: {
			names:
				"particip(?:ação|ar|o|ei) (?:em|nas|de) (?:reuniões)(?: (?:de|da) (?:equipa|equipe|serviço)| semanais| internas)?|stand-?ups?|capturas de (?:ecrã|tela)",
			asked: "scrum master|agile coach|facilitação de reuniões",
		},
		opening: {
			names:
				"(?:abertura|fecho|fechamento)(?: e (?:abertura|fecho|fechamento))? (?:da|do|de) (?:loja|caixa|bar|salão)|(?:abrir|fechar) (?:a loja|o caixa|a caixa)",
			asked:
				"lojas?|vendedor\\p{L}*|varejo|retalho|comércio|caixa|balconista|banc\\p{L}*|tesour\\p{L}*|contabil\\p{L}*|crédito",
		},
		household: {
			names:
				"(?:máquina|vaquinha|escala) (?:do|de) café|cafeteira|cafezinho|café para (?:[oa]s )?\\p{L}+|fazer (?:o )?café|geladeira|frigorífico|achados e perdidos|plantas do escritório|festa (?:da firma|de natal)|recados|cartões de aniversário|loiça|bolão|rifa|amigo (?:secreto|oculto)|decoraç(?:ão|ões) de natal|jantar de natal|prendas de aniversário|faço (?:o )?café|rego (?:as )?(?:plantas|flores)",
			asked:
				"cozinh\\p{L}*|restauração|restaurante|barista|copa|copeir\\p{L}*|frigor\\p{L}*|office manager",
		},
		social: {
			names:
				"festas? (?:de natal|de verão|junina|de fim de ano|da empresa|do pessoal)|confraternizaç(?:ão|ões)|almoços? de natal|churrascos?|decoraç(?:ão|ões) (?:do hall|da loja|da recepção)|(?:árvore|presépio) de natal|comissão de festas|passeios? da empresa|torneios? (?:de )?(?:futebol|futsal)|time de futebol|equipa de futebol",
			asked:
				"evento\\p{L}*|animaç(?:ão|ões)|animador\\p{L}*|decora\\p{L}*|vitrin\\p{L}*|catering|lazer",
		},
		sundry: {
			names:
				"^(?:divers[oa]s|vári[oa]s|outr[oa]s) (?:\\p{L}+ )?(?:tarefas|coisas|relatórios)$|^.{0,28}(?:o que (?:for|era|fosse) preciso|um pouco de tudo)$|^(?:outras|diversas|várias) (?:tarefas|funções|atividades)|(?:tarefas|funções) (?:gerais|diversas|várias)",
			asked: "(?!)",
		},
	},
	occasions:
		"quando|se|até|enquanto|em caso de|no (?:verão|inverno)|em rotação|por turnos|às (?:segundas|terças|quartas|quintas|sextas)(?:-feiras)?|aos (?:sábados|domingos)|uma vez|duas vezes|um dia|por (?:mês|semana|ano)|cada|todas as|todos os|semanal(?:mente)?|mensal(?:mente)?|diári[oa]s?|ocasionalmente",
};
