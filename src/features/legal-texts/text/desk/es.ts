import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
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
    text: 'Texto (Markdown)',
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
