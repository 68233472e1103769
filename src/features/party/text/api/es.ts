import { es as fields } from '../fields/es.ts';
import { prefixed } from '../prefixed.ts';

/** What its part of the API says: rules, names of fields. */
export const es = {
  validation: {
    unreadableColor:
      'Este color no se lee bien: el texto blanco sobre él, o un texto de este color sobre fondo claro, cuesta de leer. Elija un tono más oscuro.',
    colorFormat: '{{field}} debe tener la forma #0067cf.',
    containerId: '{{field}} debe tener la forma GTM-ABC123.',
    partyEmail: '{{field}} debe tener la forma nombre@ejemplo.es.',
    partyPhone: '{{field}} debe tener la forma 0312 000 00 00 o +49 30 123456.',
    httpsLink: '{{field}} debe ser una dirección completa que empiece por https://.',
    iban: '{{field}} no es válido. Revise las cifras; un IBAN turco empieza por TR y tiene 26 caracteres.',
    sloganLines: '{{field}}: 6 líneas como máximo, de hasta 120 caracteres cada una.',
    translationMissing:
      '{{field}}: los otros textos de esta parte están traducidos. Traduzca también este o borre los otros.',
    logoMissing: 'El logotipo no está en la biblioteca. Elija otra imagen.',
    logoUnreadable: 'Esta imagen no puede usarse como logotipo. Elija otra.',
  },
  fields: prefixed('party', fields),
  mediaUses: { party: 'Logotipo del partido' },
};
