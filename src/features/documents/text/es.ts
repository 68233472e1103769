import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';
import { viewer } from './viewer/es.ts';

export const es: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    programme: 'Programa del partido',
    manifesto: 'Manifiesto',
    goals: 'Objetivos políticos',
    charter: 'Estatutos',
    guide: 'Guía de organización',
  },
  names: {
    programme: 'Programa del partido',
    manifesto: 'Manifiesto del partido',
    goals: 'Objetivos políticos',
    charter: 'Estatutos',
    guide: 'Guía de organización',
  },
  page: {
    rail: 'Documento del partido',
    since: 'En vigor desde el {{date}}',
    version: 'Versión',
    adopted: 'Aprobación',
    pages: 'Páginas',
    file: 'Archivo',
    pdfOf: 'PDF, {{size}}',
    checksum: 'Suma de verificación (SHA-256)',
    download: 'Descargar PDF',
    open: 'Abrir documento',
    openHere: 'Mostrar el documento aquí',
    sheet: '{{title}}, versión {{number}}: primera página del PDF',
    sameText: 'El texto siguiente es el mismo que el del PDF, en turco.',
    numberIsLink: 'Pulse un número y comparta el enlace de esa sección.',
    contents: 'Índice',
    partStart: 'Principio de esta parte',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    textFollows:
      'Aún no se ha añadido el texto de esta versión. El texto siguiente es el de la versión {{of}}; vale el PDF de la versión {{number}}.',
    toTextVersion: 'Abrir la versión {{of}}',
    noText: 'El texto de esta versión solo existe en PDF. Abra el documento para leerlo.',
    older:
      'Esta es la versión antigua del {{date}} y ya no está en vigor. El texto vigente es la versión {{number}}.',
    toPresent: 'Leer el texto vigente',
    titleOld: '{{title}}, versión {{number}}',
    versions: 'Versiones',
    versionsNote: 'Todo texto aprobado permanece aquí.',
    present: 'En vigor',
    reading: 'La versión que está leyendo',
    readVersionOf: 'Leer la versión {{number}}',
    versionPdf: 'PDF, {{size}}, {{pages}} páginas',
    missingText:
      'Este documento aún no se ha publicado. Cuando se apruebe, su texto y su PDF estarán en esta página.',
    otherDocuments: 'Otros documentos',
    home: 'Página de inicio',
  },
  viewer,
};
