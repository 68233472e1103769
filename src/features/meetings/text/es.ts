import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const meetings: TextOf<typeof tr.meetings> = {
  /** Names of pages, as links to them say. */
  pages: {
    meetings: 'Reuniones',
  },
  title: 'Reuniones',
  lead: 'De los congresos a los encuentros de barrio: dónde, cuándo y para quién.',
  when: 'Cuándo',
  where: 'Dónde',
  audience: 'Abierta a',
  online: 'En línea',
  cancelled: 'Cancelada',
  list: {
    coming: 'Próximas reuniones',
    past: 'Reuniones pasadas',
    comingUnit_one: 'próxima reunión',
    comingUnit_other: 'próximas reuniones',
    pastUnit_one: 'reunión pasada',
    pastUnit_other: 'reuniones pasadas',
    noneTitle: 'No hay ninguna reunión anunciada',
    noneText:
      'Suscríbase al calendario y las nuevas reuniones se añadirán automáticamente al suyo.',
    subscribe: 'Suscribirse al calendario',
    subscribeText: 'Las nuevas reuniones y los cambios se añaden automáticamente a su calendario.',
    file: 'Archivo de calendario (.ics)',
    filters: 'Filtrar las reuniones pasadas',
    year: 'Año',
    allYears: 'Todos',
    filter: 'Filtrar',
    titleYear: '{{title}}, {{year}}',
    titlePage: '{{title}}, página {{page}}',
  },
  page: {
    addToCalendar: 'Añadir al calendario',
    map: 'Ver en el mapa',
    join: 'Participar por enlace',
    onlineAddress: 'Enlace a la emisión',
    cancelled: 'Esta reunión se ha cancelado.',
    over: 'Esta reunión ya se celebró.',
    next: 'Próximas reuniones',
    all: 'Todas las reuniones',
  },
  calendar: { name: 'Reuniones: {{party}}' },
};

/** The screens on which admins manage meetings. */
export const meetingsDesk: TextOf<typeof tr.meetingsDesk> = {
  title: 'Reuniones',
  administration: 'Congresos, encuentros, emisiones: lugar, hora, orden del día y cancelación.',
  lead: 'Quienes se suscriben al calendario reciben cada cambio.',
  add: 'Añadir una reunión',
  editTitle: 'Editar reunión',
  search: 'Buscar reuniones',
  searchHint: 'Título, lugar o provincia',
  whenLabel: 'Fecha',
  when: { all: 'Próximas y pasadas', coming: 'Próximas', past: 'Pasadas' },
  listLabel: 'Reuniones',
  start: 'Inicio',
  state: { planned: 'Prevista', held: 'Celebrada', cancelled: 'Cancelada' },
  stateHint: 'La página de una reunión cancelada permanece y lo indica; los calendarios también.',
  about: 'Reunión',
  aboutText: 'El título y el resumen aparecen en la lista y en los calendarios.',
  time: 'Fecha y hora',
  timeText: 'En hora de Estambul.',
  where: 'Lugar y emisión',
  whereText: 'El lugar solo puede quedar vacío en una reunión en línea.',
  agenda: 'Orden del día',
  agendaText: 'Aparece en la página de la reunión; después pueden añadirse los acuerdos.',
  noProvince: 'Sin indicar',
  save: 'Guardar',
  remove: 'Eliminar',
  onSite: 'Ver en el sitio',
  faults: 'No se pudo guardar',
  wrong: 'Este valor no es válido para {{field}}.',
  removeQuestion: '¿Eliminar esta reunión?',
  removeHint: 'Su página desaparece y sale de los calendarios. Si ya se anunció, cancélela.',
  goneTitle: 'Reunión no encontrada',
  goneText: 'Puede que se haya eliminado.',
  failedTitle: 'No se pudieron cargar las reuniones',
  noneTitle: 'Aún no hay reuniones',
  noneText: 'Las reuniones que añada aparecen en el sitio y en los calendarios.',
  noMatchTitle: 'Ninguna reunión coincide',
  noMatchText: 'Sin filtros se ven todas las reuniones.',
  pastEndTitle: 'No hay reuniones en esta página',
  pastEndText: 'La lista termina en una página anterior.',
  forbiddenTitle: 'Las reuniones las gestiona la administración',
  forbiddenText: 'Para abrir esta página necesita el permiso de administración.',
};

/** The names of its fields, on the screens and in messages of the API. */
export const meetingFields: TextOf<typeof tr.meetingFields> = {
  'meeting-title': 'Título',
  'meeting-summary': 'Resumen',
  'meeting-body': 'Orden del día',
  'meeting-startsAt': 'Inicio',
  'meeting-endsAt': 'Final',
  'meeting-place': 'Lugar',
  'meeting-address': 'Dirección',
  'meeting-province': 'Provincia',
  'meeting-onlineUrl': 'Dirección de la emisión',
  'meeting-audience': 'Abierta a',
  'meeting-state': 'Estado',
  'meeting-branchId': 'Agrupación',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const meetingRules: TextOf<typeof tr.meetingRules> = {
  meetingEnds: 'El final debe ser posterior al inicio.',
  meetingUrl: '{{field}} debe ser una dirección completa que empiece por https://.',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: meetingRules,
  fields: meetingFields,
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { meeting: 'Reuniones' },
  action: {
    'meeting-create': 'Alta de una reunión',
    'meeting-update': 'Cambio de una reunión',
    'meeting-delete': 'Eliminación de una reunión',
  },
  did: {
    'meeting-create': 'Añadió una reunión',
    'meeting-update': 'Cambió una reunión',
    'meeting-delete': 'Eliminó una reunión',
  },
  didTo: {
    'meeting-create': 'Añadió la reunión {{subject}}',
    'meeting-update': 'Cambió la reunión {{subject}}',
    'meeting-delete': 'Eliminó la reunión {{subject}}',
  },
  fields: {
    'meeting-title': 'Título',
    'meeting-startsAt': 'Inicio',
    'meeting-endsAt': 'Final',
    'meeting-place': 'Lugar',
    'meeting-province': 'Provincia',
    'meeting-state': 'Estado',
    'meeting-branchId': 'Agrupación',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = {
  meetingsDesk,
  meetingFields,
  meetingRules,
  audit,
};
