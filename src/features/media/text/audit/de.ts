import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  group: {
    media: 'Medien',
  },
  action: {
    'media-upload': 'Hochgeladen',
    'media-update': 'Änderung',
    'media-replace': 'Ersetzung',
    'media-delete': 'Löschung',
  },
  did: {
    'media-upload': 'Hat eine Datei hochgeladen',
    'media-update': 'Hat einen Medieneintrag geändert',
    'media-replace': 'Hat eine Datei ersetzt',
    'media-delete': 'Hat einen Medieneintrag gelöscht',
  },
  didTo: {
    'media-upload': 'Hat die Datei {{subject}} hochgeladen',
    'media-update': 'Hat den Medieneintrag {{subject}} geändert',
    'media-replace': 'Hat die Datei {{subject}} ersetzt',
    'media-delete': 'Hat den Medieneintrag {{subject}} gelöscht',
  },
  fields: {
    width: 'Breite (Pixel)',
    height: 'Höhe (Pixel)',
    bytes: 'Größe (Byte)',
    alt: 'Alternativtext',
    caption: 'Bildunterschrift',
    credit: 'Quelle',
    focusX: 'Bildmittelpunkt (waagerecht, %)',
    focusY: 'Bildmittelpunkt (senkrecht, %)',
    file: 'Datei',
  },
};
