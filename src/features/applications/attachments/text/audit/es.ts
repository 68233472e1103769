/** What it writes into the audit log, and the names of the fields. */
export const es = {
  action: {
    'application-addFile': 'Adición de un archivo',
    'application-openFile': 'Apertura de un archivo',
    'application-removeFile': 'Eliminación de un archivo',
  },
  did: {
    'application-addFile': 'Añadió un archivo a una solicitud',
    'application-openFile': 'Abrió un archivo de una solicitud',
    'application-removeFile': 'Eliminó un archivo de una solicitud',
  },
  didTo: {
    'application-addFile': 'Añadió un archivo a la solicitud {{subject}}',
    'application-openFile': 'Abrió un archivo de la solicitud {{subject}}',
    'application-removeFile': 'Eliminó un archivo de la solicitud {{subject}}',
  },
  fields: { attachment: 'Número del archivo' },
};
