import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  group: {
    media: 'Imágenes',
  },
  action: {
    'media-upload': 'Subida',
  },
  did: {
    'media-upload': 'Subió una imagen',
  },
  didTo: {
    'media-upload': 'Subió la imagen {{subject}}',
  },
  fields: {
    width: 'Ancho (píxeles)',
    height: 'Alto (píxeles)',
    bytes: 'Tamaño (bytes)',
  },
};
