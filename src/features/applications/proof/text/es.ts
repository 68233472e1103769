export const proof = {
  title: 'Expediente de prueba',
  hint: 'Los datos enviados, los textos mostrados, la dirección de red, el control antirrobots, las confirmaciones del correo y todos los pasos en un PDF.',
  make: 'Preparar el expediente',
  dialog: '¿Preparar el expediente de prueba?',
  text: 'El expediente muestra el número de identidad y la dirección de red. El registro de auditoría anota que usted lo preparó, con su motivo.',
  reason: 'Motivo',
  done: 'El expediente de prueba está listo.',
};
