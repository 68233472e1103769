export const reveal = {
  show: 'Mostrar',
  showLabel: 'Mostrar: {{label}}',
  hide: 'Ocultar',
  title: '¿Mostrar {{label}}?',
  text: 'Su nombre, el motivo y la hora quedan en el registro de auditoría. El número se oculta de nuevo tras un minuto.',
  reason: 'Motivo',
};

export const revealApi = { fields: { revealReason: 'Motivo' } };
