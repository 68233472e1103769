import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const people: TextOf<typeof tr.people> = {
  /** Names of pages, as links to them say. */
  pages: {
    chair: 'Presidencia',
    presidency: 'Mesa de la Presidencia',
    executive: 'Comité Ejecutivo Central',
  },
  board: {
    unit_one: 'persona',
    unit_other: 'personas',
    members: 'Miembros',
    order: 'Por orden de cargo',
    chairMore: 'Biografía y artículos',
    work: 'Cómo trabaja',
    about: 'Cometido',
    charter: 'Leer los estatutos',
    description: '{{party}}, {{board}}: quiénes lo integran y cómo trabaja.',
    empty: 'Aún no se han registrado los miembros de este órgano.',
  },
  person: {
    portrait: 'Retrato de {{name}}',
    province: 'Provincia',
    boards_one: 'Órgano',
    boards_other: 'Órganos',
    biography: 'Biografía',
    years: 'Año por año',
    writings: 'Artículos',
  },
  chair: {
    empty: 'Aún no se ha registrado la presidencia del partido.',
    contact: 'Escriba a la presidencia',
    contactText:
      'Indique el motivo en el asunto. Para pedir una cita, añada los días que le convienen y su número de teléfono.',
    subject: 'A la atención de la presidencia',
    write: 'Escribir un correo',
    allWays: 'Otras formas de contacto',
  },
  press: {
    title: 'Retrato para la prensa',
    download: '{{format}}, {{width}} × {{height}} px',
    contact: 'Oficina de prensa:',
  },
};

/** The screens on which admins manage people. */
export const peopleDesk: TextOf<typeof tr.peopleDesk> = {
  title: 'Personas',
  administration:
    'La presidencia y los miembros de los órganos: fotografía, cargo, biografía y orden.',
  lead: 'El orden general. El orden y los cargos de cada órgano están en «Órganos y grupos».',
  add: 'Añadir una persona',
  editTitle: 'Editar persona',
  board: {
    chair: 'Presidencia',
    presidency: 'Mesa de la Presidencia',
    executive: 'Comité Ejecutivo Central',
  },
  noBoard: 'No es miembro de ningún órgano',
  up: 'Subir: {{name}}',
  down: 'Bajar: {{name}}',
  upShort: 'Subir',
  downShort: 'Bajar',
  toTop: 'Mover al principio',
  toEnd: 'Mover al final',
  toPlace: 'Mover a una posición…',
  place: 'Posición',
  placeHint: 'Un número de 1 a {{count}}',
  move: 'Mover',
  drag: 'Arrastre para mover',
  moved: '{{name}} pasó al puesto {{position}}.',
  person: 'Persona',
  personText: 'El nombre y la fotografía se usan en todas las páginas que muestran a la persona.',
  words: 'Cargo y cita',
  wordsText: 'Sin traducción se muestra el texto en turco.',
  biography: 'Biografía',
  biographyText: 'Aparece en la página de la persona. Escriba párrafos breves.',
  timeline: 'Años',
  timelineText: 'Acontecimientos importantes, el más antiguo primero.',
  language: 'Idioma',
  noProvince: 'Sin indicar',
  choosePortrait: 'Elegir una fotografía',
  changePortrait: 'Cambiar la fotografía',
  removePortrait: 'Quitar la fotografía',
  chairHint: 'Una nueva presidencia pone fin al cargo de la anterior.',
  ownBoardsHint:
    'La persona se añade al final del órgano. La administración cambia el cargo y el orden en «Órganos y grupos».',
  hiddenBoard: '{{name}} (oculto)',
  year: 'Año del acontecimiento {{position}}',
  event: 'Acontecimiento {{position}}',
  removeEvent: 'Quitar el acontecimiento {{position}}',
  addEvent: 'Añadir un acontecimiento',
  save: 'Guardar',
  saveAndAdd: 'Guardar y añadir otra',
  remove: 'Eliminar',
  onSite: 'Ver en el sitio',
  faults: 'No se pudo guardar',
  wrong: 'Este valor no es válido para {{field}}.',
  removeQuestion: '¿Eliminar a esta persona?',
  removeHint: 'Su página desaparece. Sus contenidos conservan el nombre.',
  goneTitle: 'Persona no encontrada',
  goneText: 'Puede que se haya eliminado.',
  failedTitle: 'No se pudo cargar a las personas',
  noneTitle: 'Aún no hay personas',
  noneText: 'Añada a la presidencia y a los miembros de los órganos; sus páginas los muestran.',
  forbiddenTitle: 'Las personas las gestiona la administración',
  forbiddenText: 'Para abrir esta página necesita el permiso de administración.',
};

/** The names of its fields, on the screens and in messages of the API. */
export const peopleFields: TextOf<typeof tr.peopleFields> = {
  'person-name': 'Nombre',
  'person-duty': 'Cargo',
  'person-quote': 'Cita',
  'person-province': 'Provincia',
  'person-biography': 'Biografía',
  'person-year': 'Año',
  'person-event': 'Acontecimiento',
  'person-boards': 'Órganos',
  'person-ownBoards': 'Órganos propios del partido',
  'person-portraitId': 'Fotografía',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: {
    portraitMissing: 'La fotografía no está en la biblioteca multimedia; elija otra.',
    peopleTooMany: 'El número de personas ha llegado al límite.',
  },
  fields: peopleFields,
  mediaUses: { person: 'Persona' },
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { person: 'Personas' },
  action: {
    'person-create': 'Alta de una persona',
    'person-update': 'Cambio de una persona',
    'person-delete': 'Eliminación de una persona',
    'person-order': 'Orden de las personas',
  },
  did: {
    'person-create': 'Añadió una persona',
    'person-update': 'Cambió una persona',
    'person-delete': 'Eliminó una persona',
    'person-order': 'Cambió el orden de las personas',
  },
  didTo: {
    'person-create': 'Añadió a {{subject}}',
    'person-update': 'Cambió a {{subject}}',
    'person-delete': 'Eliminó a {{subject}}',
    'person-order': 'Cambió el orden de {{subject}}',
  },
  fields: {
    'person-name': 'Nombre',
    'person-duty': 'Cargo',
    'person-province': 'Provincia',
    'person-boards': 'Órganos',
    'person-portraitId': 'Fotografía',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { peopleDesk, peopleFields, audit };
