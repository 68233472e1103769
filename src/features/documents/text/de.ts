import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';
import { viewer } from './viewer/de.ts';

export const de: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    programme: 'Parteiprogramm',
    manifesto: 'Manifest',
    goals: 'Politische Ziele',
    charter: 'Satzung',
    guide: 'Organisationsleitfaden',
  },
  names: {
    programme: 'Parteiprogramm',
    manifesto: 'Manifest der Partei',
    goals: 'Politische Ziele',
    charter: 'Satzung',
    guide: 'Leitfaden der Parteiarbeit',
  },
  page: {
    rail: 'Dokument der Partei',
    since: 'In Kraft seit {{date}}',
    version: 'Fassung',
    adopted: 'Beschlossen',
    pages: 'Seiten',
    file: 'Datei',
    pdfOf: 'PDF, {{size}}',
    checksum: 'Prüfsumme (SHA-256)',
    download: 'PDF herunterladen',
    open: 'Dokument öffnen',
    openHere: 'Dokument hier zeigen',
    sheet: '{{title}}, {{number}}. Fassung: erste Seite des PDFs',
    sameText: 'Der folgende Text ist derselbe wie im PDF, auf Türkisch.',
    numberIsLink: 'Klicken Sie auf eine Nummer und teilen Sie den Link dieses Abschnitts.',
    contents: 'Inhalt',
    partStart: 'Anfang dieses Teils',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    textFollows:
      'Der Text dieser Fassung wurde noch nicht ergänzt. Der Text unten ist der von Fassung {{of}}; es gilt das PDF von Fassung {{number}}.',
    toTextVersion: 'Fassung {{of}} öffnen',
    noText:
      'Den Text dieser Fassung gibt es nur als PDF. Öffnen Sie das Dokument, um ihn zu lesen.',
    older:
      'Dies ist die alte Fassung vom {{date}}; sie ist nicht mehr in Kraft. Es gilt die {{number}}. Fassung.',
    toPresent: 'Geltenden Text lesen',
    titleOld: '{{title}}, {{number}}. Fassung',
    versions: 'Fassungen',
    versionsNote: 'Jeder beschlossene Text bleibt hier stehen.',
    present: 'In Kraft',
    reading: 'Die Fassung, die Sie lesen',
    readVersionOf: '{{number}}. Fassung lesen',
    versionPdf: 'PDF, {{size}}, {{pages}} Seiten',
    missingText:
      'Dieses Dokument ist noch nicht veröffentlicht. Sobald es beschlossen ist, stehen Text und PDF auf dieser Seite.',
    otherDocuments: 'Weitere Dokumente',
    home: 'Startseite',
  },
  viewer,
};
