import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const people: TextOf<typeof tr.people> = {
  /** Names of pages, as links to them say. */
  pages: {
    chair: 'Chair',
    presidency: 'Presiding Board',
    executive: 'Central Executive Board',
  },
  board: {
    unit_one: 'person',
    unit_other: 'people',
    members: 'Members',
    order: 'In order of office',
    chairMore: 'Biography and writings',
    work: 'How it works',
    about: 'About',
    charter: 'Read the charter',
    description: '{{party}}, {{board}}: who serves on it and how it works.',
    empty: 'The members of this board have not been entered yet.',
  },
  person: {
    portrait: 'Portrait of {{name}}',
    province: 'Province',
    boards_one: 'Board',
    boards_other: 'Boards',
    biography: 'Biography',
    years: 'Year by year',
    writings: 'Writings',
  },
  chair: {
    empty: 'No chair has been entered yet.',
    contact: 'Write to the chair',
    contactText:
      'Name the matter in the subject line. For an appointment, add the days that suit you and your telephone number.',
    subject: 'For the attention of the chair',
    write: 'Write an e-mail',
    allWays: 'Other ways to reach us',
  },
  press: {
    title: 'Portrait for the press',
    download: '{{format}}, {{width}} × {{height}} px',
    contact: 'Press office:',
  },
};

/** The screens on which admins manage people. */
export const peopleDesk: TextOf<typeof tr.peopleDesk> = {
  title: 'People',
  administration: 'The chair and the members of boards: photograph, duty, biography and order.',
  lead: 'The general order. The order and offices of each board are under “Boards and groups”.',
  add: 'Add a person',
  editTitle: 'Edit person',
  board: { chair: 'Chair', presidency: 'Presiding Board', executive: 'Central Executive Board' },
  noBoard: 'Not a member of a board',
  up: 'Move up: {{name}}',
  down: 'Move down: {{name}}',
  upShort: 'Move up',
  downShort: 'Move down',
  toTop: 'Move to the top',
  toEnd: 'Move to the end',
  toPlace: 'Move to a place…',
  place: 'Place',
  placeHint: 'A number from 1 to {{count}}',
  move: 'Move',
  drag: 'Drag to move',
  moved: '{{name}} moved to position {{position}}.',
  person: 'Person',
  personText: 'Name and photograph are used on every page that shows the person.',
  words: 'Duty and quote',
  wordsText: 'Languages without a translation show the Turkish text.',
  biography: 'Biography',
  biographyText: 'Shown on the person’s own page. Write short paragraphs.',
  timeline: 'Years',
  timelineText: 'Important events, the oldest first.',
  language: 'Language',
  noProvince: 'Not given',
  choosePortrait: 'Choose a photograph',
  changePortrait: 'Change the photograph',
  removePortrait: 'Remove the photograph',
  chairHint: 'A new chair ends the duty of the former one.',
  ownBoardsHint:
    'The person is added at the end of the board. Administrators change office and order under “Boards and groups”.',
  hiddenBoard: '{{name}} (hidden)',
  year: 'Year of event {{position}}',
  event: 'Event {{position}}',
  removeEvent: 'Remove event {{position}}',
  addEvent: 'Add an event',
  save: 'Save',
  saveAndAdd: 'Save and add another',
  remove: 'Delete',
  onSite: 'View on the site',
  faults: 'Could not be saved',
  wrong: 'This value is not valid for {{field}}.',
  removeQuestion: 'Delete this person?',
  removeHint: 'Their page is removed. Contents that they wrote keep the name.',
  goneTitle: 'Person not found',
  goneText: 'They may have been deleted.',
  failedTitle: 'People could not be loaded',
  noneTitle: 'No people yet',
  noneText: 'Add the chair and the members of the boards; the pages of the boards show them.',
  forbiddenTitle: 'People are managed by administrators',
  forbiddenText: 'You need the right of an administrator to open this page.',
};

/** The names of its fields, on the screens and in messages of the API. */
export const peopleFields: TextOf<typeof tr.peopleFields> = {
  'person-name': 'Name',
  'person-duty': 'Duty',
  'person-quote': 'Quote',
  'person-province': 'Province',
  'person-biography': 'Biography',
  'person-year': 'Year',
  'person-event': 'Event',
  'person-boards': 'Boards',
  'person-ownBoards': 'Boards of the party’s own',
  'person-portraitId': 'Photograph',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: {
    portraitMissing: 'The photograph is not in the media library; choose another one.',
    peopleTooMany: 'The number of people has reached its limit.',
  },
  fields: peopleFields,
  mediaUses: { person: 'Person' },
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { person: 'People' },
  action: {
    'person-create': 'Adding a person',
    'person-update': 'Change of a person',
    'person-delete': 'Deletion of a person',
    'person-order': 'Order of people',
  },
  did: {
    'person-create': 'Added a person',
    'person-update': 'Changed a person',
    'person-delete': 'Deleted a person',
    'person-order': 'Changed the order of people',
  },
  didTo: {
    'person-create': 'Added {{subject}}',
    'person-update': 'Changed {{subject}}',
    'person-delete': 'Deleted {{subject}}',
    'person-order': 'Changed the order of {{subject}}',
  },
  fields: {
    'person-name': 'Name',
    'person-duty': 'Duty',
    'person-province': 'Province',
    'person-boards': 'Boards',
    'person-portraitId': 'Photograph',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { peopleDesk, peopleFields, audit };
