import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

/** The screens on which admins manage redirects. */
export const redirects: TextOf<typeof tr.redirects> = {
  title: 'Redirecciones',
  administration: 'Direcciones antiguas del sitio y las nuevas a las que llevan.',
  lead: 'Quien abre una dirección que ya no tiene página llega a la nueva. Los buscadores también aprenden la nueva dirección.',
  search: 'Buscar direcciones',
  searchHint: 'Dirección antigua o nueva',
  useLabel: 'Uso',
  use: { all: 'Todas', used: 'Usadas', unused: 'Nunca usadas' },
  uses: 'Usos',
  lastUsed: 'Último uso',
  never: 'nunca',
  created: 'Añadida',
  kindLabel: 'Tipo',
  kind: { permanent: 'Permanente', temporary: 'Temporal' },
  kindHint: {
    permanent: 'Los buscadores muestran la dirección nueva en lugar de la antigua.',
    temporary: 'Los buscadores conservan la dirección antigua, si va a usarse de nuevo.',
  },
  fromHint:
    'La ruta en este sitio, por ejemplo /pagina-antigua. Sin signo de interrogación vale con cualquier consulta.',
  toHint:
    'Una ruta de este sitio, por ejemplo /haberler, o una dirección que empiece por https://.',
  add: 'Añadir redirección',
  edit: 'Editar',
  editTitle: 'Editar redirección',
  section: 'Direcciones',
  sectionText:
    'Si la dirección nueva también se redirige, se guarda la última, para que los visitantes lleguen allí directamente.',
  faults: 'No se ha guardado',
  save: 'Guardar',
  remove: 'Eliminar',
  removeQuestion: '¿Eliminar esta redirección?',
  removeHint: 'Quien abra la dirección antigua verá la página «no encontrada».',
  removeManyTitle_one: '¿Eliminar {{formatted}} redirección?',
  removeManyTitle_other: '¿Eliminar {{formatted}} redirecciones?',
  tooManySelected: 'Se pueden eliminar como máximo {{max}} redirecciones a la vez.',
  goneTitle: 'Redirección no encontrada',
  goneText: 'Puede que se haya eliminado.',
  failedTitle: 'No se pudieron abrir las redirecciones',
  noneTitle: 'Aún no hay redirecciones',
  noneText: 'Si una dirección antigua del sitio aún se abre, indique adónde se ha trasladado.',
  noMatchTitle: 'Ninguna redirección coincide',
  noMatchText: 'Sin filtros se muestran todas las redirecciones.',
  pastEndTitle: 'No hay redirecciones en esta página',
  pastEndText: 'La lista termina en una página anterior.',
  forbiddenTitle: 'Las redirecciones las gestionan los administradores',
  forbiddenText: 'Para abrir esta página necesita ser administrador.',
  paste: {
    action: 'Añadir varias',
    title: 'Añadir varias redirecciones',
    section: 'Direcciones',
    text: 'Puede copiar dos columnas de una tabla y pegarlas aquí. Si una línea es incorrecta, no se guarda ninguna.',
    hint: 'En cada línea, la dirección antigua, un espacio o tabulador y la nueva. Como máximo 1.000 líneas.',
    save: 'Añadir todas',
    faulty_one: '{{formatted}} línea necesita corrección; no se ha guardado ninguna.',
    faulty_other: '{{formatted}} líneas necesitan corrección; no se ha guardado ninguna.',
    faultyLines: 'Líneas por corregir',
    line: 'Línea {{number}}:',
    added_one: 'Se ha añadido {{formatted}} redirección.',
    added_other: 'Se han añadido {{formatted}} redirecciones.',
    addedSome_one: 'Se ha añadido {{formatted}} redirección; {{known}} ya existían.',
    addedSome_other: 'Se han añadido {{formatted}} redirecciones; {{known}} ya existían.',
  },
};

/** The names of its fields, on the screens and in messages of the API. */
export const redirectFields: TextOf<typeof tr.redirectFields> = {
  'redirect-from': 'Dirección antigua',
  'redirect-to': 'Dirección nueva',
  'redirect-isPermanent': 'Permanente',
  'redirect-lines': 'Líneas',
  'redirect-line': 'Línea',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const redirectRules: TextOf<typeof tr.redirectRules> = {
  redirectFrom: '{{field}} debe ser una ruta de este sitio, por ejemplo /pagina-antigua.',
  redirectTo:
    '{{field}} debe ser una ruta de este sitio o una dirección completa que empiece por https://.',
  redirectTaken: 'Ya hay una redirección para esta dirección.',
  redirectOwned:
    'El sitio tiene una página o un archivo en esta dirección; la redirección no se usaría nunca.',
  redirectLoop: 'Esta redirección llevaría a los visitantes a la misma dirección.',
  redirectTooMany: 'Se ha alcanzado el límite de redirecciones. Elimine las que no se usan.',
  redirectLines: 'Puede pegar como máximo 1.000 líneas a la vez.',
  redirectLine:
    'Una línea necesita dos direcciones: la antigua, un espacio o tabulador y la nueva.',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: redirectRules,
  fields: redirectFields,
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { redirect: 'Redirecciones' },
  action: {
    'redirect-create': 'Alta de una redirección',
    'redirect-update': 'Cambio de una redirección',
    'redirect-delete': 'Eliminación de una redirección',
    'redirect-paste': 'Alta de muchas redirecciones',
  },
  did: {
    'redirect-create': 'Añadió una redirección',
    'redirect-update': 'Cambió una redirección',
    'redirect-delete': 'Eliminó una redirección',
    'redirect-paste': 'Añadió muchas redirecciones',
  },
  didTo: {
    'redirect-create': 'Añadió la redirección de {{subject}}',
    'redirect-update': 'Cambió la redirección de {{subject}}',
    'redirect-delete': 'Eliminó la redirección de {{subject}}',
    'redirect-paste': 'Añadió muchas redirecciones de {{subject}}',
  },
  fields: {
    'redirect-from': 'Dirección antigua',
    'redirect-to': 'Dirección nueva',
    'redirect-isPermanent': 'Permanente',
    'redirect-added': 'Redirecciones añadidas',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = {
  redirects,
  redirectFields,
  redirectRules,
  audit,
};
