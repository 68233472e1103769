import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  group: {
    media: 'Media',
  },
  action: {
    'media-upload': 'Uploaded',
    'media-update': 'Change',
    'media-replace': 'Replacement',
    'media-delete': 'Deletion',
  },
  did: {
    'media-upload': 'Uploaded a file',
    'media-update': 'Changed a media entry',
    'media-replace': 'Replaced a file',
    'media-delete': 'Deleted a media entry',
  },
  didTo: {
    'media-upload': 'Uploaded the file {{subject}}',
    'media-update': 'Changed the media entry {{subject}}',
    'media-replace': 'Replaced the file {{subject}}',
    'media-delete': 'Deleted the media entry {{subject}}',
  },
  fields: {
    width: 'Width (pixels)',
    height: 'Height (pixels)',
    bytes: 'Size (bytes)',
    alt: 'Alternative text',
    caption: 'Caption',
    credit: 'Credit',
    focusX: 'Focal point (horizontal, %)',
    focusY: 'Focal point (vertical, %)',
    file: 'File',
  },
};
