import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  validation: {
    coverAltRequired: 'The cover image needs its alternative text before it is published.',
    bodyRequired: 'The text has to be written before it is published.',
    unknownMedia: 'The cover image was not found. Please upload it again.',
    slugEmpty: 'No address could be made from the title. Please write one.',
    slugTaken: 'This address is used by other content.',
  },
  fields: {
    title: 'Title',
    category: 'Category',
    body: 'Text',
    summary: 'Summary',
    author: 'Author',
    slug: 'Address',
    state: 'State',
    cover: 'Cover image',
    'cover-mediaId': 'Cover image',
    'cover-alt': 'Alternative text',
    'cover-caption': 'Caption',
    year: 'Year',
  },
};
