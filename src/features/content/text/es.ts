import type { TextOf } from '../../../platform/i18n/text.ts';
import { desk } from './desk/es.ts';
import { editor } from './editor/es.ts';
import { fields } from './fields/es.ts';
import { lists } from './lists/es.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    home: 'Inicio',
    all: 'Todo el contenido',
    archive: 'Archivo',
  },
  categories: {
    haberler: {
      name: 'Noticias',
      unit_one: 'noticia',
      unit_other: 'noticias',
      lead: 'Del parlamento, de los barrios y de nuestras sedes, de la más reciente a la más antigua.',
    },
    makaleler: {
      name: 'Ensayos',
      unit_one: 'ensayo',
      unit_other: 'ensayos',
      lead: 'Ideas abiertas al debate, con la firma de su autor.',
    },
    ziyaretler: {
      name: 'Visitas',
      unit_one: 'visita',
      unit_other: 'visitas',
      lead: 'Dónde estuvimos, qué escuchamos y qué anotamos.',
    },
    basinAciklamalari: {
      name: 'Comunicados de prensa',
      unit_one: 'comunicado',
      unit_other: 'comunicados',
      lead: 'Las posiciones públicas del partido, íntegras.',
    },
    teskilatCalismalari: {
      name: 'Trabajo de las sedes',
      unit_one: 'crónica',
      unit_other: 'crónicas',
      lead: 'Lo que hacen nuestros afiliados en provincias y distritos.',
    },
    liberalSiyaset: {
      name: 'Política liberal',
      unit_one: 'texto',
      unit_other: 'textos',
      lead: 'Los conceptos con que pensamos, aplicados a las preguntas de hoy.',
    },
    raporlar: {
      name: 'Informes',
      unit_one: 'informe',
      unit_other: 'informes',
      lead: 'Lo que medimos sobre el terreno, con su método y sus datos.',
    },
    english: {
      name: 'En inglés',
      unit_one: 'texto',
      unit_other: 'textos',
      lead: 'Una selección de textos en inglés.',
    },
  },
  list: {
    allTitle: 'Todo el contenido',
    allLead:
      'Noticias, ensayos, visitas e informes en una sola lista, de lo más reciente a lo más antiguo.',
    archiveTitle: 'Archivo',
    archiveLead:
      'Contenido que ya no es actual. Las direcciones no cambian y los textos permanecen.',
    unit_one: 'contenido',
    unit_other: 'contenidos',
    category: 'Categoría',
    allCategories: 'Todas',
    year: 'Año',
    allYears: 'Todos',
    filter: 'Filtrar',
    filters: 'Filtrar el contenido',
    range: '{{from}}–{{to}} / {{total}}',
    clear: 'Quitar el filtro',
    titlePage: '{{title}}, página {{page}}',
    titleYear: '{{title}}, {{year}}',
    seeAll: 'Todo el contenido',
    emptyTitle: 'Todavía no hay nada',
    emptyText: 'En esta sección no se ha publicado nada. Puede consultar las demás secciones.',
    noMatchTitle: 'Nada coincide con el filtro',
    noMatchText: 'No hay contenido en la categoría y el año elegidos. Puede elegir otra cosa.',
    tagTitle: 'Etiqueta: {{tag}}',
    tagLead: 'Todo lo que lleva esta etiqueta, primero lo más reciente.',
    noTagText: 'No hay nada publicado con esta etiqueta.',
  },
  article: {
    reading: '{{minutes}} min de lectura',
    author: 'Por',
    published: 'Publicado',
    readingTime: 'Tiempo de lectura',
    minutes: '{{minutes}} minutos',
    edited: 'Última edición',
    contents: 'En este texto',
    shareWhatsapp: 'Compartir en WhatsApp',
    shareX: 'Compartir en X',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado',
    related: 'Contenido relacionado',
    archived: 'Este texto está archivado; refleja lo que se sabía el día de su publicación.',
    tags: 'Etiquetas',
    place: 'Lugar',
    /** Before the name of the photographer or the source. */
    credit: 'Imagen:',
    translations: 'Otros idiomas',
  },
  files: {
    title: 'Archivos adjuntos',
    report: 'El informe completo',
    download: 'Descargar',
    open: 'Abrir el documento',
    pages_one: '{{pages}} página',
    pages_other: '{{pages}} páginas',
  },
  home: {
    join: 'Afíliese',
    readProgramme: 'Leer el programa',
    principlesNav: 'Nuestros principios',
    agenda: 'Actualidad',
    principles: 'Nuestros principios',
    principlesNote: 'Los principios del partido.',
    programme: 'Programa del partido',
    visits: 'En camino',
    visitsNote: 'Adónde fuimos hace poco.',
    allVisits: 'Todas las visitas',
    portrait: '{{duty}} {{name}}, retrato',
    biography: 'Leer la biografía',
    recipient: 'Beneficiario',
    iban: 'IBAN',
    copyIban: 'Copiar IBAN',
    ibanCopied: 'IBAN copiado',
    donationTerms: 'Condiciones de donación',
  },
  /** The page of a preview link. */
  preview: {
    bar: 'Vista previa – sin publicar',
    text: 'Solo quien conoce el enlace ve esta página. Está abierta hasta {{when}}.',
    endedTitle: 'Este enlace de vista previa ya no es válido',
    endedText:
      'Puede haber caducado, haberse anulado o haberse sustituido por otro. Pida uno nuevo a quien se lo envió.',
  },
  editor,
  desk,
  lists,
  fields,
};
