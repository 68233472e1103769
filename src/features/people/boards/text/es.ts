/** The screens on which admins manage boards and groups. */
export const boardsDesk = {
  title: 'Órganos y grupos',
  lead: 'Decida quién pertenece a cada órgano, con qué cargo y en qué orden; añada grupos como la rama juvenil, diputados o candidatos.',
  administration: 'Órganos, ramas, diputados, candidatos; sus miembros, cargos y orden.',
  add: 'Añadir órgano',
  addLead:
    'Empiece por el nombre y la dirección; el texto y los miembros vienen después. Nadie lo ve hasta que usted lo muestre.',
  editTitle: 'Editar órgano',
  section: 'Nombre y dirección',
  sectionText: 'La dirección se forma a partir del nombre; puede cambiarla.',
  size_one: '{{count}} persona',
  size_many: '{{count}} personas',
  size_other: '{{count}} personas',
  shown: 'En el sitio',
  hidden: 'Oculto',
  fixedText:
    'El nombre y la dirección de este órgano no cambian. Su introducción y su texto están en los ajustes del partido.',
  toSettings: 'Abrir los ajustes del partido',
  language: 'Idioma',
  missingIn: 'Falta: {{languages}}',
  complete: 'En todos los idiomas',
  texts: 'Textos',
  textsText: 'En los idiomas sin traducción se muestra el texto en turco.',
  visibility: 'Visibilidad',
  visibilityText: 'Un órgano oculto sale también del menú; sus miembros y su texto se conservan.',
  hintSlug:
    'Letras minúsculas, cifras y guiones. Si la dirección cambia, la anterior lleva a ella.',
  members: 'Miembros',
  membersText:
    'La página los muestra en este orden. Sin cargo se muestra la función general de la persona.',
  order: 'Orden de los miembros',
  addMember: 'Añadir persona',
  choose: 'Elija una persona',
  noneLeft: 'Todas las personas pertenecen a este órgano.',
  noChair: 'Sin indicar todavía',
  noMembers: 'Nadie pertenece todavía a este órgano.',
  officeOf: '{{name}}, cargo en este órgano',
  takeOut: 'Quitar',
  takeOutOf: 'Quitar: {{name}}',
  saveMembers: 'Guardar miembros',
  membersUnsaved: 'Hay cambios sin guardar.',
  menu: 'Menú',
  menuText: 'La elección se guarda al momento.',
  menuLater: 'Un órgano puede estar en el menú cuando se muestra en el sitio.',
  textsAndAddress: 'Texto y dirección',
  onSite: 'Ver en el sitio',
  remove: 'Eliminar',
  removeQuestion: '¿Eliminar este órgano?',
  removeHint:
    'Se retira su página; las personas se conservan. Sin un destino para su dirección, se avisa de que la página fue retirada.',
  targetHint: 'Por ejemplo /hakkimizda; puede quedar vacío.',
  save: 'Guardar',
  faults: 'No se ha guardado',
  wrong: 'Este valor no es válido para {{field}}.',
  goneTitle: 'No se encuentra el órgano',
  goneText: 'Puede que se haya eliminado.',
  failedTitle: 'No se pudieron abrir los órganos',
  forbiddenTitle: 'Los órganos los edita la administración',
  forbiddenText: 'Para abrir esta página se necesitan permisos de administración.',
};

/** The names of their fields, on the screens and in messages of the API. */
export const boardFields = {
  'board-name': 'Nombre',
  'board-slug': 'Dirección',
  'board-lead': 'Introducción',
  'board-text': 'Texto',
  'board-isShown': 'Mostrar en el sitio',
  'board-members': 'Miembros',
  'board-office': 'Cargo en el órgano',
  'board-menu': 'Lugar en el menú',
  'board-target': 'Destino de la dirección',
};

/** What their part of the API says. */
export const platform = {
  fields: boardFields,
  validation: {
    boardFixed: 'El nombre y la dirección de este órgano no cambian y no se puede eliminar.',
    boardsTooMany: 'Puede haber como máximo 100 órganos.',
    boardUnknown:
      'No se encontró uno de los órganos. Puede que se haya eliminado; vuelva a cargar la página.',
    boardMembers:
      'Una de las personas se ha eliminado o se ha añadido dos veces. Vuelva a cargar la página.',
    boardNotShown: 'Solo un órgano que se muestra en el sitio puede estar en el menú.',
  },
};

/** Their events, as the audit log shows them. */
export const audit = {
  group: { board: 'Órganos' },
  action: {
    'board-create': 'Órgano añadido',
    'board-update': 'Órgano cambiado',
    'board-members': 'Miembros de un órgano',
    'board-remove': 'Órgano eliminado',
  },
  did: {
    'board-create': 'Añadió un órgano',
    'board-update': 'Cambió un órgano',
    'board-members': 'Cambió los miembros de un órgano',
    'board-remove': 'Eliminó un órgano',
  },
  didTo: {
    'board-create': 'Añadió el órgano {{subject}}',
    'board-update': 'Cambió el órgano {{subject}}',
    'board-members': 'Cambió los miembros de {{subject}}',
    'board-remove': 'Eliminó el órgano {{subject}}',
  },
  fields: {
    'board-name': 'Nombre',
    'board-slug': 'Dirección',
    'board-isShown': 'Mostrar en el sitio',
    'board-members': 'Miembros',
    'board-target': 'Destino de la dirección',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { boardsDesk, boardFields, audit };
