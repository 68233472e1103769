import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const wordFiles: TextOf<typeof tr.wordFiles> = {
  fromWord: 'Desde un archivo de Word',
  contentTitle: 'Contenido nuevo desde un archivo de Word',
  contentLead:
    'El texto y las imágenes del archivo pasan a un borrador nuevo. Puede revisarlo en el editor antes de publicarlo.',
  documentTitle: 'Texto nuevo desde un archivo de Word',
  documentLead:
    'Los artículos y las partes pasan a ser títulos con enlace propio. Los demás campos del borrador no cambian.',
  choose: 'Elegir archivo de Word',
  chooseOther: 'Elegir otro archivo',
  drop: 'Suelte aquí el archivo o elíjalo: {{name}}, como máximo {{megabytes}} MB.',
  sending: 'Enviando {{name}}: {{percent}} %',
  reading: 'Leyendo {{name}} y añadiendo sus imágenes a la biblioteca…',
  progress: '{{name}}, subida',
  tooLarge: 'El archivo supera los {{megabytes}} MB.',
  useText: 'Usar como texto del borrador',
  used: 'El texto del borrador ha cambiado; aún no se ha guardado.',
  undo: 'Deshacer',
  difference: 'Diferencia con la versión vigente',
  lostTitle: 'No se ha tomado del archivo de Word',
  lostText: 'Compare con el archivo de Word y añada a mano lo que falte.',
  dismiss: 'Cerrar',
  nothingLost: 'Se ha tomado todo lo que hay en el archivo.',
  pictures_one: 'Se ha añadido {{count}} imagen a la biblioteca.',
  pictures_other: 'Se han añadido {{count}} imágenes a la biblioteca.',
  lost: {
    pictureKinds_one:
      '{{count}} imagen de un tipo que no se puede usar (como EMF, WMF, GIF, TIFF).',
    pictureKinds_other:
      '{{count}} imágenes de tipos que no se pueden usar (como EMF, WMF, GIF, TIFF).',
    pictureFaults_one: '{{count}} imagen demasiado grande o dañada.',
    pictureFaults_other: '{{count}} imágenes demasiado grandes o dañadas.',
    morePictures_one: '{{count}} imagen por encima del número que se toma de un archivo.',
    morePictures_other: '{{count}} imágenes por encima del número que se toma de un archivo.',
    linkedPictures_one: '{{count}} imagen que solo está enlazada y no en el archivo.',
    linkedPictures_other: '{{count}} imágenes que solo están enlazadas y no en el archivo.',
    notePictures_one: '{{count}} imagen en una nota al pie: las notas no muestran imágenes.',
    notePictures_other: '{{count}} imágenes en notas al pie: las notas no muestran imágenes.',
    shapes_one: '{{count}} forma o dibujo.',
    shapes_other: '{{count}} formas o dibujos.',
    charts_one: '{{count}} gráfico o SmartArt.',
    charts_other: '{{count}} gráficos o SmartArt.',
    objects_one: '{{count}} objeto incrustado (como una hoja de Excel).',
    objects_other: '{{count}} objetos incrustados (como hojas de Excel).',
    equations_one: '{{count}} ecuación ha pasado a texto simple.',
    equations_other: '{{count}} ecuaciones han pasado a texto simple.',
    symbols_one: '{{count}} signo de una fuente de símbolos: no tiene equivalente.',
    symbols_other: '{{count}} signos de fuentes de símbolos: no tienen equivalente.',
    textBoxes_one: '{{count}} cuadro de texto: su texto sigue al párrafo en que estaba.',
    textBoxes_other: '{{count}} cuadros de texto: su texto sigue al párrafo en que estaban.',
    mergedCells_one: 'Se ha dividido {{count}} celda combinada.',
    mergedCells_other: 'Se han dividido {{count}} celdas combinadas.',
    innerTables_one: '{{count}} tabla dentro de otra ha pasado a texto simple.',
    innerTables_other: '{{count}} tablas dentro de otras han pasado a texto simple.',
    cellLines_one: 'Los párrafos de {{count}} celda han pasado a una línea.',
    cellLines_other: 'Los párrafos de {{count}} celdas han pasado a una línea.',
    listLetters_one: 'La letra de {{count}} elemento de lista ha pasado a número (1 en vez de a).',
    listLetters_other:
      'Las letras de {{count}} elementos de lista han pasado a números (1 en vez de a).',
    underlined_one: 'Se ha quitado el subrayado en {{count}} párrafo.',
    underlined_other: 'Se ha quitado el subrayado en {{count}} párrafos.',
    highlighted_one: 'Se ha quitado el resaltado en {{count}} párrafo.',
    highlighted_other: 'Se ha quitado el resaltado en {{count}} párrafos.',
    comments_one: '{{count}} comentario.',
    comments_other: '{{count}} comentarios.',
    insertions_one: 'Control de cambios: se ha aceptado {{count}} inserción.',
    insertions_other: 'Control de cambios: se han aceptado {{count}} inserciones.',
    deletions_one: 'Control de cambios: se ha aceptado {{count}} eliminación.',
    deletions_other: 'Control de cambios: se han aceptado {{count}} eliminaciones.',
    hiddenText_one: '{{count}} texto oculto.',
    hiddenText_other: '{{count}} textos ocultos.',
    headersFooters_one: '{{count}} encabezado o pie de página.',
    headersFooters_other: '{{count}} encabezados o pies de página.',
    contentsTable_one: 'El índice: la página muestra el suyo.',
    contentsTable_other: '{{count}} índices: la página muestra el suyo.',
    macros_one: 'Macros.',
    macros_other: 'Macros.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    purpose: 'Uso',
  },
  validation: {
    wordEncrypted:
      'El archivo de Word está protegido con contraseña. Quítela en Word, guárdelo y elíjalo de nuevo.',
    wordOld:
      'Este archivo tiene un formato antiguo (.doc o .rtf). Ábralo en Word y guárdelo como .docx.',
    wordIsPdf: 'Esto es un PDF. Elija el archivo de Word (.docx).',
    wordOpenDocument:
      'Esto es un archivo OpenDocument (.odt). Ábralo en LibreOffice o Word y guárdelo como .docx.',
    wordOtherFile: 'Esto no es un archivo de Word. Elija un archivo .docx.',
    wordUnreadable:
      'No se ha podido leer el archivo de Word. Ábralo en Word, guárdelo de nuevo e inténtelo otra vez.',
    wordTooComplex: 'El archivo de Word es demasiado grande o complejo. Divídalo.',
    wordTooLong: 'El texto del archivo es demasiado largo. Divídalo en archivos más cortos.',
    wordNoText: 'El archivo no tiene texto ni una imagen que se pueda usar.',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { wordFiles };
