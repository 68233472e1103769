import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const staticPages: TextOf<typeof tr.staticPages> = {
  title: 'Páginas fijas',
  administration:
    'Su propio texto en lugar de los incorporados en páginas como quiénes somos, donar, privacidad y accesibilidad.',
  lead: 'Textos en lugar de los incorporados.',
  names: {
    about: 'Quiénes somos',
    donation: 'Donar',
    measurement: 'Medición',
    accessibility: 'Accesibilidad',
    privacy: 'Privacidad',
  },
  places: {
    about:
      'Sustituye el título y el texto de la sección «Quiénes somos». Escríbalo en Datos del partido → Quiénes somos; al quitar este, se muestra aquel.',
    donation: 'Sustituye el título y el texto de la sección sobre quién puede donar.',
    measurement: 'Aparece debajo de la pregunta sobre la medición, como sección propia.',
    accessibility: 'Sustituye el título y el texto de la página.',
    privacy: 'Sustituye el título y el texto de la página.',
  },
  notices: 'Avisos de privacidad y declaraciones',
  descriptions: {
    accessibility:
      'Usar el sitio de {{party}} con teclado, lector de pantalla o ampliado; carencias conocidas y cómo avisarnos.',
    privacy: 'Qué datos se tratan al leer el sitio de {{party}}, y sus derechos.',
  },
  builtIn: 'Texto incorporado',
  own: 'Texto propio: {{languages}}',
  languages: 'Idiomas',
  onSite: 'Ver en el sitio',
  turkishFirst: 'Escriba primero el texto en turco. Se muestra en los idiomas que no tienen texto.',
  builtInNote: 'En este idioma se muestra el texto incorporado.',
  ownNote: 'En este idioma se muestra su texto.',
  turkishShown: 'No hay texto en este idioma: se muestra el turco.',
  fields: { title: 'Título', body: 'Texto' },
  panes: 'Vista del texto',
  pane: { write: 'Escribir', read: 'Vista previa' },
  previewEmpty: 'El texto aparece aquí cuando lo escribe.',
  save: 'Guardar',
  restore: 'Restablecer el texto incorporado',
  restoreTitle: '¿Restablecer el texto incorporado?',
  restoreText: 'Se elimina su texto en este idioma; la página vuelve a mostrar el incorporado.',
  faults: 'No se pudo guardar el texto así',
  wrong: '{{field}} no es válido.',
  failedTitle: 'No se pudieron cargar las páginas',
  goneTitle: 'No existe esa página',
  goneText: 'Puede que la dirección esté mal escrita.',
  toList: 'Volver a las páginas',
  forbiddenTitle: 'Solo los administradores editan los textos de las páginas',
  forbiddenText: 'Si necesita esta página, diríjase a un administrador.',
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    turkishFirst: 'Escriba primero el texto en turco.',
    turkishLast: 'Quite primero los textos en los demás idiomas: dependen del texto en turco.',
  },
  fields: { 'page-title': 'Título', 'page-body': 'Texto' },
  success: { pageRestored: 'Se vuelve a mostrar el texto incorporado.' },
};

export const audit: TextOf<typeof tr.audit> = {
  group: { staticPage: 'Textos de páginas' },
  action: {
    'staticPage-update': 'Texto modificado',
    'staticPage-reset': 'Texto incorporado restablecido',
  },
  did: {
    'staticPage-update': 'Modificó el texto de una página',
    'staticPage-reset': 'Restableció el texto incorporado de una página',
  },
  didTo: {
    'staticPage-update': 'Modificó el texto de la página {{subject}}',
    'staticPage-reset': 'Restableció el texto incorporado de la página {{subject}}',
  },
  fields: { 'page-title': 'Título' },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { staticPages, audit };
