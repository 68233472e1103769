/** Its events, as the audit log shows them. */
export const es = {
  group: {
    privacyRequest: 'Peticiones sobre datos',
    retention: 'Conservación',
  },
  action: {
    'privacyRequest-create': 'Registro',
    'privacyRequest-answer': 'Respuesta',
    'privacyRequest-erase': 'Eliminación de datos',
    'privacyRequest-copy': 'Copia de datos',
    'retention-change': 'Cambio de plazos',
    'retention-run': 'Eliminación por plazo',
  },
  did: {
    'privacyRequest-create': 'Registró una petición sobre datos',
    'privacyRequest-answer': 'Respondió una petición sobre datos',
    'privacyRequest-erase': 'Eliminó una solicitud de afiliación por una petición sobre datos',
    'privacyRequest-copy': 'Obtuvo una copia de los datos de una persona',
    'retention-change': 'Cambió los plazos de conservación',
    'retention-run': 'Eliminó registros cuyo plazo había terminado',
  },
  didTo: {
    'privacyRequest-create': 'Registró la petición {{subject}}',
    'privacyRequest-answer': 'Respondió la petición {{subject}}',
    'privacyRequest-erase': 'Eliminó la solicitud de afiliación de la petición {{subject}}',
    'privacyRequest-copy': 'Obtuvo una copia de los datos para la petición {{subject}}',
    'retention-change': 'Cambió los plazos de conservación',
    'retention-run': 'Eliminó registros cuyo plazo había terminado',
  },
  fields: {
    kind: 'Tipo',
    channel: 'Vía',
    record: 'Registro',
  },
};
