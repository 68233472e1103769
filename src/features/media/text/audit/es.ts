import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  group: {
    media: 'Medios',
  },
  action: {
    'media-upload': 'Subida',
    'media-update': 'Cambio',
    'media-replace': 'Sustitución',
    'media-delete': 'Eliminación',
  },
  did: {
    'media-upload': 'Subió un archivo',
    'media-update': 'Cambió un medio',
    'media-replace': 'Sustituyó un archivo',
    'media-delete': 'Eliminó un medio',
  },
  didTo: {
    'media-upload': 'Subió el archivo {{subject}}',
    'media-update': 'Cambió el medio {{subject}}',
    'media-replace': 'Sustituyó el archivo {{subject}}',
    'media-delete': 'Eliminó el medio {{subject}}',
  },
  fields: {
    width: 'Ancho (píxeles)',
    height: 'Alto (píxeles)',
    bytes: 'Tamaño (bytes)',
    alt: 'Texto alternativo',
    caption: 'Pie de imagen',
    credit: 'Crédito',
    focusX: 'Punto focal (horizontal, %)',
    focusY: 'Punto focal (vertical, %)',
    file: 'Archivo',
  },
};
