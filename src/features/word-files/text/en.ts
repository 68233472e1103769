import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const wordFiles: TextOf<typeof tr.wordFiles> = {
  fromWord: 'From a Word file',
  contentTitle: 'New content from a Word file',
  contentLead:
    'The text and the pictures of the file become a new draft. You can check it in the editor before you publish it.',
  documentTitle: 'New text from a Word file',
  documentLead:
    'Articles and parts become headings with their own link. The other fields of the draft do not change.',
  choose: 'Choose a Word file',
  chooseOther: 'Choose another file',
  drop: 'Drop the file here or choose it: {{name}}, at most {{megabytes}} MB.',
  sending: 'Sending {{name}}: {{percent}}%',
  reading: 'Reading {{name}} and adding its pictures to the library…',
  progress: '{{name}}, upload',
  tooLarge: 'The file is larger than {{megabytes}} MB.',
  useText: 'Use as the text of the draft',
  used: 'The text of the draft has changed; it is not saved yet.',
  undo: 'Undo',
  difference: 'Difference to the version in force',
  lostTitle: 'Not taken over from the Word file',
  lostText: 'Compare with the Word file, and add by hand what is missing.',
  dismiss: 'Close',
  nothingLost: 'Everything in the file was taken over.',
  pictures_one: '{{count}} picture was added to the media library.',
  pictures_other: '{{count}} pictures were added to the media library.',
  lost: {
    pictureKinds_one:
      '{{count}} picture of a kind that cannot be used (such as EMF, WMF, GIF, TIFF).',
    pictureKinds_other:
      '{{count}} pictures of kinds that cannot be used (such as EMF, WMF, GIF, TIFF).',
    pictureFaults_one: '{{count}} picture that is too large or damaged.',
    pictureFaults_other: '{{count}} pictures that are too large or damaged.',
    morePictures_one: '{{count}} picture beyond the number that is taken from one file.',
    morePictures_other: '{{count}} pictures beyond the number that is taken from one file.',
    linkedPictures_one: '{{count}} picture that is only linked and not in the file.',
    linkedPictures_other: '{{count}} pictures that are only linked and not in the file.',
    notePictures_one: '{{count}} picture in a footnote: footnotes show no pictures.',
    notePictures_other: '{{count}} pictures in footnotes: footnotes show no pictures.',
    shapes_one: '{{count}} shape or drawing.',
    shapes_other: '{{count}} shapes or drawings.',
    charts_one: '{{count}} chart or SmartArt.',
    charts_other: '{{count}} charts or SmartArt.',
    objects_one: '{{count}} embedded object (such as an Excel sheet).',
    objects_other: '{{count}} embedded objects (such as Excel sheets).',
    equations_one: '{{count}} equation became plain text.',
    equations_other: '{{count}} equations became plain text.',
    symbols_one: '{{count}} sign of a special font: it has no equivalent.',
    symbols_other: '{{count}} signs of special fonts: they have no equivalent.',
    textBoxes_one: '{{count}} text box: its words follow the paragraph it stood in.',
    textBoxes_other: '{{count}} text boxes: their words follow the paragraph they stood in.',
    mergedCells_one: '{{count}} merged table cell was split.',
    mergedCells_other: '{{count}} merged table cells were split.',
    innerTables_one: '{{count}} table inside another became plain text.',
    innerTables_other: '{{count}} tables inside others became plain text.',
    cellLines_one: 'The paragraphs of {{count}} table cell became one line.',
    cellLines_other: 'The paragraphs of {{count}} table cells became one line.',
    listLetters_one: 'The letter or sign of {{count}} list item became a number (1 instead of a).',
    listLetters_other:
      'The letters or signs of {{count}} list items became numbers (1 instead of a).',
    underlined_one: 'Underlined words in {{count}} paragraph became plain.',
    underlined_other: 'Underlined words in {{count}} paragraphs became plain.',
    highlighted_one: 'The highlight colour in {{count}} paragraph was removed.',
    highlighted_other: 'The highlight colour in {{count}} paragraphs was removed.',
    comments_one: '{{count}} comment.',
    comments_other: '{{count}} comments.',
    insertions_one: 'Tracked changes: {{count}} insertion was accepted.',
    insertions_other: 'Tracked changes: {{count}} insertions were accepted.',
    deletions_one: 'Tracked changes: {{count}} deletion was accepted.',
    deletions_other: 'Tracked changes: {{count}} deletions were accepted.',
    hiddenText_one: '{{count}} hidden text.',
    hiddenText_other: '{{count}} hidden texts.',
    headersFooters_one: '{{count}} header or footer.',
    headersFooters_other: '{{count}} headers or footers.',
    contentsTable_one: 'The table of contents: the page shows its own.',
    contentsTable_other: '{{count}} tables of contents: the page shows its own.',
    macros_one: 'Macros.',
    macros_other: 'Macros.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    purpose: 'Purpose',
  },
  validation: {
    wordEncrypted:
      'The Word file is protected by a password. Remove the password in Word, save it and choose it again.',
    wordOld: 'This file has an old format (.doc or .rtf). Open it in Word and save it as .docx.',
    wordIsPdf: 'This is a PDF. Choose the Word file (.docx).',
    wordOpenDocument:
      'This is an OpenDocument file (.odt). Open it in LibreOffice or Word and save it as .docx.',
    wordOtherFile: 'This is no Word file. Choose a .docx file.',
    wordUnreadable: 'The Word file could not be read. Open it in Word, save it again and retry.',
    wordTooComplex: 'The Word file is too large or too complex to be read. Split it.',
    wordTooLong: 'The text of the file is too long. Split it into shorter files.',
    wordNoText: 'The file has no text and no picture that can be used.',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { wordFiles };
