import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

/** The screen on which admins edit the menu. */
export const menu: TextOf<typeof tr.menu> = {
  title: 'Menú',
  administration:
    'El menú principal del sitio: sus elementos, el orden, los submenús y la visibilidad.',
  lead: 'El sitio muestra los cambios en cuanto se guardan.',
  help: 'Las flechas llevan de un elemento a otro. Alt con flecha arriba o abajo mueve el elemento; Alt con flecha derecha lo coloca debajo del elemento anterior y Alt con flecha izquierda lo lleva al nivel superior.',
  faults: 'No se pudo guardar el menú',
  wrong: '{{field}} no es válido.',
  fieldOf: '{{field}} ({{item}})',
  fieldOfLine: '{{field}} (elemento {{position}})',
  failedTitle: 'No se pudo abrir el menú',
  forbiddenTitle: 'El menú lo editan los administradores',
  forbiddenText: 'Para abrir esta página necesita ser administrador.',
  noneTitle: 'El menú no tiene elementos',
  noneText: 'Añada un elemento o vuelva al menú estándar.',
  save: 'Guardar',
  add: 'Añadir elemento',
  addUnder: 'Añadir elemento debajo',
  edit: 'Editar',
  remove: 'Quitar',
  undo: 'Deshacer',
  count_one: '{{formatted}} de {{most}} elementos',
  count_other: '{{formatted}} de {{most}} elementos',
  untitled: 'Elemento sin título',
  under: '{{name}}: elementos de segundo nivel',
  fieldsOf: '{{name}}: detalles',
  grip: 'Arrastre para mover',
  hidden: 'oculto',
  isEmpty: 'Vacía por ahora, no se muestra en el menú',
  isWrong: 'necesita corrección',
  leadsNowhere: 'submenú',
  visibleFor: 'Mostrar {{name}} en el sitio',
  move: {
    up: 'Subir',
    down: 'Bajar',
    in: 'Poner debajo del anterior',
    inGroup: 'Poner debajo de «{{group}}»',
    out: 'Llevar al nivel superior',
  },
  said: {
    moved: '{{title}} ocupa ahora el lugar {{position}} del nivel superior.',
    movedUnder: '{{title}} ocupa ahora el lugar {{position}} debajo de {{group}}.',
    first: '{{title}} ya es el primero.',
    last: '{{title}} ya es el último.',
    nothingAbove: '{{title}} es el primero; no hay ningún elemento encima.',
    hasChildren: '{{title}} tiene elementos debajo y no puede ponerse debajo de otro.',
    isTop: '{{title}} ya está en el nivel superior.',
    isUnder: '{{title}} ya está debajo de un elemento; el menú tiene dos niveles.',
    added: 'Elemento añadido. Elija adónde lleva.',
    removed_zero: '{{title}} se ha quitado.',
    removed_one: 'Se han quitado {{title}} y un elemento debajo.',
    removed_other: 'Se han quitado {{title}} y {{count}} elementos debajo.',
    restored: '{{title}} ha vuelto.',
    standard: 'El menú estándar está cargado. Aún no se ha guardado.',
  },
  standard: {
    action: 'Volver al menú estándar',
    title: '¿Volver al menú estándar?',
    text: 'El menú estándar enlaza todas las páginas del partido e incorpora por sí mismo las de las nuevas versiones. Su propio menú sigue en el sitio hasta que guarde.',
    confirm: 'Cargar el menú estándar',
  },
  target: '¿Adónde lleva?',
  chooseTarget: 'Elija',
  pages: 'Páginas del sitio',
  otherTargets: 'Otros',
  typedAddress: 'Escribiré otra dirección',
  nowhere: 'A ninguna parte: solo abre su submenú',
  addressHint: 'La ruta en este sitio, por ejemplo /haberler/yeni-yil',
  externalHint: 'La dirección completa, por ejemplo https://ejemplo.org',
  externalText: 'Los visitantes ven que el enlace sale del sitio.',
  otherLanguages: 'Título en otros idiomas',
  automaticNames:
    'Si un campo queda vacío, se usa el nombre en gris, aunque cambie el título turco.',
  turkishTitle: 'Si un campo queda vacío, se muestra el título turco.',
  preview: {
    title: 'Vista previa',
    mode: 'Aspecto de la vista previa',
    language: 'Idioma de la vista previa',
    light: 'Claro',
    dark: 'Oscuro',
    drawer: 'Menú en el teléfono',
    header: 'Cabecera',
    headerText: 'Así se ve en una ventana ancha; los submenús se abren al pasar el puntero.',
    tooLong:
      'El menú no cabe en la cabecera: los visitantes solo pueden abrirlo con el botón de menú. Use menos elementos en el nivel superior o títulos más cortos.',
    failed: 'No se pudo actualizar la vista previa; puede seguir editando.',
  },
};

/** The names of its fields, on the screens and in messages of the API. */
export const menuFields: TextOf<typeof tr.menuFields> = {
  'menu-items': 'Menú',
  'menu-title': 'Título',
  'menu-url': 'Dirección',
  'menu-visible': 'Visible',
  'menu-external': 'Otro sitio',
  'menu-children': 'Elementos de segundo nivel',
  'menu-translation': 'Traducción',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const menuRules: TextOf<typeof tr.menuRules> = {
  menuEmpty: 'El menú necesita al menos un elemento. También puede volver al menú estándar.',
  menuTooLong: 'El menú puede tener como máximo 60 elementos, contando los de segundo nivel.',
  menuPath:
    '{{field}} debe ser una ruta de este sitio, por ejemplo /haberler. Si lleva a otro sitio, active «Otro sitio».',
  menuPathLanguage:
    '{{field}} debe escribirse sin idioma: /haberler en lugar de /en/haberler. El propio menú lleva a las páginas en otros idiomas.',
  menuHttps: '{{field}} debe ser una dirección completa que empiece por https://.',
  menuGroupEmpty:
    'Debajo de este título no hay ningún elemento. Mueva uno aquí, elija una página de destino o quite el título.',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: menuRules,
  fields: menuFields,
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { menu: 'Menú' },
  action: { 'menu-changed': 'Cambio' },
  did: { 'menu-changed': 'Cambió el menú' },
  didTo: { 'menu-changed': 'Cambió el menú {{subject}}' },
  fields: {
    'menu-added': 'Añadidos',
    'menu-removed': 'Quitados',
    'menu-renamed': 'Con otro título',
    'menu-moved': 'Movidos',
    'menu-addressed': 'Con otra dirección',
    'menu-shown': 'Hechos visibles',
    'menu-hidden': 'Ocultados',
    'menu-translated': 'Con otra traducción',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { menu, menuFields, menuRules, audit };
