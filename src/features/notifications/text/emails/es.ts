export const es = {
  notificationSummary: {
    name: 'Resumen diario de notificaciones',
    subject: '{{party}}: sus notificaciones sin leer',
    preview: 'Lo que ha llegado desde ayer y está sin leer.',
    heading: 'Sus notificaciones sin leer',
    text: '{{list}}',
    action: 'Abrir el panel',
    note: 'Recibe este correo porque el resumen diario está activado en su cuenta. Puede desactivarlo en la página de su cuenta.',
  },
};
