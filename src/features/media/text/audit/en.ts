import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  group: {
    media: 'Images',
  },
  action: {
    'media-upload': 'Uploaded',
  },
  did: {
    'media-upload': 'Uploaded an image',
  },
  didTo: {
    'media-upload': 'Uploaded the image {{subject}}',
  },
  fields: {
    width: 'Width (pixels)',
    height: 'Height (pixels)',
    bytes: 'Size (bytes)',
  },
};
