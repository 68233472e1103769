import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const emailTemplates: TextOf<typeof tr.emailTemplates> = {
  title: 'Textos de los correos',
  lead: 'Los textos de los correos que envía el sitio, en cada idioma.',
  administration: 'Los textos de los correos que envía el sitio; cambios y vista previa.',
  forbiddenTitle: 'Los administradores cambian los textos de los correos',
  forbiddenText: 'Para abrir esta página necesita permisos de administrador.',
  failedTitle: 'No se pudieron abrir los textos de los correos',
  goneTitle: 'No existe ese correo',
  goneText: 'Puede que la dirección esté mal escrita.',
  toList: 'Volver a los textos de los correos',
  edited: 'cambiado',
  languagesOf: '{{name}}: idiomas',
  languages: 'Idioma del correo',
  builtInNote: 'En este idioma se usa el texto original.',
  editedNote: 'En este idioma se usa un texto cambiado.',
  texts: 'Textos',
  fields: {
    subject: 'Asunto',
    preview: 'Línea de vista previa',
    heading: 'Título',
    greeting: 'Saludo',
    text: 'Texto',
    action: 'Botón',
    note: 'Nota',
  },
  hints: {
    preview: 'Se ve junto al asunto en la bandeja de entrada.',
    text: 'Una línea vacía empieza un párrafo nuevo.',
    note: 'En letra pequeña debajo del botón.',
  },
  wrong: '{{field}} no es válido.',
  faults: 'Corrija esto para guardar',
  save: 'Guardar',
  reset: 'Restaurar el texto original',
  resetTitle: '¿Restaurar el texto original?',
  resetText: 'Se borrarán sus cambios en este idioma.',
  wasReset: 'Se ha restaurado el texto original.',
  shown: 'Vista previa',
  shownNote: 'Con valores de ejemplo. No se envía ningún correo.',
  form: 'Forma de la vista previa',
  html: 'Vista',
  plain: 'Solo texto',
  previewFailed: 'La vista previa muestra el último texto válido.',
};

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    'email-subject': 'Asunto',
    'email-preview': 'Línea de vista previa',
    'email-heading': 'Título',
    'email-greeting': 'Saludo',
    'email-text': 'Texto',
    'email-action': 'Botón',
    'email-note': 'Nota',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    emailTemplate: 'Textos de los correos',
  },
  action: {
    'emailTemplate-update': 'Cambio',
    'emailTemplate-reset': 'Vuelta al texto original',
  },
  did: {
    'emailTemplate-update': 'Cambió el texto de un correo',
    'emailTemplate-reset': 'Devolvió un correo a su texto original',
  },
  didTo: {
    'emailTemplate-update': 'Cambió el texto del correo {{subject}}',
    'emailTemplate-reset': 'Devolvió el correo {{subject}} a su texto original',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { emailTemplates, audit };
