// Spanish: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "herramientas|herramientas y tecnologías",
	headings: {
		summary: `
			resumen|perfil|perfil profesional|sobre mí|sobre mi|acerca de mí|acerca de mi|objetivo|objetivo profesional
			resumen profesional|extracto|presentación
			quién soy|quien soy|sobre mi persona|resumen ejecutivo|perfil personal|mi perfil|declaración personal`,
		work: `
			experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral
			experiencias profesionales|prácticas|experiencia de trabajo|trayectoria
			trayectoria laboral|recorrido profesional|recorrido laboral|carrera profesional|empleos|historial profesional
			antecedentes laborales|experiencia relevante|trabajos|experiencia y trayectoria|vida laboral|puestos desempeñados
			antecedentes profesionales|carrera
			mi trayectoria|mi experiencia|puestos|puestos anteriores|recorrido|experiencias laborales|dónde he trabajado
			actividad laboral|actividad profesional|ocupaciones|cargos desempeñados|historia laboral
			experiencia profesional relevante|antecedentes de trabajo|trayectoria y experiencia|experiencia previa|mi camino`,
		education: `
			formación|formación académica|educación|estudios|formación reglada|datos académicos|educación y formación
			estudios realizados
			formación y estudios|antecedentes académicos|historial académico|títulos|titulaciones|trayectoria académica
			preparación académica|educación formal|formación universitaria|estudios y formación
			mis estudios|formación profesional|escolaridad|formación y títulos|instrucción|titulación|titulación académica
			estudios académicos|formación oficial|nivel de estudios|grado académico|estudios cursados
			antecedentes educacionales|educación superior|datos de formación`,
		skills: `
			habilidades|aptitudes principales|principales aptitudes|competencias|aptitudes|conocimientos
			habilidades técnicas|competencias técnicas|competencias clave|conocimientos técnicos|conocimientos informáticos
			destrezas|capacidades|competencias personales|competencias digitales|informática|habilidades y competencias
			capacidades y competencias personales|capacidades y aptitudes personales|aptitudes y conocimientos|tecnologías
			otros conocimientos|habilidades personales|competencias profesionales
			habilidades clave|fortalezas|áreas de especialización|competencias principales|herramientas y habilidades
			habilidades profesionales|habilidades y conocimientos|qué sé hacer|especialidades|capacidades técnicas
			aptitudes profesionales
			lo que sé hacer|mis fortalezas|puntos fuertes|saber hacer|habilidades blandas|manejo de herramientas
			conocimientos y habilidades|cualidades|competencias y habilidades|áreas de experiencia|áreas de competencia
			software y herramientas|conocimientos específicos|otras competencias|otras habilidades|competencias informáticas
			habilidades y destrezas`,
		languages:
			"idiomas|lenguas|competencias lingüísticas|conocimiento de idiomas|otros idiomas",
		projects:
			"proyectos|proyectos personales|proyectos destacados|proyectos académicos",
		certifications: `
			cursos|formación adicional|formación complementaria|certificaciones|certificados|licencias
			cursos y certificaciones|licencias y certificaciones|certificaciones y cursos|títulos y certificados
			cursos y talleres|capacitación|capacitaciones|diplomas|cursos realizados|acreditaciones|perfeccionamiento|otros cursos
			certificaciones profesionales`,
		software: "herramientas|programas",
		publications: "publicaciones|artículos",
		volunteer: "voluntariado|experiencia de voluntariado",
		contact: `
			contacto|contactar|datos personales|datos de contacto|información personal|información de contacto|información
			enlaces|redes|redes sociales`,
		awards:
			"premios|reconocimientos|logros|becas|premios y reconocimientos|méritos",
		interests: `
			intereses|aficiones|pasatiempos|intereses personales|aficiones e intereses|intereses y aficiones
			tiempo libre|ocio`,
		references: "referencias|referencias profesionales|referencias laborales",
		other: `
			otros|otros datos|información adicional|datos de interés
			otros datos de interés|patentes`,
	},
	and: "y|e",
	or: "o|u",
	openers: "y|en|del|con|para|de|la",
	page: {
		page: "página",
		of: "de",
		behind: "",
		updated: "última actualización",
		headingStyle: "título",
	},
	person: {
		documentTitle:
			"currículum(?: v[ií]tae)?|hoja de vida|solicitud de empleo|formulario de solicitud",
		nameLabel:
			"apellidos?(?:\\(s\\))? ?\\/ ?nombres?(?:\\(s\\))?|nombre(?: y apellidos)?",
		firstNameLabel: "nombres?",
		lastNameLabel: "apellidos?",
		greeting: "(?:¡?hola!?[,.]? )?(?:soy|me llamo|mi nombre es)",
		addressLabel: "dirección|domicilio|ubicación|ciudad|residencia",
		addressKind: "domicilio|trabajo",
		streetEnd: "",
		streetStart: "calle|c\\/|avenida|avda\\.?|av\\.|plaza|paseo",
	},
	places: {
		countries: `
			alemania|francia|españa|italia|países bajos|bélgica|suiza|austria|dinamarca|noruega|suecia|polonia|canadá|méxico
			brasil|perú|panamá`,
		onLetter: "estados unidos|ee. uu.|canadá|méxico|panamá",
		regions: "cataluña|catalunya|andalucía|comunidad de madrid",
		cities: `
			málaga|sevilla|bogotá|medellín|córdoba|ciudad de méxico|murcia|palma|las palmas|alicante|valladolid|vigo|gijón
			vitoria|a coruña|elche|oviedo|badalona|cartagena|terrassa|jerez de la frontera|sabadell|santa cruz de tenerife
			pamplona|almería|san sebastián|donostia|burgos|albacete|santander|castellón|logroño|badajoz|huelva|lleida
			tarragona|cádiz|jaén|girona|ourense|lugo|toledo|cáceres|segovia|león|zamora|cuenca|huesca|ávila|barranquilla|cali
			cartagena de indias|bucaramanga|quito|guayaquil|arequipa|cusco|trujillo|valparaíso|viña del mar|concepción
			antofagasta|temuco|la serena|punta arenas|puerto montt|rancagua|iquique|rosario|mendoza|la plata|mar del plata
			salta|tucumán|asunción|la paz|santa cruz de la sierra|cochabamba|caracas|maracaibo|puebla|tijuana|mérida|querétaro
			oaxaca|cancún|san josé|guatemala|tegucigalpa|managua|santo domingo|la habana`,
		areaEnd: "",
		in: "en",
		within: `
			de|del|la
			el|los|las|y|d[’']`,
		remote: "teletrabajo|remoto",
		placeLabel: "localidad|lugar|ciudad",
	},
	entry: {
		title: `
			carretiller[oa]
			ingenier[oa]|desarrollador(?:a)?|programador(?:a)?|gerente|jef[ea]|director(?:a)?|directora|asistente|auxiliar
			analista|consultor(?:a)?|técnic[oa]|enfermer[oa]|profesor(?:a)?|maestr[oa]|docente|vendedor(?:a)?|dependient[ea]
			becari[oa]|prácticas|aprendiz|contable|encargad[oa]|responsable de|administrativ[oa]|secretari[oa]|operari[oa]
			conductor(?:a)?|cociner[oa]|camarer[oa]|cajer[oa]|cuidador(?:a)?|educador(?:a)?|formador(?:a)?|redactor(?:a)?
			diseñador(?:a)?|arquitect[oa]|abogad[oa]|médic[oa]|farmacéutic[oa]|investigador(?:a)?|coordinador(?:a)?|agente
			electricista|mecánic[oa]|recepcionista|comercial|asesor(?:a)?|especialista|supervisor(?:a)?|fundador(?:a)?
			voluntari[oa]
			enólog[oa]|catador(?:a)?|vendimiador(?:a)?|albañil|fontaner[oa]|carpinter[oa]|soldador(?:a)?|pintor(?:a)?
			jardiner[oa]|peluquer[oa]|esteticista|panader[oa]|pasteler[oa]|reposter[oa]|carnicer[oa]|pescader[oa]
			pescador(?:a)?|ganader[oa]|agricultor(?:a)?|peón|capataz|maquinista|torner[oa]|fresador(?:a)?
			mozo(?: de almacén)?|almacener[oa]|repartidor(?:a)?|transportista|taxista|chófer|piloto|azafat[oa]|tripulante
			marinero|capitán|guía|monitor(?:a)?|entrenador(?:a)?|socorrista|vigilante|bomber[oa]|limpiador(?:a)?|barman
			sumiller|ayudante|pinche|gobernanta|conserje|telefonista|teleoperador(?:a)?|escaparatista|comprador(?:a)?
			reponedor(?:a)?|promotor|representante|delegad[oa]|ejecutiv[oa]|subdirector(?:a)?|presidente|presidenta|gestor
			tesorer[oa]|economista|matrona|fisioterapeuta|terapeuta|psicólog[oa]|logopeda|odontólog[oa]|dentista
			veterinari[oa]|biólog[oa]|químico|geólog[oa]|celador(?:a)?|trabajador(?:a)?|orientador(?:a)?|tutor(?:a)?
			catedrátic[oa]|bibliotecari[oa]|archiver[oa]|conservador(?:a)?|restaurador(?:a)?|traductor(?:a)?|intérprete
			periodista|locutor(?:a)?|fotógraf[oa]|realizador(?:a)?|guionista|actor|actriz|músico|bailarín|bailarina
			ilustrador(?:a)?|maquetador(?:a)?|impresor|costurer[oa]|modista|sastre|zapater[oa]|joyer[oa]|ceramista
			instalador(?:a)?|montador(?:a)?|calderer[oa]|topógraf[oa]|delineante|aparejador(?:a)?|jornaler[oa]|niñer[oa]
			emplead[oa]|funcionari[oa]|pasante|practicante|procurador(?:a)?|notari[oa]|auditor(?:a)?|operador(?:a)?
			manipulador(?:a)?|gerocultor(?:a)?|optometrista|kinesiólog[oa]|educador(?:a)? de párvulos|parvulari[oa]|matrón
			preventista|bodeguer[oa]|cosechador(?:a)?|inspector(?:a)?|controlador(?:a)?|planificador(?:a)?|dinamizador(?:a)?
			animador(?:a)?|interventor(?:a)?|líder|jefatura|residente|proyectista|puericultor(?:a)?`,
		afterTitle: "de",
		organization: `
			grupo|banco|clínica|instituto|agencia|fundación|restaurante|ministerio|seguros|farmacia|cruz roja|centro
			comunidad|ayuntamiento
			bodegas?|viñedos?|almacenes|talleres?|industrias|construcciones|transportes|hermanos|hnos\\.?|hijos|cooperativa
			asociación|consejería|consejo|diputación|hospital|residencia|hotel|(?!ingeni)\\p{L}+er[ií]as?
			(?!conse)\\p{L}*asesoría|inmobiliaria|constructora|distribuidora|editorial|laboratorios?|fábrica|granja|finca
			supermercados?|tienda|teatro|museo|archivo|biblioteca|junta de|gobierno de|generalitat|xunta|municipalidad
			consultora|compañía|empresa|despacho|estudio|cadena|parador|balneario|guardería`,
		institution: `
			centro de formación|ies|cifp|academia|conservatorio|universitat|institut|universidad|politécnica|facultad|instituto|colegio|escuela
			liceo|centro educativo|inacap|cfp|eoi|ceip|duoc|sena|uned|preparatoria|centro integrado|consejo superior`,
		degree: `
			graduado escolar|certificado de profesionalidad|ciclo superior|educación secundaria
			grado(?: superior| medio)?|licenciad[oa]|licenciatura|máster|doctorado|diplomatura|bachillerato|técnico superior
			formación profesional|ciclo formativo(?: de grado (?:superior|medio))?|título(?: profesional| técnico| universitario)?|diplomado|maestría|magíster
			postgrado|posgrado|especialización|técnic[oa] de nivel superior|bachiller
			fp(?: ii?)?|eso|egb|bup|cou|ingeniería(?: técnica| superior)?|perito|profesorado|secundaria|primaria
			preparatoria|tecnicatura|enseñanza (?:media|básica)|técnic[oa] (?:medio |superior )?en|curso superior
			certificado de escolaridad|graduado|graduada|doctor(?:a)? en|tecnólogo|máster universitario`,
		field: "en",
		at: `
			en la empresa`,
		atBehindTitle: "en",
		employment: "jornada completa|media jornada|tiempo completo",
		toolsLabel: "tecnologías|herramientas",
		lineLabel: "tecnologías|herramientas|funciones|logros|responsabilidades",
		issuedBy: "por|emitido por|expedido por",
		expires: "válid[oa] hasta",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: `
			nativ[oa]|lengua materna|bilingüe|fluido|avanzad[oa]|intermedi[oa]|básic[oa]
			nivel (?:alto|medio|bajo|avanzado|intermedio|básico|nativo)|alto|medio
			fluida|conversación|conversacional|materna|nociones|elemental
			nivel (?:conversacional|profesional|elemental|bilingüe|materno)|buen nivel|muy buen nivel|hablado y escrito
			perfecto|bueno|bien`,
		very: "muy",
		noun: "nivel",
		skill: {
			expert: "experto|experta",
			advanced: "avanzado|avanzada",
			intermediate: "intermedio|intermedia",
			beginner: "básico|básica|principiante",
		},
		veryGood: "muy buen[oa]?",
		language: {
			native: "nativ[oa]|materna",
			fluent: "fluido|fluida|con fluidez",
			proficient: "avanzado",
			conversational: "intermedi[oa]|conversacional",
			basic: "básico",
		},
	},
	languages: {
		names: `
			inglés|alemán|francés|español|castellano|italiano|portugués|neerlandés|holandés|catalán|euskera|gallego|ruso
			chino|japonés|árabe|polaco|rumano|sueco|danés|noruego|valenciano|griego|turco|hebreo|coreano|latín
			ucraniano|checo|eslovaco|esloveno|croata|serbio|búlgaro|húngaro|finés|finlandés|islandés|estonio|letón|lituano
			albanés|persa|kurdo|hindi|urdu|mandarín|chino mandarín|tailandés|vietnamita|indonesio|quechua|aimara|guaraní
			mapudungun|náhuatl|maya|bable|asturiano|aragonés|vasco|armenio|georgiano|lengua de signos|lengua de señas
			esperanto|irlandés|flamenco|bereber|wolof`,
		qualifier: "lengua",
		nativeLabel: "lenguas? maternas?",
		selfAssessment: `
			otros? idiomas?|comprensión(?: oral| lectora| auditiva| de lectura)?|expresión (?:oral|escrita)|producción oral
			interacción oral|niveles|hablar|escribir|escuchar|leer`,
	},
	form: {
		dates: `
			fechas?|fechas? \\(.*|per[ií]odo|duración|desde ?[-–/] ?hasta|año(?: de (?:obtención|titulación))?`,
		begins: "fecha (?:de )?(?:inicio|ingreso|alta|entrada)|desde|inicio",
		ends: "fecha (?:de )?(?:fin|finalización|salida|baja|término|egreso)|hasta|fin|término",
		title: `
			profesión o.*|título de la.*|(?:puesto|cargo|función)(?: (?:desempeñad[oa]|ocupad[oa]|de trabajo))?|ocupación
			categoría(?: profesional)?|título(?: obtenido)?|titulación|estudios|carrera|cualificación.*|especialidad`,
		tasks: `
			funciones(?: .*)?|principales (?:materias|funciones|actividades).*|tareas(?: .*)?|responsabilidades(?: .*)?
			descripción(?: .*)?|logros|nota(?: media)?|calificación`,
		where: `
			nombre y (?:dirección|tipo) de.*
			(?:nombre de la |nombre del )?(?:empresa|empleador|organización|compañía|centro(?: de (?:estudios|trabajo|formación))?|institución|escuela|universidad)
			razón social|entidad`,
		place: "lugar(?: de trabajo)?|ciudad|localidad|población",
		passedOver: `
			sector de actividad|tipo de (?:empresa|actividad)|nivel en la clasificación
			motivo de (?:salida|retiro|cese|desvinculación)|jefe inmediato|jefe directo|sueldo(?=:)|salario(?=:)|sector(?=:)
			número de empleados|tipo de contrato(?=:)|rubro(?=:)|giro(?=:)|personal a cargo(?=:)`,
	},
};
