import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const legalTexts: TextOf<typeof tr.legalTexts> = {
  names: {
    notice: 'Protección de datos en la afiliación',
    consent: 'Consentimiento explícito',
    declaration: 'Declaración de afiliación',
    contactNotice: 'Protección de datos en el formulario de contacto',
  },
  about: {
    notice: '¿Cómo trata {{party}} los datos de una solicitud de afiliación?',
    consent:
      'El texto completo del consentimiento explícito que {{party}} pide en la solicitud de afiliación.',
    declaration:
      'El texto completo y la explicación de la declaración que se hace al solicitar la afiliación a {{party}}.',
    contactNotice: '¿Cómo trata {{party}} los datos enviados con el formulario de contacto?',
  },
  page: {
    rail: 'Datos personales',
    older: 'Esta es una versión antigua. El texto en vigor es la versión {{number}}.',
    toPresent: 'Leer el texto en vigor',
    titleOld: '{{title}}, versión {{number}}',
    notTranslated: 'Este texto solo se publica en turco.',
    versions: 'Versiones',
    versionsNote: 'Cada versión publicada queda aquí y no se cambia.',
    version: 'Versión',
    hash: 'Resumen del texto (SHA-256):',
    readVersion: 'Leer la versión {{number}}',
    others: 'Otros textos',
  },
  published: 'La nueva versión está publicada.',
};

export const legalDesk: TextOf<typeof tr.legalDesk> = {
  title: 'Textos legales',
  lead: 'Protección de datos, consentimiento y declaración. Las versiones publicadas no cambian.',
  administration: 'Protección de datos, consentimiento y declaración; versiones y versión nueva.',
  forbiddenTitle: 'Los administradores cambian los textos legales',
  forbiddenText: 'Para abrir esta página necesita permisos de administrador.',
  failedTitle: 'No se pudieron abrir los textos legales',
  goneTitle: 'No existe ese texto',
  goneText: 'Puede que la dirección esté mal escrita.',
  toList: 'Volver a los textos legales',
  inForce: 'Versión {{number}} en vigor',
  since: 'Publicada {{when}}',
  languages: 'Idioma del texto',
  languageHint:
    'El texto turco es obligatorio. En un idioma vacío se muestra el texto turco; vacíe todos los campos de un idioma para quitar su traducción.',
  texts: 'Texto',
  fields: {
    title: 'Título',
    statement: 'Declaración',
    text: 'Texto',
    note: '¿Qué ha cambiado?',
  },
  hints: {
    statement: 'Se ve junto a la casilla del formulario.',
    text: 'Una línea con datos que el partido no ha escrito no se muestra.',
    note: 'Una frase en turco. Se ve junto a la versión en la página del texto; puede quedar vacía.',
  },
  inLanguage: '{{field}} ({{language}})',
  wrong: '{{field}} no es válido.',
  faults: 'Corrija esto para publicar',
  publish: 'Publicar como versión nueva',
  publishTitle: '¿Publicar la versión {{number}}?',
  publishText:
    'La versión nueva entra en vigor de inmediato y no se puede cambiar. Las solicitudes y los mensajes enviados antes conservan la versión que se mostró entonces.',
  publishNow: 'Publicar',
  preview: 'Vista previa',
  previewFailed: 'La vista previa muestra el último texto válido.',
  previewEmpty: 'No hay texto en este idioma; se muestra el turco.',
  versions: 'Versiones',
  versionOf: 'Versión {{number}}',
  by: 'Publicada por {{name}}',
  origin: {
    builtIn: 'Primer texto, incluido en el producto',
    edited: 'Texto nuevo',
    party: 'Cambiaron los datos del partido',
  },
  hash: 'Resumen (SHA-256)',
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    legalTextChanged:
      'Uno de los textos se ha renovado desde que abrió esta página. Lo que escribió sigue aquí; lea el nuevo texto y envíe el formulario otra vez.',
    legalTextUnchanged: 'El texto no tiene cambios que publicar.',
  },
  fields: {
    'tr-title': 'Título (turco)',
    'tr-statement': 'Declaración (turco)',
    'tr-text': 'Texto (turco)',
    'en-title': 'Título (inglés)',
    'en-statement': 'Declaración (inglés)',
    'en-text': 'Texto (inglés)',
    'de-title': 'Título (alemán)',
    'de-statement': 'Declaración (alemán)',
    'de-text': 'Texto (alemán)',
    'es-title': 'Título (español)',
    'es-statement': 'Declaración (español)',
    'es-text': 'Texto (español)',
    'legal-note': 'Nota sobre el cambio',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    legalText: 'Textos legales',
  },
  action: {
    'legalText-publish': 'Nueva versión',
  },
  did: {
    'legalText-publish': 'Publicó una nueva versión de un texto legal',
  },
  didTo: {
    'legalText-publish': 'Publicó una nueva versión del texto «{{subject}}»',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { legalDesk, legalTexts, audit };
