export const es = {
  group: {
    message: 'Mensajes de contacto',
  },
  action: {
    'message-update': 'Mensaje cambiado',
    'message-updateMany': 'Varios mensajes cambiados',
    'message-note': 'Nota de un mensaje',
    'message-reply': 'Respuesta a un mensaje',
    'message-delete': 'Mensaje eliminado',
  },
  did: {
    'message-update': 'Cambió un mensaje de contacto',
    'message-updateMany': 'Cambió varios mensajes de contacto',
    'message-note': 'Cambió la nota de un mensaje de contacto',
    'message-reply': 'Respondió a un mensaje de contacto',
    'message-delete': 'Eliminó un mensaje de contacto',
  },
  didTo: {
    'message-update': 'Cambió el mensaje {{subject}}',
    'message-updateMany': 'Cambió los mensajes {{subject}}',
    'message-note': 'Cambió la nota del mensaje {{subject}}',
    'message-reply': 'Respondió al mensaje {{subject}}',
    'message-delete': 'Eliminó el mensaje {{subject}}',
  },
};
