import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
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
