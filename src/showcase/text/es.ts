import type { TextOf } from '../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const showcase: TextOf<typeof tr.showcase> = {
  name: 'Componentes',
  code: {
    title: 'Código',
    copy: 'Copiar el código',
  },
  sections: {
    'data-display': 'Presentación de datos',
    lists: 'Listas',
  },
  worlds: {
    dashboard: 'Panel de administración',
    site: 'Páginas públicas',
  },
  states: {
    conflict: 'Conflicto',
    default: 'Normal',
    disabled: 'Desactivado',
    empty: 'Vacío',
    failed: 'Error',
    forbidden: 'Sin permiso',
    loading: 'Cargando',
    long: 'Palabras largas',
    many: 'Muchos elementos',
    noMatch: 'Sin coincidencias',
    one: 'Un elemento',
  },
  pages: {
    start: {
      title: 'Resumen',
      lead: 'Las piezas del sitio y del panel, en todos sus estados y con su código.',
    },
    colors: {
      title: 'Colores',
      lead: 'Las funciones de los colores, sus tonos y los signos de estado.',
    },
    typography: {
      title: 'Tipografía',
      lead: 'Títulos, tamaños de texto y textos largos.',
    },
    buttons: {
      title: 'Botones',
      lead: 'Cuatro tipos de botón, iconos y menús.',
    },
    inputs: {
      title: 'Campos',
      lead: 'Todo lo que se escribe, se elige y se busca.',
    },
    forms: {
      title: 'Formularios',
      lead: 'Validación, guardado y cómo se muestran los errores.',
    },
    modals: {
      title: 'Diálogos',
      lead: 'Confirmación, eliminación, formularios breves y avisos.',
    },
    charts: {
      title: 'Gráficos',
      lead: 'Mapa, columnas y barras.',
    },
    detailLists: {
      title: 'Listas de detalles',
      lead: 'Los datos y el historial de un solo registro.',
    },
    quickStats: {
      title: 'Cifras clave',
      lead: 'Los números más importantes de un asunto.',
    },
    tables: {
      title: 'Tablas',
      lead: 'Orden, selección, páginas y estados vacíos.',
    },
    gridLists: {
      title: 'Listas en cuadrícula',
      lead: 'Elementos iguales, uno junto a otro.',
    },
    groupedLists: {
      title: 'Listas agrupadas',
      lead: 'Elementos reunidos bajo títulos.',
    },
  },
  examples: {
    start: {
      publicIcons: {
        title: 'Iconos del sitio',
        text: 'Iconos de línea dibujados para este producto; la flecha de avance se refleja al leer de derecha a izquierda.',
      },
      icons: {
        title: 'Iconos',
        text: 'Un icono siempre acompaña a una palabra o lleva el nombre de su botón. Los que indican dirección se reflejan al leer de derecha a izquierda.',
      },
      mark: {
        title: 'Esquina abierta',
        text: 'El signo gráfico del partido: una línea de tres píxeles arriba y al comienzo. Si hay espacio, el número va en el margen.',
      },
    },
    colors: {
      textColors: {
        title: 'Colores del texto',
        text: 'Cuerpo, enlaces, texto secundario y la palabra marcada en los resultados de búsqueda.',
      },
      roles: {
        title: 'Funciones',
        text: 'Los componentes no nombran colores, solo su función. Cada par cumple el contraste WCAG AA.',
      },
      ramps: {
        title: 'Tonos',
        text: 'Los pasos de los que se eligen las funciones. La última fila son los seis pasos de mapas y gráficos.',
      },
      statuses: {
        title: 'Signos de estado',
        text: 'Un estado nunca se muestra solo con el color: cada signo tiene su forma y su palabra.',
      },
    },
    typography: {
      levels: {
        title: 'Títulos del sitio',
        text: 'Los tamaños crecen con el ancho de la pantalla; un ajuste los fija.',
      },
      headings: {
        title: 'Títulos',
        text: 'Las palabras largas se parten y no ensanchan la columna. Las letras «fi» nunca se unen.',
      },
      texts: {
        title: 'Tamaños de texto',
        text: 'El texto más pequeño mide 14 píxeles. Los números conservan su dirección al leer de derecha a izquierda.',
      },
      pageHeader: {
        title: 'Encabezado de página',
        text: 'El título, una frase debajo y un número o una fecha en el margen.',
      },
      prose: {
        title: 'Texto largo',
        text: 'Texto que viene de Markdown: líneas de 66 caracteres, viñetas y citas.',
      },
    },
    buttons: {
      kinds: {
        title: 'Tipos y estados',
        text: 'Una página tiene un solo botón relleno; el rojo es solo para eliminar. Bajo el puntero el fondo se oscurece y el foco del teclado dibuja un anillo.',
      },
      sizes: {
        title: 'Tamaños y botones con icono',
        text: 'Los lectores de pantalla dicen el nombre de un botón que solo tiene icono. El área táctil mide al menos 24 píxeles.',
      },
      rowMenu: {
        title: 'Menú de fila',
        text: 'Se abre con un clic o Intro, se recorre con las flechas, Esc lo cierra y el foco vuelve al botón.',
      },
      submit: {
        title: 'Botón de inicio de sesión',
        text: 'No se desactiva durante la petición para no perder el foco; una segunda pulsación no envía nada.',
      },
      buttons: {
        title: 'Botones y enlaces',
        text: 'El área táctil mide 44 píxeles. Un texto largo pasa a la línea siguiente y no se corta.',
      },
    },
    inputs: {
      questions: {
        title: 'Preguntas y consentimiento',
        text: 'La pregunta es un título con sus opciones debajo. También se puede pulsar el texto de la casilla.',
      },
      textFields: {
        title: 'Campos de texto',
        text: 'La etiqueta va arriba y la ayuda debajo. El error está bajo el campo y vinculado a él.',
      },
      choices: {
        title: 'Opciones',
        text: 'Las casillas y los interruptores cambian con la barra espaciadora. Ningún consentimiento viene marcado.',
      },
      filters: {
        title: 'Filtros',
        text: 'En las listas los filtros están en la dirección, así que «Atrás» también los deshace. «Borrar» aparece si hay alguno.',
      },
      plainFields: {
        title: 'Campos de la página de inicio de sesión',
        text: 'Escritos sin la biblioteca de componentes para que la página de inicio de sesión sea ligera.',
      },
      fields: {
        title: 'Campos para escribir',
        text: 'Los mensajes en el idioma de la página sustituyen a los avisos del navegador.',
      },
      search: {
        title: 'Búsqueda',
        text: 'Las letras y terminaciones turcas se relacionan entre sí.',
      },
    },
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
  },
};
