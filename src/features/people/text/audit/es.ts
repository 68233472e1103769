/** Its events, as the audit log shows them. */
export const es = {
  group: { person: 'Personas' },
  action: {
    'person-create': 'Alta de una persona',
    'person-update': 'Cambio de una persona',
    'person-delete': 'Eliminación de una persona',
    'person-order': 'Orden de las personas',
  },
  did: {
    'person-create': 'Añadió una persona',
    'person-update': 'Cambió una persona',
    'person-delete': 'Eliminó una persona',
    'person-order': 'Cambió el orden de las personas',
  },
  didTo: {
    'person-create': 'Añadió a {{subject}}',
    'person-update': 'Cambió a {{subject}}',
    'person-delete': 'Eliminó a {{subject}}',
    'person-order': 'Cambió el orden de {{subject}}',
  },
  fields: {
    'person-name': 'Nombre',
    'person-duty': 'Cargo',
    'person-province': 'Provincia',
    'person-boards': 'Órganos',
    'person-portraitId': 'Fotografía',
  },
};
