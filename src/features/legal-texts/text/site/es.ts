import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
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
