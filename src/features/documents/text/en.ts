import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';
import { viewer } from './viewer/en.ts';

export const en: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    programme: 'Party programme',
    manifesto: 'Manifesto',
    goals: 'Policy goals',
    charter: 'Charter',
    guide: 'Organisation guide',
  },
  names: {
    programme: 'Party programme',
    manifesto: 'Party manifesto',
    goals: 'Policy goals',
    charter: 'Charter',
    guide: 'Organisation guide',
  },
  page: {
    rail: 'Party document',
    since: 'In force since {{date}}',
    version: 'Version',
    adopted: 'Adopted',
    pages: 'Pages',
    file: 'File',
    pdfOf: 'PDF, {{size}}',
    checksum: 'Checksum (SHA-256)',
    download: 'Download PDF',
    open: 'Open document',
    openHere: 'Show the document here',
    sheet: '{{title}}, version {{number}}: first page of the PDF',
    sameText: 'The text below is the same as the PDF, in Turkish.',
    numberIsLink: 'Select a number to share the link of that section.',
    contents: 'Contents',
    partStart: 'Start of this part',
    copy: 'Copy link',
    copied: 'Link copied',
    textFollows:
      'The text of this version has not been added yet. The text below is that of version {{of}}; the PDF of version {{number}} is what holds.',
    toTextVersion: 'Open version {{of}}',
    noText: 'The text of this version exists only as a PDF. Open the document to read it.',
    older:
      'This is the old version of {{date}} and no longer in force. The text in force is version {{number}}.',
    toPresent: 'Read the text in force',
    titleOld: '{{title}}, version {{number}}',
    versions: 'Versions',
    versionsNote: 'Every text that was adopted stays here.',
    present: 'In force',
    reading: 'The version you are reading',
    readVersionOf: 'Read version {{number}}',
    versionPdf: 'PDF, {{size}}, {{pages}} pages',
    missingText:
      'This document has not been published yet. Once it is adopted, its text and its PDF will be on this page.',
    otherDocuments: 'Other documents',
    home: 'Home page',
  },
  viewer,
};
