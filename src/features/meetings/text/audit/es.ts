/** Its events, as the audit log shows them. */
export const es = {
  group: { meeting: 'Reuniones' },
  action: {
    'meeting-create': 'Alta de una reunión',
    'meeting-update': 'Cambio de una reunión',
    'meeting-delete': 'Eliminación de una reunión',
  },
  did: {
    'meeting-create': 'Añadió una reunión',
    'meeting-update': 'Cambió una reunión',
    'meeting-delete': 'Eliminó una reunión',
  },
  didTo: {
    'meeting-create': 'Añadió la reunión {{subject}}',
    'meeting-update': 'Cambió la reunión {{subject}}',
    'meeting-delete': 'Eliminó la reunión {{subject}}',
  },
  fields: {
    'meeting-title': 'Título',
    'meeting-startsAt': 'Inicio',
    'meeting-endsAt': 'Final',
    'meeting-place': 'Lugar',
    'meeting-province': 'Provincia',
    'meeting-state': 'Estado',
  },
};
