import type { tr } from './tr.ts';

export const es: typeof tr = {
  group: {
    document: 'Documentos',
  },
  action: {
    'document-draft': 'Borrador iniciado',
    'document-update': 'Borrador modificado',
    'document-upload': 'PDF subido',
    'document-publish': 'Nueva versión',
    'document-discard': 'Borrador eliminado',
  },
  did: {
    'document-draft': 'Inició una nueva versión de un documento',
    'document-update': 'Modificó el borrador de un documento',
    'document-upload': 'Subió un PDF al borrador de un documento',
    'document-publish': 'Publicó una nueva versión de un documento',
    'document-discard': 'Eliminó el borrador de un documento',
  },
  didTo: {
    'document-draft': 'Inició una nueva versión de «{{subject}}»',
    'document-update': 'Modificó el borrador de «{{subject}}»',
    'document-upload': 'Subió un PDF al borrador de «{{subject}}»',
    'document-publish': 'Publicó una nueva versión de «{{subject}}»',
    'document-discard': 'Eliminó el borrador de «{{subject}}»',
  },
  fields: {
    'document-title': 'Título',
    'document-summary': 'Resumen',
    'document-adoptedOn': 'Fecha de aprobación',
    'document-note': 'Nota',
    'document-body': 'Texto',
  },
};
