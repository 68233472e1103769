/** What its part of the API says: rules, names of fields. */
export const es = {
  validation: {
    meetingEnds: 'El final debe ser posterior al inicio.',
    meetingUrl: '{{field}} debe ser una dirección completa que empiece por https://.',
  },
  fields: {
    'meeting-title': 'Título',
    'meeting-summary': 'Resumen',
    'meeting-body': 'Orden del día',
    'meeting-startsAt': 'Inicio',
    'meeting-endsAt': 'Final',
    'meeting-place': 'Lugar',
    'meeting-address': 'Dirección',
    'meeting-province': 'Provincia',
    'meeting-onlineUrl': 'Dirección de la emisión',
    'meeting-audience': 'Abierta a',
    'meeting-state': 'Estado',
  },
};
