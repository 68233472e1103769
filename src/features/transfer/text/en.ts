import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const transfer: TextOf<typeof tr.transfer> = {
  title: 'Import and export',
  lead: 'Upload an export of WordPress (XML) or Ghost (JSON), alone or as a ZIP together with its pictures, or a ZIP of Markdown files. It is checked first; nothing is written before you start the import.',
  administration:
    'Take over contents from WordPress, Ghost or Markdown files; download all contents.',
  upload: 'Choose file',
  uploaded: 'The file was received and is being checked.',
  started: 'The import has started.',
  start: 'Start import',
  repeat: 'Import again',
  remove: 'Delete report',
  previous: 'Earlier imports',
  none: 'Nothing has been imported yet.',
  progress: '{{done, number}} of {{entries, number}} entries',
  categories: 'Categories',
  categoriesText:
    'Categories of the file with a name or address of ours are matched; you can change them.',
  categoriesAsked:
    'Without a counterpart here: {{count, number}}. Choose what they become; without a choice they become “{{otherwise}}”.',
  notChosen: 'Not chosen: {{otherwise}}',
  otherwise: 'Without a category',
  categoryEntries: '{{name}} ({{count, number}} entries)',
  download: 'Download missing pictures from {{site}}',
  downloadText: '{{missing, number}} pictures are not in the upload.',
  report: 'Entries',
  onlyProblems: 'Only skipped and incomplete ones',
  more: 'Show more',
  noNotes: 'There are no entries to show.',
  failedTitle: 'The imports could not be opened',
  forbiddenTitle: 'Only administrators import and export',
  forbiddenText: 'You need the administrator role to open this page.',
  export: 'Export',
  exportText:
    'All contents as Markdown, pages, boards and documents, pictures and attachments as they are stored, in one ZIP file.',
  exportButton: 'Download everything',
  import: 'Import',
  tooLarge: 'The file can have at most {{megabytes, number}} MB.',
  uploading: 'Uploading: {{percent}}%',
  exporting: 'The export is being prepared; this can take some minutes for a large site.',
  exported: 'The export was downloaded.',
  kindLabel: 'Kind',
  site: 'Site',
  authors: 'Authors',
  andOthers: '{{names}} and {{others, number}} more',
  pictures: 'Pictures and files',
  picturesMissing: '{{pictures, number}}; {{missing, number}} of them are not in the uploaded file',
  found: 'Result of the check',
  foundText: 'The file has {{entries, number}} entries.',
  checkingText: 'The file is being checked: {{done, number}} entries were read.',
  mayLeave: 'You can leave this page; the work continues on the server.',
  missingTitle: 'There is no such import',
  missingText: 'It may have been deleted. The last twenty imports are kept.',
  removeQuestion: 'The uploaded file and its report will be deleted:',
  removeHint: 'Contents that were imported stay.',
  kind: {
    wxr: 'WordPress',
    ghost: 'Ghost',
    markdown: 'Markdown',
  },
  state: {
    checking: 'Being checked',
    checked: 'Ready to start',
    running: 'Running',
    done: 'Completed',
    failed: 'Failed',
  },
  action: {
    create: 'New',
    change: 'Update',
    same: 'Unchanged',
    skip: 'Skipped',
  },
  reason: {
    notPost: 'Neither a post nor a page',
    trashed: 'In the trash, or in an unknown state',
    passwordProtected: 'Protected by a password',
    noTitle: 'Has no title',
    noText: 'Has no text',
    tooLong: 'Its text is too long',
    tooComplex: 'Its text is too complex',
    badDate: 'Its date cannot be read',
    badEntry: 'The entry cannot be read',
    editedHere: 'Was edited here after the import',
    deletedHere: 'Was deleted here after the import',
    notValid: 'One of its fields is not accepted',
    pictureMissing: 'A picture or file was not found',
    pictureRefused: 'A picture or file was refused',
    privateAddress:
      'A picture or file was not downloaded: its site has an address of a private network',
    siteUnreachable: 'A picture or file was not downloaded: its site could not be reached',
    addressTaken: 'Its address is used here',
    membersMissing: 'Some of its members are not among the people here',
    pageAsContent: 'It was a page; it became a content',
    firstFrameOnly: 'Only the first frame of an animated picture was taken',
    textShortened: 'Its title, summary, author or tags were shortened',
    altMissing:
      'Has a picture without alternative text; see the tab “Without alternative text” of the contents',
    elementsLost: 'Only the words stay of parts that have no counterpart here: {{lost}}',
    commentsLost: 'Its comments were not taken over',
    fieldsIgnored: 'Front matter that could not be read was left out: {{lost}}',
    damaged: 'Line {{line}} of the file is damaged; check the letters there',
  },
  fault: {
    notXml: 'The XML of the file is broken in line {{line}}. Nothing was imported.',
    notWxr: 'The file is not an export of WordPress.',
    notGhost: 'The file is no export of Ghost, or its JSON is damaged.',
    badZip: 'The ZIP file is damaged or contains file names that are not accepted.',
    noEntries: 'The file contains no content.',
    tooManyEntries: 'The file has too many entries. Please split it into several files.',
    tooLarge: 'A part of the file is too large.',
    encoding: 'The file is not encoded in UTF-8.',
    doctype: 'The file contains a document type (DOCTYPE), which is refused for security.',
    tooDeep: 'The elements of the file are nested too deeply.',
    severalSites: 'The ZIP contains exports of several sites. Please upload each site on its own.',
    internal: 'The import could not be completed. The list of failed jobs has the details.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    importRunning: 'Another import is running. Wait until it has ended.',
    importNotReady: 'This import cannot be started.',
    exportRunning: 'Another export is running. Wait until it has ended.',
  },
  validation: {
    importBadZip: 'The ZIP file is damaged or contains file names that are not accepted.',
    importNoEntries: 'The file contains no content.',
    importTooManyEntries: 'The file has too many entries. Please split it into several files.',
  },
  fields: {
    categories: 'Categories',
    otherwise: 'Without a category',
    download: 'Downloading pictures',
    after: 'Position',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    transfer: 'Import and export',
  },
  action: {
    'transfer-import': 'Import',
    'transfer-export': 'Export',
  },
  did: {
    'transfer-import': 'Started an import',
    'transfer-export': 'Exported all contents',
  },
  didTo: {
    'transfer-import': 'Imported {{subject}}',
    'transfer-export': 'Exported all contents: {{subject}}',
  },
  fields: {
    categories: 'Categories',
    otherwise: 'Without a category',
    download: 'Downloading pictures',
    entries: 'Entries',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { transfer, audit };
