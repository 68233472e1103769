import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  group: {
    media: 'Bilder',
  },
  action: {
    'media-upload': 'Hochgeladen',
  },
  did: {
    'media-upload': 'Hat ein Bild hochgeladen',
  },
  didTo: {
    'media-upload': 'Hat das Bild {{subject}} hochgeladen',
  },
  fields: {
    width: 'Breite (Pixel)',
    height: 'Höhe (Pixel)',
    bytes: 'Größe (Byte)',
  },
};
