import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  action: { 'application-export': 'Exportación' },
  did: { 'application-export': 'Exportó solicitudes' },
  didTo: { 'application-export': 'Exportó la solicitud {{subject}}' },
  fields: {
    format: 'Formato',
    withNumbers: 'Con números de identidad',
    rows: 'Solicitudes',
    filter: 'Filtro',
  },
};
