/** Its events, as the audit log shows them. */
export const es = {
  group: { redirect: 'Redirecciones' },
  action: {
    'redirect-create': 'Alta de una redirección',
    'redirect-update': 'Cambio de una redirección',
    'redirect-delete': 'Eliminación de una redirección',
    'redirect-paste': 'Alta de muchas redirecciones',
  },
  did: {
    'redirect-create': 'Añadió una redirección',
    'redirect-update': 'Cambió una redirección',
    'redirect-delete': 'Eliminó una redirección',
    'redirect-paste': 'Añadió muchas redirecciones',
  },
  didTo: {
    'redirect-create': 'Añadió la redirección de {{subject}}',
    'redirect-update': 'Cambió la redirección de {{subject}}',
    'redirect-delete': 'Eliminó la redirección de {{subject}}',
    'redirect-paste': 'Añadió muchas redirecciones de {{subject}}',
  },
  fields: {
    'redirect-from': 'Dirección antigua',
    'redirect-to': 'Dirección nueva',
    'redirect-isPermanent': 'Permanente',
    'redirect-added': 'Redirecciones añadidas',
  },
};
