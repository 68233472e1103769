import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    chair: 'Chair',
    presidency: 'Presiding Board',
    executive: 'Central Executive Board',
  },
  board: {
    unit_one: 'person',
    unit_other: 'people',
    members: 'Members',
    order: 'In order of office',
    chairMore: 'Biography and writings',
    work: 'How it works',
    charter: 'Read the charter',
    description: '{{party}}, {{board}}: who serves on it and how it works.',
    empty: 'The members of this board have not been entered yet.',
  },
  person: {
    portrait: 'Portrait of {{name}}',
    province: 'Province',
    boards_one: 'Board',
    boards_other: 'Boards',
    biography: 'Biography',
    years: 'Year by year',
    writings: 'Writings',
  },
  chair: {
    empty: 'No chair has been entered yet.',
    contact: 'Write to the chair',
    contactText:
      'Name the matter in the subject line. For an appointment, add the days that suit you and your telephone number.',
    subject: 'For the attention of the chair',
    write: 'Write an e-mail',
    allWays: 'Other ways to reach us',
  },
  press: {
    title: 'Portrait for the press',
    download: '{{format}}, {{width}} × {{height}} px',
    contact: 'Press office:',
  },
};
