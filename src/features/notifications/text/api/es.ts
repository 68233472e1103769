export const es = {
  fields: {
    upTo: 'Última notificación',
    isRead: 'Leída',
    muted: 'Notificaciones no deseadas',
    daily: 'Resumen diario',
    key: 'Notificación',
  },
};
