/** The examples of the start page, and of colours, text, buttons and inputs. */
export const elements = {
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
};
