/** What its part of the API says: refusals, names of fields. */
export const es = {
  errors: {
    requestClosed: 'Esta solicitud ya se respondió.',
    tooManyRequestsOpen:
      'Cinco de sus solicitudes aún no tienen respuesta. Espere las respuestas antes de enviar otra.',
    noRecord:
      'Ninguna solicitud de afiliación corresponde a esta petición; puede que se haya eliminado.',
  },
  validation: {
    unknownRecord: 'No hay ninguna solicitud de afiliación con este código.',
  },
  fields: {
    fullName: 'Nombre',
    requestText: 'Texto de la petición',
    receivedOn: 'Recibida el',
    recordCode: 'Código de la solicitud de afiliación',
    answer: 'Respuesta',
    rules: 'Reglas',
  },
};
