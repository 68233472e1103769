import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  validation: {
    versionTaken: 'Ya existe una versión con este número.',
    pdfUnreadable: 'El archivo no es un PDF legible.',
    pdfEncrypted: 'El PDF está protegido con contraseña. Suba un archivo sin protección.',
    pdfTooLarge: 'El PDF puede ocupar como máximo {{megabytes}} MB.',
    pdfTooManyPages: 'El PDF puede tener como máximo {{max}} páginas.',
    pdfTooSlow: 'El PDF ha tardado demasiado en abrirse. Guárdelo de nuevo y vuelva a subirlo.',
  },
};
