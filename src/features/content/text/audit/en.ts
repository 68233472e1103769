import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  group: {
    content: 'Content',
  },
  action: {
    'content-create': 'Created',
    'content-update': 'Changed',
    'content-publish': 'Published',
    'content-unpublish': 'Unpublished',
    'content-archive': 'Archived',
    'content-delete': 'Deleted',
  },
  did: {
    'content-create': 'Created content',
    'content-update': 'Changed content',
    'content-publish': 'Published content',
    'content-unpublish': 'Unpublished content',
    'content-archive': 'Archived content',
    'content-delete': 'Deleted content',
  },
  didTo: {
    'content-create': 'Created “{{subject}}”',
    'content-update': 'Changed “{{subject}}”',
    'content-publish': 'Published “{{subject}}”',
    'content-unpublish': 'Unpublished “{{subject}}”',
    'content-archive': 'Archived “{{subject}}”',
    'content-delete': 'Deleted “{{subject}}”',
  },
  fields: {
    title: 'Title',
    category: 'Category',
    slug: 'Address',
    state: 'State',
    author: 'Author',
    summary: 'Summary',
    body: 'Text',
    coverId: 'Cover image',
    coverAlt: 'Alternative text of the cover',
    coverCaption: 'Caption of the cover',
  },
};
