// Spanish: words documents and letters add.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "y",
	keepsCapital: false,
	complement:
		/^(?: \p{L}+(?:al|ales|iv[oa]s?|ic[oa]s?|ari[oa]s?|ori[oa]s?|ad[oa]s?|id[oa]s?|ble|bles|ente|ística|ístico))? (?:de |del |a |al |en |con |para |por )/u,
	adjective:
		/^\p{L}+(?:al|ales|iv[oa]s?|ic[oa]s?|ari[oa]s?|ori[oa]s?|ad[oa]s?|id[oa]s?|bles?|entes?|antes?|os[oa]s?)$/iu,
	small:
		/^(?:las|los|una|unos|unas|del|con|para|por|sus|mis|como|entre|sin|hasta|incluid\p{L}+|dos|tres|cuatro|cinco|seis|otros?|otras?)$/iu,
	many: ["los", "las"],
	unchanged: {
		nouns: /^(?:\p{L}*lisis|hipótesis|diagnosis)$/iu,
		many: /^ \p{L}+[oae]s(?!\p{L})/iu,
		article: "los",
	},
	articles: [
		["", /^experiencia$/iu],
		[
			"la",
			/^(?:\p{L}+(?:ción|sión|gión|xión|stión|dad|tad|ncia|anza|tura|toría|sesoría|logía|eza)|venta|compra|mejora|puesta|toma|ayuda|cocina|carga|descarga|docencia|caja|entrega|recogida|acogida|búsqueda|consulta|visita|custodia|contabilidad|logística|reforma|poda|siembra|cosecha|obra|apertura|facturación|gerencia|costura|soldadura|lectura|escritura|guía|mediación|prensa|defensa|soldadura|pintura|estiba|mentoría|caja|descarga)$/iu,
		],
		[
			"el",
			/^(?:\p{L}+(?:miento|aje|eño|ollo|trol|ejo|lisis|nóstico|tenimiento|esoramiento|eo)|diseño|rediseño|control|apoyo|trabajo|cobro|registro|servicio|trato|cuidado|reparto|montaje|seguimiento|arqueo|cierre|inventario|cálculo|soporte|transporte|diagnóstico|despacho|archivo|alta|marketing|etiquetado|envasado|embalaje|estudio|corte|riego|cultivo|servicio|suministro|lavado|planchado|acabado|enfoscado|alicatado|balance|manejo|uso|fomento|contacto|escaparatismo|ordeño|pastoreo|traslado)(?<!alta)$/iu,
		],
		[
			"los",
			/^(?:\p{L}{2,}(?:mientos|ajes)|tiempos|plazos|costes|costos|gastos|errores|retrasos|residuos|accidentes|pedidos|cobros|pagos|cuidados|arqueos|inventarios|turnos|cierres|registros|impuestos)$/iu,
		],
		[
			"las",
			/^(?:\p{L}{2,}(?:ciones|siones|dades|turas)|guardias|mermas|pérdidas|averías|quejas|bajas|nóminas|ventas|compras|curas|reservas|entregas|reclamaciones|incidencias|llamadas|redes|visitas|cuentas|devoluciones)$/iu,
		],
	],
};

export const writing: WritingWords = {
	quotes: ["«", "»"],
	colon: ":",
	or: "o",
	and: "y",
	companyArticle: null,
	companyPlaces: {
		preposition: "en",
		at: [
			[
				"en la ",
				/^(?:\p{L}+ería|Academia|Clínica|Universidad|Universitat|Empresa|Escuela|Fundación|Asociación|Residencia|Farmacia|Panadería|Librería|Cafetería|Gestoría|Guardería|Agencia|Consejería|Diputación|Oficina|Biblioteca|Cooperativa|Cadena|Peluquería|Tienda|Junta|Inmobiliaria|Asesoría|Autoescuela|Bodega|Editorial|Cruz Roja|Delegación|Notaría|Imprenta|Carpintería|Pastelería)(?=[ -])/u,
			],
			[
				"en el ",
				/^(?:Colegio|Hospital|Instituto|Centro|Ayuntamiento|Hotel|Restaurante|Bar|Camping|Taller|Grupo|Banco|Bufete|Despacho|Museo|Ministerio|Supermercado|IES|CEIP|Club|Estudio|Laboratorio|Consorcio|Gobierno|Servicio|Mesón|Almacén|Parque|Teatro|Café|CRA|Obrador|Vivero)(?=[ -])/u,
			],
		],
	},
	hasSmallTitles: true,
	titleGender: {
		feminine: /(?:ora|era|ica|tiva|ada|aria|ogada|ecta)$/iu,
		masculine: /(?:or|ero|ico|tivo|ado|ario|ecto)$/iu,
		suffixes: [["a", /[oe]$/u]],
	},
	needs: {
		joints: { between: ", para ", last: " y para " },
		infinitive:
			/^(?!ser|tener|haber|estar|poder|saber|bachiller|nivel|taller|lugar|hogar|auxiliar|titular|escolar|militar|familiar|particular|alquiler|mujer|líder|carácter)\p{L}{2,}(?:ar|er|ir)(?=\s)/iu,
		ours: [
			[/(?<!\p{L})nuestr[oa](?!\p{L})/giu, "su"],
			[/(?<!\p{L})nuestr[oa]s(?!\p{L})/giu, "sus"],
		],
		tasks: {
			lead: /^(?:tú )?/iu,
			spoken: {
				verb: /^\p{L}{2,}[aei]rás$/iu,
				verbs: /(?<=^| y |, )(\p{L}+)(?= )/gu,
				not: /^(?:ser|estar|ir|podr)ás$/iu,
				endings: [[/([aei]r)ás$/iu, "$1"]],
			},
		},
		toReader: /(?<!\p{L})(?:tú|tu|tus|te|ti|usted|nos|yo|mi|mis)(?!\p{L})/iu,
	},
	address: null,
	forms: [
		{
			locale: "es-ES",
			signs: null,
			salutation: "Estimado equipo de selección:",
			person: "Buenos días, {name}:",
			signOff: "Atentamente,",
			placeAndDate: "{place}, {date}",
			subjectLabel: "Asunto: ",
			isAddressedFirst: false,
			namesStreet: true,
		},
	],
	nouns: NOUNS,
	joins: ["y", "o", "e", "incluyendo", "como"],
	leadIns: ["como", "en este puesto"],
	letter: {
		subject: "Candidatura al puesto de {title}",
		plainSubject: "Candidatura",
		subjectAt: "Candidatura en {employer}",
		inquirySubject: "{title}: consulta antes de una candidatura",
		apply: "Me interesa el puesto de {title}.",
		plainApply: "Me interesa un puesto con ustedes.",
		atEmployer: " en {employer}",
		deed: ["Buscan a alguien para {need}."],
		quoted: ["Su anuncio menciona {need}."],
		base: [
			"Desde {date} trabajo como {job} en {company} y con esa experiencia me presento al puesto de {title}.",
		],
		baseUndated: [
			"He trabajado como {job} en {company} y con esa experiencia me presento al puesto de {title}.",
		],
		baseEmployer: [
			"Me presento a {employer} con mi experiencia como {job} en {company}.",
		],
		currentSince: ["Desde {date} trabajo como {title} en {company}."],
		current: ["Actualmente trabajo como {title} en {company}."],
		latest: ["Mi puesto más reciente fue el de {title} en {company}."],
		gapDegree: [
			"Sobre la titulación, su oferta indica {need}; mi currículum recoge {degree}.",
		],
		degree: ["Mi formación: {degree} ({school})."],
		studying: ["Formación en curso: {degree} – {school}."],
		school: ["Mi formación: {school}."],
		before: ["Antes trabajé como {title} en {company}."],
		skills: [
			"También conozco {items}.",
			"Entre mis competencias figura {items}.",
			"Entre mis competencias figuran {items}.",
			"También conozco {items}.",
		],
		awards: [
			"He recibido este reconocimiento: {items}.",
			"He recibido estos reconocimientos: {items}.",
		],
		publications: ["He publicado, entre otros, {items}."],
		languages: ["Hablo {items}."],
		start: ["Mi disponibilidad para incorporarme: {answer}."],
		salary: ["Mi expectativa salarial: {answer}."],
		level: ["Mi nivel de {language}: {answer}."],
		ask: {
			workPermit: "Mi permiso de trabajo: {answer}.",
			registration: "Mi colegiación o registro: {answer}.",
			drivingLicence: "Mi permiso de conducir: {answer}.",
			clearance: "La habilitación: {answer}.",
			relocation: "Mi disposición a trasladarme: {answer}.",
			residence: "Mi lugar de residencia: {answer}.",
		},
		slots: {
			contact: "[teléfono o correo]",
			start: "[fecha]",
			salary: "[importe]",
			level: "[nivel]",
			answer: "[por completar]",
		},
		points: [
			"Estos son los puntos de mi trayectoria que más se acercan al puesto:",
		],
		pointsFor: ["De mi trayectoria hasta ahora:"],
		pointsAlso: ["También, de mi trabajo:"],
		holds: ["Cuento además con {items}."],
		holdsListed: [
			"Cuento con la siguiente formación: {items}.",
			"Mis titulaciones: {items}.",
			"Cuento con la siguiente formación: {items}.",
		],
		underWay: ["Aún sin terminar: {items}."],
		courses: [
			"He realizado el siguiente curso: {items}.",
			"He cursado: {items}.",
			"He realizado los siguientes cursos: {items}.",
		],
		standing: ["Tendría que renovar: {items}."],
		also: ["Mi currículum recoge también: {items}."],
		plainShows: [
			"Estos son los puntos de mi trayectoria que más se acercan al puesto:",
		],
		closing: [
			"Quedo a su disposición para una entrevista ({contact}).",
			"Me gustaría ampliar esta información en una entrevista ({contact}).",
		],
		plainClosing: [
			"Quedo a su disposición para una entrevista.",
			"Me gustaría ampliar esta información en una entrevista.",
		],
		question: [
			"En mi currículum no figura. Por eso pregunto antes de presentar mi candidatura: ¿la tendrían en cuenta de todos modos?",
		],
		questionToCome: [
			"Por eso pregunto antes de presentar mi candidatura: ¿podrían esperar hasta entonces, o puedo volver a escribirles después?",
		],
		inquiryClosing: ["Les agradecería una breve respuesta ({contact})."],
	},
	informal: {},
};
