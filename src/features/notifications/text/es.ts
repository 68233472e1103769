import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const notifications: TextOf<typeof tr.notifications> = {
  title: 'Notificaciones',
  open: 'Notificaciones',
  openUnread: 'Notificaciones, {{count}} sin leer',
  empty: 'No hay notificaciones nuevas',
  emptyText: 'Aquí aparecen las solicitudes, los mensajes y las tareas que se le asignan.',
  readAll: 'Marcar todas como leídas',
  read: 'Marcar como leída',
  unread: 'Marcar como no leída',
  remove: 'Quitar la notificación',
  settings: 'Ajustes de notificaciones',
  failed: 'No se pudieron cargar las notificaciones',
  isUnread: 'Sin leer',
  contacts: {
    title: 'Compañeros',
    open: 'Compañeros',
    here: 'Aquí ahora',
    seen: 'Visto por última vez {{when}}',
    never: 'Aún no visto',
    empty: 'No hay otros usuarios',
    emptyText: 'Un administrador añade los usuarios nuevos.',
    failed: 'No se pudieron cargar los compañeros',
    write: 'Escribir un correo a {{name}}',
    call: 'Llamar a {{name}}',
    search: 'Buscar una persona',
    none: 'Nadie tiene ese nombre',
  },
  prefs: {
    faults: 'No se pudieron guardar los ajustes',
    legend: 'Notificaciones en el panel',
    email: 'Correo electrónico',
    save: 'Guardar',
    text: 'Elija de qué quiere recibir notificaciones.',
    daily: 'Enviar cada mañana por correo las no leídas',
    dailyHint: 'A las 07:30, hora de Turquía, solo si hay algo nuevo.',
    saved: 'Se guardaron los ajustes de notificaciones.',
  },
  kinds: {
    applicationNew_one: 'Ha llegado una solicitud de afiliación nueva',
    applicationNew_other: 'Han llegado {{count}} solicitudes de afiliación nuevas',
    applicationAssigned: 'Se le ha asignado una solicitud: {{subject}}',
    applicationMoved: 'Se ha enviado una solicitud a su agrupación: {{subject}}',
    messageNew_one: 'Ha llegado un mensaje de contacto nuevo',
    messageNew_other: 'Han llegado {{count}} mensajes de contacto nuevos',
    messageAssigned: 'Se le ha asignado un mensaje',
    contentReview: '«{{subject}}» está pendiente de revisión',
    contentPublished: 'Se ha publicado «{{subject}}»',
    newDevice: 'Inicio de sesión en su cuenta desde un dispositivo nuevo: {{subject}}',
    emailFailed_one: 'No se pudo enviar un correo',
    emailFailed_other: 'No se pudieron enviar {{count}} correos',
  },
  unknownDevice: 'navegador desconocido',
  many: '{{count}}+',
};

/** The name of each kind: in the settings, and before a number in an e-mail. */
export const notificationLabels: TextOf<typeof tr.notificationLabels> = {
  applicationNew: 'Nueva solicitud de afiliación',
  applicationAssigned: 'Solicitud asignada a usted',
  applicationMoved: 'Solicitud enviada a su agrupación',
  messageNew: 'Nuevo mensaje de contacto',
  messageAssigned: 'Mensaje asignado a usted',
  contentReview: 'Contenido pendiente de revisión',
  contentPublished: 'Contenido publicado',
  newDevice: 'Inicio de sesión desde un dispositivo nuevo',
  emailFailed: 'Correo que no se pudo enviar',
};

export const notificationEmails: TextOf<typeof tr.notificationEmails> = {
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

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    upTo: 'Última notificación',
    isRead: 'Leída',
    muted: 'Notificaciones no deseadas',
    daily: 'Resumen diario',
    key: 'Notificación',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { notifications, notificationLabels };
