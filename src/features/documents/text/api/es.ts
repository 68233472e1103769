import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  errors: {
    documentUnchanged:
      'El texto y el PDF del borrador son los mismos que los de la versión vigente; no hay nada que publicar.',
  },
  validation: {
    versionTaken: 'Ya existe una versión con este número.',
    documentTextOlder:
      'El PDF es nuevo y el texto es el de la versión vigente. Renueve el texto o indique que llegará después.',
    adoptedLater:
      '{{field}} no puede ser posterior a hoy: una versión entra en vigor al publicarse.',
  },
  fields: {
    'document-title': 'Título',
    'document-summary': 'Resumen',
    'document-adoptedOn': 'Fecha de aprobación',
    'document-note': 'Nota',
    'document-body': 'Texto',
    'document-file': 'Archivo PDF',
  },
  success: {
    documentSaved: 'Se ha guardado el borrador.',
    documentDiscarded: 'Se ha eliminado el borrador.',
    documentPublished: 'Se ha publicado la nueva versión.',
    documentUploaded: 'Se ha añadido el PDF al borrador.',
  },
  mediaUses: { document: 'Versión de documento' },
};
