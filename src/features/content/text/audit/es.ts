import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  group: {
    content: 'Contenidos',
  },
  action: {
    'content-create': 'Creación',
    'content-update': 'Cambio',
    'content-publish': 'Publicación',
    'content-unpublish': 'Retirada',
    'content-archive': 'Archivo',
    'content-delete': 'Eliminación',
  },
  did: {
    'content-create': 'Creó un contenido',
    'content-update': 'Cambió un contenido',
    'content-publish': 'Publicó un contenido',
    'content-unpublish': 'Retiró un contenido de la publicación',
    'content-archive': 'Archivó un contenido',
    'content-delete': 'Eliminó un contenido',
  },
  didTo: {
    'content-create': 'Creó «{{subject}}»',
    'content-update': 'Cambió «{{subject}}»',
    'content-publish': 'Publicó «{{subject}}»',
    'content-unpublish': 'Retiró «{{subject}}» de la publicación',
    'content-archive': 'Archivó «{{subject}}»',
    'content-delete': 'Eliminó «{{subject}}»',
  },
  fields: {
    title: 'Título',
    category: 'Categoría',
    slug: 'Dirección',
    state: 'Estado',
    author: 'Autor',
    summary: 'Resumen',
    body: 'Texto',
    coverId: 'Imagen de portada',
    coverAlt: 'Texto alternativo de la portada',
    coverCaption: 'Pie de la imagen de portada',
  },
};
