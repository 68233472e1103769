/** What its part of the API says: refusals, names of fields. */
export const es = {
  errors: {
    requestClosed: 'Esta solicitud ya se respondió.',
    noApplication:
      'Ninguna solicitud de afiliación corresponde a esta petición; puede que se haya eliminado.',
  },
  validation: {
    unknownApplication: 'No hay ninguna solicitud de afiliación con este código.',
  },
  fields: {
    receivedOn: 'Recibida el',
    applicationCode: 'Código de la solicitud de afiliación',
    answer: 'Respuesta',
    rules: 'Reglas',
  },
};
