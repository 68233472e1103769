import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const transfer: TextOf<typeof tr.transfer> = {
  title: 'Importar y exportar',
  lead: 'Suba una exportación de WordPress (XML) o de Ghost (JSON), sola o en un ZIP con sus imágenes, o un ZIP de archivos Markdown. Primero se comprueba; no se escribe nada antes de empezar.',
  administration:
    'Traer contenidos de WordPress, de Ghost o de archivos Markdown; descargar todos los contenidos.',
  upload: 'Elegir archivo',
  uploaded: 'El archivo se recibió y se está comprobando.',
  started: 'La importación ha empezado.',
  start: 'Empezar la importación',
  repeat: 'Importar de nuevo',
  remove: 'Eliminar informe',
  previous: 'Importaciones anteriores',
  none: 'Aún no se ha importado nada.',
  progress: '{{done, number}} de {{entries, number}} registros',
  categories: 'Categorías',
  categoriesText:
    'Las categorías del archivo con el mismo nombre o la misma dirección ya están asignadas; puede cambiarlas.',
  categoriesAsked:
    'Sin equivalente aquí: {{count, number}}. Elija en qué se convierten; si no elige, serán «{{otherwise}}».',
  notChosen: 'Sin elegir: {{otherwise}}',
  otherwise: 'Sin categoría',
  categoryEntries: '{{name}} ({{count, number}} registros)',
  download: 'Descargar las imágenes que faltan de {{site}}',
  downloadText: 'Faltan {{missing, number}} imágenes en el archivo.',
  report: 'Registros',
  onlyProblems: 'Solo omitidos e incompletos',
  more: 'Mostrar más',
  noNotes: 'No hay registros.',
  failedTitle: 'No se pudieron abrir las importaciones',
  forbiddenTitle: 'Solo los administradores importan y exportan',
  forbiddenText: 'Para abrir esta página se necesita el rol de administrador.',
  export: 'Exportación',
  exportText:
    'Todos los contenidos en Markdown, las páginas, los órganos y los documentos, las imágenes y los adjuntos tal como se guardan, en un ZIP.',
  exportButton: 'Descargar todo',
  import: 'Importación',
  tooLarge: 'El archivo puede tener como máximo {{megabytes, number}} MB.',
  uploading: 'Subiendo: {{percent}} %',
  exporting: 'Se está preparando la exportación; en un sitio grande puede tardar unos minutos.',
  exported: 'La exportación se ha descargado.',
  kindLabel: 'Tipo',
  site: 'Sitio',
  authors: 'Autores',
  andOthers: '{{names}} y {{others, number}} más',
  pictures: 'Imágenes y archivos',
  picturesMissing: '{{pictures, number}}; {{missing, number}} no están en el archivo subido',
  found: 'Resultado de la comprobación',
  foundText: 'El archivo tiene {{entries, number}} entradas.',
  checkingText: 'Se está comprobando el archivo: se han leído {{done, number}} entradas.',
  mayLeave: 'Puede salir de esta página; el trabajo continúa en el servidor.',
  missingTitle: 'No existe esa importación',
  missingText: 'Puede haberse eliminado. Se conservan las últimas veinte importaciones.',
  removeQuestion: 'Se eliminarán el archivo subido y su informe:',
  removeHint: 'Los contenidos importados se conservan.',
  kind: {
    wxr: 'WordPress',
    ghost: 'Ghost',
    markdown: 'Markdown',
  },
  state: {
    checking: 'Comprobando',
    checked: 'Lista para empezar',
    running: 'En curso',
    done: 'Terminada',
    failed: 'Fallida',
  },
  action: {
    create: 'Nuevo',
    change: 'Actualización',
    same: 'Sin cambios',
    skip: 'Omitido',
  },
  reason: {
    notPost: 'No es una entrada ni una página',
    trashed: 'En la papelera o en un estado desconocido',
    passwordProtected: 'Protegida con contraseña',
    noTitle: 'No tiene título',
    noText: 'No tiene texto',
    tooLong: 'El texto es demasiado largo',
    tooComplex: 'El texto es demasiado complejo',
    badDate: 'La fecha no se puede leer',
    badEntry: 'El registro no se puede leer',
    editedHere: 'Se editó aquí tras la importación',
    deletedHere: 'Se eliminó aquí tras la importación',
    notValid: 'Uno de sus campos no se acepta',
    pictureMissing: 'No se encontró una imagen o un archivo',
    pictureRefused: 'Se rechazó una imagen o un archivo',
    privateAddress:
      'No se descargó una imagen o un archivo: el sitio tiene una dirección de una red privada',
    siteUnreachable: 'No se descargó una imagen o un archivo: no se pudo acceder al sitio',
    addressTaken: 'Su dirección ya se usa aquí',
    membersMissing: 'Algunos de sus miembros no están aquí entre las personas',
    pageAsContent: 'Era una página; se convirtió en un contenido',
    firstFrameOnly: 'De una imagen animada solo se tomó el primer fotograma',
    textShortened: 'Se acortaron el título, el resumen, el autor o las etiquetas',
    altMissing:
      'Tiene una imagen sin texto alternativo; véase la pestaña «Sin texto alternativo» de los contenidos',
    elementsLost: 'De las partes sin equivalente aquí solo quedan las palabras: {{lost}}',
    commentsLost: 'Los comentarios no se han importado',
    fieldsIgnored: 'Se omitieron los datos iniciales que no se pudieron leer: {{lost}}',
    damaged: 'La línea {{line}} del archivo está dañada; revise las letras',
  },
  fault: {
    notXml: 'El XML del archivo está dañado en la línea {{line}}. No se importó nada.',
    notWxr: 'El archivo no es una exportación de WordPress.',
    notGhost: 'El archivo no es una exportación de Ghost o su JSON está dañado.',
    badZip: 'El archivo ZIP está dañado o contiene nombres de archivo no admitidos.',
    noEntries: 'El archivo no contiene contenidos.',
    tooManyEntries: 'El archivo tiene demasiados registros. Divídalo en varios.',
    tooLarge: 'Una parte del archivo es demasiado grande.',
    encoding: 'El archivo no está codificado en UTF-8.',
    doctype: 'El archivo contiene un tipo de documento (DOCTYPE), que se rechaza por seguridad.',
    tooDeep: 'Los elementos del archivo están demasiado anidados.',
    severalSites: 'El ZIP contiene exportaciones de varios sitios. Suba cada sitio por separado.',
    internal:
      'No se pudo completar la importación. Los detalles están en la lista de tareas fallidas.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    importRunning: 'Hay otra importación en curso. Espere a que termine.',
    importNotReady: 'Esta importación no se puede empezar.',
    exportRunning: 'Hay otra exportación en curso. Espere a que termine.',
  },
  validation: {
    importBadZip: 'El archivo ZIP está dañado o contiene nombres de archivo no admitidos.',
    importNoEntries: 'El archivo no contiene contenidos.',
    importTooManyEntries: 'El archivo tiene demasiados registros. Divídalo en varios.',
  },
  fields: {
    categories: 'Categorías',
    otherwise: 'Sin categoría',
    download: 'Descargar imágenes',
    after: 'Posición',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    transfer: 'Importación y exportación',
  },
  action: {
    'transfer-import': 'Importación',
    'transfer-export': 'Exportación',
  },
  did: {
    'transfer-import': 'Empezó una importación',
    'transfer-export': 'Exportó todos los contenidos',
  },
  didTo: {
    'transfer-import': 'Importó {{subject}}',
    'transfer-export': 'Exportó todos los contenidos: {{subject}}',
  },
  fields: {
    categories: 'Categorías',
    otherwise: 'Sin categoría',
    download: 'Descargar imágenes',
    entries: 'Registros',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { transfer, audit };
