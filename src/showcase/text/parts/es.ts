/** The examples of the larger parts: forms, dialogs, charts, tables and lists. */
export const parts = {
  forms: {
    recordForm: {
      title: 'Formulario de un registro',
      text: 'Al guardar, un resumen enumera los errores y recibe el foco; cada línea lleva a su campo.',
    },
    failedSave: {
      title: 'Formulario no guardado',
      text: 'Lo escrito permanece. Si otra persona cambió el registro, se pregunta con qué versión continuar.',
    },
    note: {
      title: 'Nota',
      text: 'El botón solo se puede usar tras un cambio; debajo figura quién escribió por última vez.',
    },
    form: {
      title: 'Formulario para visitantes',
      text: 'Se puede enviar sin JavaScript; el navegador y el servidor lo validan con las mismas reglas.',
    },
    refusedForm: {
      title: 'Formulario rechazado',
      text: 'El resumen recibe el foco, lo escrito permanece y el campo se marca con una línea y con palabras.',
    },
  },
  modals: {
    confirm: {
      title: 'Confirmación',
      text: 'El foco está en el botón de cancelar. Esc cierra y el foco vuelve al botón que lo abrió.',
    },
    deletion: {
      title: 'Eliminación',
      text: 'Se nombra lo que se eliminará. Si el servidor lo rechaza, el motivo aparece en el diálogo.',
    },
    formDialog: {
      title: 'Formulario breve',
      text: 'Para tareas de un solo campo; los formularios más largos tienen su propia página.',
    },
    messages: {
      title: 'Avisos',
      text: 'Se muestran poco tiempo y esperan bajo el puntero. Un aviso nunca es la única copia de un error o de una acción.',
    },
    settings: {
      title: 'Ajustes de apariencia',
      text: 'El panel de ajustes común al sitio y al panel de administración. Lo que se elige en él se guarda.',
    },
  },
  charts: {
    provinceMap: {
      title: 'Mapa de provincias',
      text: 'Es una sola parada del tabulador; las flechas cambian de provincia. Los mismos datos se abren como tabla y en el teléfono hay una lista en lugar del mapa.',
    },
    weekColumns: {
      title: 'Columnas semanales',
      text: 'La semana más alta y la actual muestran su número; la actual se dibuja como contorno.',
    },
    partBars: {
      title: 'Partes de un todo',
      text: 'Cada número lleva a su lista. Las barras claras son el segundo grupo: dónde están ahora los registros.',
    },
    shareBars: {
      title: 'Barra de proporciones',
      text: 'La información de los colores está también en el texto de al lado.',
    },
    panelStates: {
      title: 'Estados de un panel',
      text: 'Mientras carga, el esqueleto aparece a los 300 milisegundos; un error ocupa su lugar con un botón para reintentar.',
    },
  },
  detailLists: {
    facts: {
      title: 'Lista de datos',
      text: 'Primero el nombre y al lado el valor. Las palabras largas se parten y un valor desconocido es una raya.',
    },
    recordHead: {
      title: 'Encabezado de un registro',
      text: 'Un nombre largo no se corta. Las teclas K y J también abren el registro anterior y el siguiente.',
    },
    timeline: {
      title: 'Cronología',
      text: 'El suceso más reciente está arriba: quién, qué, cuándo y por qué.',
    },
    years: {
      title: 'Años',
      text: 'Los años están en el margen; en pantallas estrechas pasan sobre el texto.',
    },
  },
  quickStats: {
    partyFigures: {
      title: 'Cifras del partido',
      text: 'Una cifra que es cero no se muestra.',
    },
    figures: {
      title: 'Cifras',
      text: 'Cada cifra enlaza con su lista. Una desconocida es una raya y una que no se pudo cargar, un signo de interrogación.',
    },
    counts: {
      title: 'Cifras de las vistas',
      text: 'Las vistas de una lista, cada una con el número de sus filas.',
    },
  },
  tables: {
    table: {
      title: 'Tabla',
      text: 'Los encabezados ordenan, las casillas seleccionan y la flecha abre los detalles. En el teléfono cada fila es una tarjeta.',
    },
    tableStates: {
      title: 'Sin filas',
      text: 'Hay cuatro estados vacíos distintos: nada aún, sin coincidencias, sin permiso y error.',
    },
    pager: {
      title: 'Páginas',
      text: 'Las páginas son enlaces: se pueden abrir en una pestaña y compartir.',
    },
    writtenTable: {
      title: 'Tabla en un texto',
      text: 'Una tabla más ancha que la página se desplaza por sí sola, también con el teclado.',
    },
  },
  gridLists: {
    files: {
      title: 'Archivos',
      text: 'Las fichas de la mediateca: vista previa o icono, nombre y una línea de datos.',
    },
    people: {
      title: 'Personas',
      text: 'Dos, tres o cuatro columnas. Quien no tiene foto aparece con sus iniciales.',
    },
    titled: {
      title: 'Textos con título',
      text: 'En tantas columnas como quepan.',
    },
    ways: {
      title: 'Vías de contacto',
      text: 'Solo las que se han introducido; si no hay ninguna, una frase lo dice.',
    },
  },
  groupedLists: {
    pageLinks: {
      title: 'Páginas del sitio',
      text: 'Números, anterior y siguiente; la página actual está marcada.',
    },
    entries: {
      title: 'Lista en un panel',
      text: 'Título, número y enlace a todos; un título largo se corta tras la segunda línea.',
    },
    sections: {
      title: 'Secciones',
      text: 'El nombre de la sección va a un lado y el contenido junto a él; en pantallas estrechas, uno sobre otro.',
    },
    months: {
      title: 'Contenidos por mes',
      text: 'La fecha está en el margen y el contenido más reciente es mayor.',
    },
    paired: {
      title: 'Textos emparejados',
      text: 'Dos textos de igual importancia, uno junto a otro si hay espacio.',
    },
    principles: {
      title: 'Principios',
      text: 'Textos breves con un orden, con sus números.',
    },
  },
};
