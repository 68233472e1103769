import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
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
