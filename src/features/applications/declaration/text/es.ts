export const declaration = {
  title: 'Declaración de ingreso',
  hint: 'Un PDF rellenado para firmar a mano. Escanee la versión firmada y añádala a los archivos.',
  withNumbers: 'Incluir el número de identidad',
  withNumbersHint:
    'Si no, su lugar queda vacío para rellenarlo a mano. Si se incluye, se pide de nuevo su contraseña y el motivo queda en el registro de auditoría.',
  reason: 'Motivo',
  download: 'Descargar la declaración',
  done: 'La declaración está lista.',
};
