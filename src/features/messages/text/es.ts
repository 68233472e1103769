import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const messages: TextOf<typeof tr.messages> = {
  title: 'Mensajes de contacto',
  one: 'Mensaje',
  forbidden: 'Los mensajes son para administradores y editores',
  forbiddenText: 'No tiene permiso para abrir esta página.',
  toList: 'Volver a los mensajes',
  state: {
    new: 'Nuevo',
    inProgress: 'En curso',
    answered: 'Respondido',
    spam: 'No deseado',
  },
  all: 'Todos',
  byState: 'Vistas por estado',
  otherTopic: 'Otro asunto',
  nobody: 'Sin responsable',
  fields: {
    sender: 'Remitente',
    topic: 'Asunto',
    state: 'Estado',
    assignedTo: 'Responsable',
    createdAt: 'Recibido',
    email: 'Correo',
    phone: 'Teléfono',
    locale: 'Idioma',
  },
  locale: {
    tr: 'turco',
    en: 'inglés',
    de: 'alemán',
    es: 'español',
  },
  list: {
    label: 'Lista de mensajes',
    allTopics: 'Todos los asuntos',
    allAssignees: 'Mensajes de todos',
    unassigned: 'Sin responsable',
    mine: 'Asignados a mí',
    notSearchable:
      'Los nombres y los textos se guardan cifrados; por eso no se puede buscar en los mensajes.',
    markSpam: 'Marcar como no deseados',
    assign: 'Asignar los seleccionados',
    noneTitle: 'Todavía no hay mensajes',
    noneText: 'Los mensajes del formulario de contacto aparecen aquí.',
    noMatchTitle: 'Ningún mensaje coincide con estos filtros',
    noMatchText: 'Elija otra vista o quite los filtros.',
    pastEndTitle: 'No hay mensajes en esta página',
    pastEndText: 'La lista termina en una página anterior.',
    failedTitle: 'No se pudieron abrir los mensajes',
  },
  details: {
    message: 'Mensaje',
    sender: 'Remitente',
    handling: 'Estado y responsable',
    save: 'Guardar',
    note: 'Nota',
    noteHint: 'Solo la ve el equipo',
    noteSave: 'Guardar nota',
    reply: 'Responder',
    replied: 'Nuestra respuesta',
    replyText: 'Su respuesta',
    replyHint:
      'Se envía a {{email}} con la plantilla de correo en {{language}}, que incluye el saludo y el nombre del partido.',
    send: 'Enviar respuesta',
    timeline: 'Cronología',
    delete: 'Eliminar',
    deleteQuestion: '¿Eliminar este mensaje de forma permanente?',
    deleteHint: 'El mensaje, las respuestas, la nota y la cronología no se pueden recuperar.',
    goneTitle: 'Este mensaje no existe',
    goneText: 'Puede que se haya eliminado.',
    failedTitle: 'No se pudo abrir el mensaje',
    conflict:
      'El mensaje cambió después de que lo abriera. Lo que escribió sigue aquí; compruebe el estado actual y envíelo de nuevo.',
  },
  event: {
    submitted: 'envió el mensaje',
    state: 'cambió el estado: {{state}}',
    assigned: 'lo asignó a {{name}}',
    unassigned: 'quitó el responsable',
    note: 'cambió la nota',
    replied: 'respondió por correo',
    emailSent: 'entregó la respuesta al servidor de correo',
    emailFailed: 'no pudo enviar la respuesta: {{reason}}',
  },
  fault: {
    refused: 'el servidor del destinatario la rechazó',
    invalidAddress: 'la dirección no es válida',
    mailServer: 'no se pudo contactar con el servidor de correo',
    unknown: 'el servidor se detuvo durante el envío; es posible que haya llegado',
    other: 'un error inesperado',
  },
  actor: {
    sender: 'Remitente',
    system: 'Sistema',
  },
};

export const contactForm: TextOf<typeof tr.contactForm> = {
  description:
    'Escriba a {{party}}: el formulario de contacto, el correo de cada asunto y cómo recibir antes la respuesta.',
  lead: 'Escriba su pregunta, su propuesta o su objeción. Si elige el asunto, llegará directamente a la oficina adecuada.',
  form: 'Escriba aquí',
  formNote: 'Respondemos por correo electrónico.',
  fields: {
    name: 'Su nombre',
    email: 'Su correo electrónico',
    phone: 'Su teléfono (opcional)',
    topic: 'Asunto',
    text: 'Su mensaje',
    branch: 'Agrupación',
    notice: 'Información sobre los datos',
  },
  emailHint: 'Enviaremos nuestra respuesta a esta dirección.',
  phoneHint: 'Por ejemplo, +34 612 345 678. Solo llamaremos si hace falta.',
  textHint:
    'No incluya números de identidad, datos de salud ni similares. Como máximo, 5000 caracteres.',
  other: 'Otro asunto',
  notice: 'Usamos lo que escribe solo para responderle:',
  /** Before the name of the branch. */
  reader: 'Su mensaje lo leerá:',
  toParty: 'Escribir a la sede central',
  send: 'Enviar',
  required: {
    name: 'Escriba su nombre.',
    email: 'Escriba su correo electrónico.',
    topic: 'Elija un asunto.',
    text: 'Escriba su mensaje.',
  },
  wrongEmail: 'Escriba un correo como nombre@ejemplo.com.',
  wrongPhone: 'Escriba un teléfono como +34 612 345 678 o +90 532 123 45 67.',
  wrongTopic: 'Elija uno de los asuntos de la lista.',
  tooLong: 'Acorte su mensaje.',
  topics: 'Correos por asunto',
  topicsNote: 'Cada enlace abre un correo con el asunto ya escrito.',
  tips: 'Tres cosas que aceleran la respuesta',
  tip1: 'Resuma el asunto en la primera frase.',
  tip2: 'Deje un correo al que podamos responder y, si quiere, un teléfono.',
  tip3: 'No incluya números de identidad, datos de salud ni similares.',
  allAddresses: 'Teléfono, direcciones y horarios',
  received: {
    title: 'Hemos recibido su mensaje',
    lead: 'Gracias por escribirnos.',
    description: 'Hemos recibido su mensaje.',
    next: '¿Qué ocurre ahora?',
    step1: 'La oficina correspondiente lee su mensaje.',
    /** Instead of the first step, if it was written to a branch. */
    readBy: 'Su mensaje lo lee: {{branch}}.',
    step2:
      'Nuestra respuesta llegará al correo que ha indicado. Si no llega en unos días, mire también en la carpeta de correo no deseado.',
    step3: 'Si es urgente, llámenos o escríbanos por WhatsApp.',
    again: 'Escribir otro mensaje',
    contact: 'Teléfono y direcciones',
  },
};

export const messageEmails: TextOf<typeof tr.messageEmails> = {
  messageReply: {
    name: 'Respuesta a un mensaje',
    subject: '{{party}}: nuestra respuesta a su mensaje',
    preview: 'La respuesta al mensaje que nos envió.',
    heading: 'Nuestra respuesta a su mensaje',
    text: '{{reply}}',
    note: 'Este correo responde al mensaje que se envió el {{date}} hacia las {{time}} (hora de Turquía) con el formulario de contacto de nuestro sitio. Si no lo escribió usted, elimine este correo.',
  },
  messageArrived: {
    name: 'Mensaje sobre un tema',
    subject: '{{party}}: nuevo mensaje sobre «{{topic}}» ({{count}})',
    preview: 'Ha llegado un mensaje por el formulario de contacto.',
    heading: 'Nuevo mensaje',
    text: 'Mensajes nuevos sobre «{{topic}}» por el formulario de contacto: {{count}}. Uno de ellos llegó el {{date}} hacia las {{time}}. Puede leerlos y responderlos en el panel.',
    action: 'Abrir los mensajes',
    note: 'Este correo no contiene datos de los remitentes ni el texto. Como máximo se envía uno por hora y tema. Los administradores cambian la dirección en los datos del partido.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
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

export const audit: TextOf<typeof tr.audit> = {
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

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { messages, audit };
