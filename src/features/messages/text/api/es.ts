export const es = {
  fields: {
    note: 'Nota',
    text: 'Texto',
    topic: 'Asunto',
    ids: 'Registros',
    assignedTo: 'Responsable',
  },
  success: {
    messageReplied: 'Su respuesta se está enviando por correo.',
    messageNoteSaved: 'Nota guardada.',
    messagesChanged_one: '{{count}} mensaje actualizado.',
    messagesChanged_other: '{{count}} mensajes actualizados.',
  },
};
