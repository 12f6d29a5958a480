// Spanish: chores.
import type { ChoreWords } from "../chore-words.ts";

export const chores: ChoreWords = {
	kinds: {
		cleaning: {
			names:
				"barr(?:er|ido)|freg(?:ar|ado|ados)|lavado de (?:coches|vehículos|furgonetas|material)|lavar (?:coches|los coches|la furgoneta|platos)|basuras?|colada|lavandería|limpi(?:ar|eza de) (?:los )?cristales|retirada de residuos|orden (?:del|en el|de la) (?:almacén|armario|taller|obra)|orden y limpieza",
			bare: "(?:tareas de )?limpieza(?: general| diaria)?|limpiar|limpiezas",
			deeds:
				"limpi(?:ar|eza|é|aba|o)|recog(?:er|ida)|orden(?:ar|é|ación)(?! de pagos)|barr(?:er|ido)|vaciar|vaciado|lav(?:ar|ado)|ordeno|lavo|recojo|vacío",
			things:
				"cocina|comedor|aseos|baños|oficinas?|taller|suelos?|ventanas|estanterías|locales|local|salas?|consultas?|máquinas?|maquinaria|herramientas?|material|equipos de trabajo|puestos? de trabajo|mostrador|vehículos?|furgonetas?|camión|residuos|virutas|patio|obra|almacén|cámaras?|utensilios",
			asked:
				"limpiador\\p{L}*|personal de limpieza|servicios? de limpieza|operari\\p{L}* de limpieza|camarer\\p{L}* de pisos|gobernant\\p{L}*|conserje\\p{L}*|lavandería|limpieza de (?:oficinas|habitaciones|edificios)",
		},
		grounds: {
			names:
				"cort(?:ar|e de|é) (?:el )?césped|segar|siega|quitar (?:la )?nieve|retirada de nieve|desherb(?:ar|ado)|regar (?:las )?(?:plantas|flores)|riego (?:de (?:plantas|macetas)|del? (?:la |las |los )?(?:vivero|jardín|macetas|plantas))",
			asked:
				"jardin\\p{L}*|paisajis\\p{L}*|zonas verdes|conserje\\p{L}*|césped|siega|mantenimiento de instalaciones",
		},
		clerical: {
			names:
				"atención telefónica|atención de (?:llamadas|teléfono)|cog(?:er|ía) el teléfono|centralita|fotocopias|fotocopiar|correspondencia|valija|levantar? actas|actas de reunión|notas de gastos|control del correo",
			bare: "archivo|archivado|archivar|correo|recepción|teléfono|escaneo|escanear|tareas administrativas|mecanografía",
			deeds:
				"archiv(?:o|ar|ado|é|aba)|escane(?:o|ar|ado|é)|clasific(?:ar|ación|ado)|reparto|repartir|copi(?:ar|as)",
			things:
				"informes|documentos|documentación|expedientes|papeles|albaranes|facturas|fichas|correo|cartas|carpetas|historias",
			asked:
				"recepcion\\p{L}*|secretari\\p{L}*|auxiliar administrativ\\p{L}*|administrativ[oa]s?|atención telefónica|telefonista|centralita|archivo|archivar|archiver\\p{L}*|correspondencia|documentalista",
		},
		supplies: {
			names:
				"material de oficina|reposición(?: de (?:material|estanterías|lineales|carros|consumibles))?|fechas? de caducidad|caducidades|recuento de (?:almacén|existencias)|tóner",
			bare: "inventarios?|reponer",
			deeds:
				"pedidos?|pedir|compras?|comprar|repon(?:er|ía|go)|rellen(?:ar|ado)|pido|compro|repongo|relleno",
			things:
				"material de oficina|café|consumibles|papelería|productos de limpieza|guantes|bebidas|toallas|pañales|agujas|botiquín|carros?|armarios?|papel",
			asked:
				"almac[eé]n\\p{L}*|existencias|stocks?|inventarios?|reponedor\\p{L}*|reposición|logístic\\p{L}*|consumibles|aprovisionamiento",
		},
		upkeep: {
			names:
				"cambios? de (?:aceite|ruedas|neumáticos|bombillas|pilas)|restable(?:cer|cimiento de) contraseñas|lectura de contadores|leer contadores|carga de baterías",
			bare: "aceite|neumáticos|frenos|ruedas",
			deeds: "engras(?:ar|e|ado)|afil(?:ar|ado)",
			things: "herramientas?|máquinas?|cuchillos|vehículos?|cadenas?",
			asked:
				"mantenimiento|mecánic\\p{L}*|taller|flota|vehículos?|soporte|reparaci\\p{L}*|contadores|neumáticos|frenos|engrase",
		},
		chasing: {
			names:
				"(?:perseguir|reclamar) (?:firmas|albaranes|documentos|respuestas)|seguimiento de (?:firmas|partes de horas)",
			bare: "recordatorios|partes de horas",
			asked:
				"reclamaci\\p{L}*|recobro|cobros|impagad\\p{L}*|seguimiento de pedidos",
		},
		meetings: {
			names:
				"asist(?:encia|ir|í|o) a (?:las |los )?(?:reuniones|sesiones)(?: (?:de|del) (?:equipo|servicio|departamento)| semanales| internas)?|stand-?ups?|capturas de pantalla",
			asked: "scrum master|agile coach|dinamización de reuniones",
		},
		opening: {
			names:
				"(?:apertura|cierre)(?: y (?:apertura|cierre))? (?:de la|del|de) (?:tienda|local|caja|bar|salón)|(?:abrir|cerrar) (?:y (?:abrir|cerrar) )?(?:la tienda|el local|la caja)|cuadre de caja",
			asked:
				"tiendas?|dependient\\p{L}*|comercio|cajer\\p{L}*|caja|banc\\p{L}*|tesorer\\p{L}*|contab\\p{L}*",
		},
		household: {
			names:
				"(?:máquina|bote|turno) (?:de|del) café|cafetera|café para (?:l[oa]s )?\\p{L}+|nevera|frigorífico de la oficina|objetos perdidos|plantas de la oficina|cena de navidad|hacer (?:el )?café|recados|tarjetas de cumpleaños|quiniela|porra(?: (?:de|del|de la) \\p{L}+)?|amigo invisible|regalos? de cumpleaños|(?:hago|preparo) (?:el )?café|cena de empresa|mandados",
			asked:
				"cocina\\p{L}*|hostelería|barista|cafetería|camarer\\p{L}*|frigor\\p{L}*|office manager",
		},
		social: {
			names:
				"mudanza de (?:la oficina|las oficinas)|fiestas? (?:de|del) (?:verano|navidad|personal|empresa|fin de año)|comidas? (?:de|del) (?:navidad|empresa|verano)|excursi(?:ón|ones) (?:de|del) (?:personal|equipo|empresa)|decoraci(?:ón|ones) (?:de|del) (?:navidad|hall|escaparate)|(?:montaje|adorno) (?:del? )?(?:belén|árbol)|comité de fiestas|torneos? de (?:fútbol|pádel)|equipo de fútbol|barbacoas?|paellas? de empresa",
			asked:
				"evento\\p{L}*|animaci(?:ón|ones)|animador\\p{L}*|decora\\p{L}*|escaparat\\p{L}*|catering|ocio|actividades",
		},
		sundry: {
			names:
				"^(?:vari[oa]s|divers[oa]s|otr[oa]s) (?:\\p{L}+ )?(?:tareas|cosas|labores|informes|gestiones)$|^.{0,28}(?:lo que (?:surja|surgiera|haga falta|hiciera falta)|un poco de todo)$|^(?:otras|diversas|varias|distintas) (?:tareas|funciones|labores)|(?:tareas|funciones|labores) (?:generales|varias|diversas|auxiliares|rutinarias)",
			asked: "(?!)",
		},
	},
	occasions:
		"cuando|si|hasta|mientras|en caso de|en (?:verano|invierno|campaña)|por turnos?|a turnos|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|los fines de semana|una vez|dos veces|un día|al (?:mes|año|cierre)|cada|semanal(?:es|mente)?|mensual(?:es|mente)?|diari[oa]s?|diariamente|ocasionalmente",
};
