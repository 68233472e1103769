import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  errors: {
    forbiddenMove: 'La solicitud no puede pasar de su estado actual al estado elegido.',
  },
  fields: {
    reason: 'Motivo',
    adminNote: 'Nota interna',
    missingFields: 'Datos que faltan',
    assignee: 'Responsable',
    city: 'Provincia',
    district: 'Distrito',
    from: 'Primer día',
    to: 'Último día',
    reached: 'Estado por el que pasó',
    only: 'Marca',
    filter: 'Filtro',
    action: 'Acción',
  },
  success: {
    applicationStatus: 'Se actualizó el estado de la solicitud.',
    applicationNote: 'Se guardó la nota.',
    applicationAssigned: 'Se actualizó la persona responsable.',
    applicationsChanged_one: 'Se actualizó {{count}} solicitud.',
    applicationsChanged_other: 'Se actualizaron {{count}} solicitudes.',
  },
};
