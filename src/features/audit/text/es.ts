import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const audit: TextOf<typeof tr.audit> = {
  title: 'Registro de auditoría',
  lead: 'Quién cambió qué y cuándo. Si una entrada se cambia después, aquí se ve.',
  administration: 'Quién cambió qué y cuándo, y si el registro se alteró después.',
  when: 'Momento',
  who: 'Quién',
  what: 'Qué ocurrió',
  address: 'Dirección',
  device: 'Dispositivo',
  number: 'N.º de entrada',
  details: 'Detalles',
  visitor: 'Alguien sin sesión',
  system: 'Sistema',
  erased: 'Borrado al cabo de {{days}} días',
  listLabel: 'Entradas del registro de auditoría',
  search: 'Buscar por asunto',
  searchHint: 'Nombre de usuario o llamada; en los {{newest}} registros más recientes',
  allActions: 'Todos los sucesos',
  everybody: 'Todas las personas',
  days: 'Intervalo de días',
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  value: 'Valor',
  noValues: 'No hay más datos de este suceso.',
  yes: 'sí',
  no: 'no',
  none: 'vacío',
  characters_one: '{{count}} carácter',
  characters_other: '{{count}} caracteres',
  failedTitle: 'No se pudo abrir el registro de auditoría',
  noMatchTitle: 'Ninguna entrada coincide',
  noMatchText: 'Use menos filtros o un intervalo de días más amplio.',
  pastEndTitle: 'No hay entradas en esta página',
  pastEndText: 'Las entradas terminan en una página anterior.',
  noneTitle: 'Todavía no hay entradas',
  noneText:
    'Aquí aparecen los inicios de sesión, los rechazos y los cambios de contenidos, imágenes, usuarios y ajustes.',
  forbiddenTitle: 'El registro de auditoría es para administradores',
  forbiddenText: 'Para abrir esta página hace falta el rol de administrador.',
  chain: {
    label: 'Estado de la cadena',
    checking: 'Verificando la cadena…',
    whole_one: 'Cadena íntegra: {{formatted}} entrada',
    whole_other: 'Cadena íntegra: {{formatted}} entradas',
    verify: 'Verificar ahora',
    failed: 'No se pudo verificar la cadena.',
    missing: 'La cadena está rota en la entrada {{formatted}}: fue eliminada.',
    changed: 'La cadena está rota en la entrada {{formatted}}: fue cambiada, insertada o movida.',
    keyMissing:
      'Falta la clave de la entrada {{formatted}}: la entrada fue cambiada o se retiró la clave.',
    otherThanNoted:
      'La entrada {{formatted}} no es la que se anotó antes: el registro se escribió de nuevo.',
  },
  group: {
    audit: 'Registro de auditoría',
  },
  action: {
    'auth-forbidden': 'Llamada no permitida',
    'audit-erase': 'Direcciones borradas',
  },
  did: {
    'auth-forbidden': 'Intentó una llamada que su rol no permite',
    'audit-erase': 'Borró direcciones y dispositivos cuyo plazo había vencido',
  },
  didTo: {
    'auth-forbidden': 'Intentó una llamada que su rol no permite: {{subject}}',
    'audit-erase': 'Borró direcciones y dispositivos cuyo plazo había vencido',
  },
  fields: {
    count: 'Cantidad',
    upTo: 'Hasta el día',
    version: 'Versión',
    checksum: 'Suma de comprobación (SHA-256)',
    note: 'Nota de la versión',
  },
  values: {
    hidden: 'oculto',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { audit };
