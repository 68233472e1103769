import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  validation: {
    coverAltRequired: 'Antes de publicar hay que escribir el texto alternativo de la portada.',
    bodyRequired: 'Antes de publicar hay que escribir el texto.',
    unknownMedia: 'No se ha encontrado la imagen de portada. Súbala otra vez, por favor.',
    slugEmpty: 'No se ha podido formar una dirección con el título. Escríbala usted, por favor.',
    slugTaken: 'Otro contenido usa esta dirección.',
  },
  fields: {
    title: 'Título',
    category: 'Categoría',
    body: 'Texto',
    summary: 'Resumen',
    author: 'Autor',
    slug: 'Dirección',
    state: 'Estado',
    cover: 'Imagen de portada',
    'cover-mediaId': 'Imagen de portada',
    'cover-alt': 'Texto alternativo',
    'cover-caption': 'Pie de imagen',
    year: 'Año',
  },
};
