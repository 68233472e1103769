import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    chair: 'Vorsitz',
    presidency: 'Präsidium',
    executive: 'Zentralvorstand',
  },
  board: {
    unit_one: 'Person',
    unit_other: 'Personen',
    members: 'Mitglieder',
    order: 'Nach Amt geordnet',
    chairMore: 'Lebenslauf und Beiträge',
    work: 'Wie das Gremium arbeitet',
    charter: 'Satzung lesen',
    description: '{{party}}, {{board}}: wer ihm angehört und wie es arbeitet.',
    empty: 'Die Mitglieder dieses Gremiums sind noch nicht eingetragen.',
  },
  person: {
    portrait: 'Porträt von {{name}}',
    province: 'Provinz',
    boards_one: 'Gremium',
    boards_other: 'Gremien',
    biography: 'Lebenslauf',
    years: 'Stationen',
    writings: 'Beiträge',
  },
  chair: {
    empty: 'Der Parteivorsitz ist noch nicht eingetragen.',
    contact: 'Schreiben Sie an den Parteivorsitz',
    contactText:
      'Nennen Sie Ihr Anliegen im Betreff. Für einen Termin fügen Sie bitte passende Tage und Ihre Telefonnummer hinzu.',
    subject: 'An den Parteivorsitz',
    write: 'E-Mail schreiben',
    allWays: 'Weitere Kontaktwege',
  },
  press: {
    title: 'Porträt für die Presse',
    download: '{{format}}, {{width}} × {{height}} px',
    contact: 'Pressestelle:',
  },
};
