/** Its events, as the audit log shows them. */
export const es = {
  group: {
    party: 'Datos del partido',
  },
  action: {
    'party-update': 'Cambio',
  },
  did: {
    'party-update': 'Cambió los datos del partido',
  },
  didTo: {
    'party-update': 'Cambió los datos de {{subject}}',
  },
  fields: {
    changedFields: 'Campos cambiados',
    'party-name': 'Nombre del partido',
    'party-shortName': 'Nombre corto',
    'party-color': 'Color principal',
    'party-phone': 'Teléfono',
    'party-email': 'Correo electrónico',
    'party-whatsapp': 'Número de WhatsApp',
    'party-tagManagerId': 'Identificador del gestor de etiquetas',
    'party-social': 'Redes sociales',
    'party-donation': 'Cuentas bancarias',
  },
};
