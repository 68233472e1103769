import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const privacy: TextOf<typeof tr.privacy> = {
  title: 'Protección de datos',
  lead: 'Peticiones de las personas sobre sus propios datos. La ley exige una respuesta en treinta días.',
  administration:
    'Peticiones de información, rectificación y supresión; cuánto se conservan los registros.',
  listLabel: 'Peticiones sobre datos',
  add: 'Registrar una petición',
  code: 'Código',
  person: 'Persona',
  kindLabel: 'Tipo',
  stateLabel: 'Estado',
  channelLabel: 'Vía',
  received: 'Recibida',
  due: 'Plazo',
  dueIn_one: 'queda {{number}} día',
  dueIn_other: 'quedan {{number}} días',
  overdueBy_one: 'vencida hace {{number}} día',
  overdueBy_other: 'vencida hace {{number}} días',
  answeredAt: 'Respuesta',
  text: 'Texto de la petición',
  answerLabel: 'Respuesta',
  answerHint: 'La respuesta se envía por correo electrónico si la persona dio una dirección.',
  answer: 'Responder',
  refuse: 'Rechazar',
  answerTitle: 'Responder a la petición',
  answeredBy: 'Respondida por',
  answerFailed:
    'La respuesta no se pudo enviar por correo electrónico. Hágasela llegar por otra vía.',
  application: 'Solicitud de afiliación',
  applicationErased: 'Eliminada',
  applicationNone: 'Sin solicitud de afiliación',
  open: 'Abrir la solicitud',
  copy: 'Descargar una copia de los datos',
  copyHint:
    'Todo lo que se guarda sobre la persona. Se pedirá su contraseña y quedará en el registro de auditoría.',
  erase: 'Eliminar los datos',
  eraseTitle: '¿Eliminar los datos?',
  eraseText:
    'La solicitud {{code}} se elimina para siempre con sus datos, adjuntos y clave. No se puede deshacer.',
  erased: 'Se eliminó la solicitud de afiliación con todo lo que le pertenece.',
  answered: 'Se respondió a la petición.',
  recorded: 'Se registró la petición.',
  email: 'Correo electrónico',
  emailHint: 'Si la hay; la respuesta se envía a esta dirección.',
  name: 'Nombre',
  receivedOn: 'Recibida el',
  receivedOnHint: 'Los treinta días empiezan este día.',
  applicationCode: 'Código de la solicitud de afiliación',
  applicationCodeHint: 'Si existe, por ejemplo B-7K4M-9XQ2',
  addTitle: 'Registrar una petición sobre datos',
  addLead: 'Para peticiones recibidas por correo electrónico, por correo postal o en persona.',
  faults: 'Algunos campos deben corregirse',
  save: 'Guardar',
  retentionTitle: 'Conservación',
  retentionLead:
    'Los registros cuyo plazo terminó se eliminan para siempre cada noche. El plazo empieza el día en que el registro pasó a este estado.',
  retentionLink: 'Conservación',
  days: 'días',
  daysHint: 'Si se deja vacío, no se elimina.',
  forever: 'No se elimina',
  standard_one: 'Sugerencia: {{number}} día',
  standard_other: 'Sugerencia: {{number}} días',
  runsTitle: 'Últimas eliminaciones',
  runsNone: 'Todavía no se ha eliminado nada. La primera eliminación será esta noche.',
  runNothing: 'No había nada que eliminar',
  runDeleted_one: '{{number}} registro eliminado',
  runDeleted_other: '{{number}} registros eliminados',
  saved: 'Se guardaron los plazos de conservación.',
  noneTitle: 'Todavía no hay peticiones',
  noneText:
    'Las peticiones aparecen aquí cuando alguien escribe desde la página de estado de su solicitud o cuando usted registra una.',
  noMatchTitle: 'Ninguna petición coincide con este filtro',
  noMatchText: 'Cambie o borre el filtro.',
  pastEndTitle: 'No hay peticiones en esta página',
  pastEndText: 'La lista termina en una página anterior.',
  failedTitle: 'No se pudieron abrir las peticiones',
  forbiddenTitle: 'La protección de datos la ven los administradores',
  forbiddenText: 'Necesita permisos de administrador para abrir esta página.',
  missingTitle: 'No existe esa petición',
  missingText: 'Puede que se haya eliminado al terminar su plazo.',
  all: 'Todos los estados',
  allKinds: 'Todos los tipos',
  back: 'Protección de datos',
  kind: {
    information: 'Información',
    correction: 'Rectificación',
    deletion: 'Supresión',
  },
  state: {
    open: 'Abierta',
    answered: 'Respondida',
    refused: 'Rechazada',
  },
  channel: {
    site: 'Página de estado',
    email: 'Correo electrónico',
    post: 'Correo postal',
    office: 'En persona',
  },
  retained: {
    application: 'Solicitud de afiliación',
    privacyRequest: 'Petición sobre datos',
    message: 'Mensaje de contacto',
  },
  retainedState: {
    'application-application': 'Solicitud nueva',
    'application-inReview': 'En revisión',
    'application-missingInformation': 'Falta información',
    'application-reddedildi': 'Rechazada',
    'application-uyelikIslemleriTamamlandi': 'Afiliación completada',
    'application-withdrawn': 'Retirada',
    'privacyRequest-answered': 'Respondida',
    'privacyRequest-refused': 'Rechazada',
    'message-answered': 'Respondido',
    'message-spam': 'No deseado',
  },
};

/** Only the server writes e-mails; these words stay out of browsers. */
export const privacyEmails: TextOf<typeof tr.privacyEmails> = {
  privacyAnswer: {
    name: 'Respuesta a una petición sobre datos',
    subject: '{{party}}: nuestra respuesta a su petición {{code}}',
    preview: 'La respuesta a su petición sobre sus datos personales.',
    heading: 'Nuestra respuesta a su petición',
    text: '{{answer}}',
    note: 'Este correo se refiere a su petición {{code}}, respondida el {{date}}. Si no está conforme con la respuesta, puede reclamar ante la autoridad de protección de datos (KVKK).',
  },
};

/** What its part of the API says: refusals, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  errors: {
    requestClosed: 'Esta solicitud ya se respondió.',
    tooManyRequestsOpen:
      'Cinco de sus solicitudes aún no tienen respuesta. Espere las respuestas antes de enviar otra.',
    noRecord:
      'Ninguna solicitud de afiliación corresponde a esta petición; puede que se haya eliminado.',
  },
  validation: {
    unknownRecord: 'No hay ninguna solicitud de afiliación con este código.',
  },
  fields: {
    fullName: 'Nombre',
    requestText: 'Texto de la petición',
    receivedOn: 'Recibida el',
    recordCode: 'Código de la solicitud de afiliación',
    answer: 'Respuesta',
    rules: 'Reglas',
  },
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: {
    privacyRequest: 'Peticiones sobre datos',
    retention: 'Conservación',
  },
  action: {
    'privacyRequest-create': 'Registro',
    'privacyRequest-answer': 'Respuesta',
    'privacyRequest-erase': 'Eliminación de datos',
    'privacyRequest-copy': 'Copia de datos',
    'retention-change': 'Cambio de plazos',
    'retention-run': 'Eliminación por plazo',
  },
  did: {
    'privacyRequest-create': 'Registró una petición sobre datos',
    'privacyRequest-answer': 'Respondió una petición sobre datos',
    'privacyRequest-erase': 'Eliminó una solicitud de afiliación por una petición sobre datos',
    'privacyRequest-copy': 'Obtuvo una copia de los datos de una persona',
    'retention-change': 'Cambió los plazos de conservación',
    'retention-run': 'Eliminó registros cuyo plazo había terminado',
  },
  didTo: {
    'privacyRequest-create': 'Registró la petición {{subject}}',
    'privacyRequest-answer': 'Respondió la petición {{subject}}',
    'privacyRequest-erase': 'Eliminó la solicitud de afiliación de la petición {{subject}}',
    'privacyRequest-copy': 'Obtuvo una copia de los datos para la petición {{subject}}',
    'retention-change': 'Cambió los plazos de conservación',
    'retention-run': 'Eliminó registros cuyo plazo había terminado',
  },
  fields: {
    kind: 'Tipo',
    channel: 'Vía',
    record: 'Registro',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { privacy, audit };
