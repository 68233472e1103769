/** The screens on which admins manage boards and groups. */
export const boardsDesk = {
  title: 'Boards and groups',
  lead: 'Choose who belongs to each board, with which office and in which order; add groups such as the youth branch, deputies or candidates.',
  administration: 'Boards, branches, deputies, candidates; their members, offices and order.',
  add: 'Add a board',
  addLead:
    'Begin with a name and an address; the text and the members follow. Nobody sees it until you show it.',
  editTitle: 'Edit board',
  section: 'Name and address',
  sectionText: 'The address is made from the name; you can change it.',
  size_one: '{{count}} person',
  size_other: '{{count}} people',
  shown: 'On the site',
  hidden: 'Hidden',
  fixedText:
    'The name and the address of this board stay. Its introduction and text are in the party settings.',
  toSettings: 'Open the party settings',
  language: 'Language',
  missingIn: 'Missing: {{languages}}',
  complete: 'In all languages',
  texts: 'Texts',
  textsText: 'Languages without a translation show the Turkish text.',
  visibility: 'Visibility',
  visibilityText: 'A hidden board also leaves the menu; its members and text stay.',
  hintSlug:
    'Lower-case letters, digits and hyphens. If the address changes, the former one leads to it.',
  members: 'Members',
  membersText:
    'The page shows them in this order. Without an office, the general duty of the person is shown.',
  order: 'Order of the members',
  addMember: 'Add person',
  choose: 'Choose a person',
  noneLeft: 'Everyone belongs to this board.',
  noChair: 'Not entered yet',
  noMembers: 'Nobody belongs to this board yet.',
  officeOf: '{{name}}, office in this board',
  takeOut: 'Take out',
  takeOutOf: 'Take out: {{name}}',
  saveMembers: 'Save members',
  membersUnsaved: 'There are unsaved changes.',
  menu: 'Menu',
  menuText: 'Your choice is saved at once.',
  menuLater: 'A board can be added to the menu when it is shown on the site.',
  textsAndAddress: 'Text and address',
  onSite: 'View on the site',
  remove: 'Delete',
  removeQuestion: 'Delete this board?',
  removeHint:
    'Its page is removed; the people stay. Without a place for its address to lead to, visitors are told that the page was removed.',
  targetHint: 'For example /hakkimizda; may stay empty.',
  save: 'Save',
  faults: 'Not saved',
  wrong: 'This value is not valid for {{field}}.',
  goneTitle: 'Board not found',
  goneText: 'It may have been deleted.',
  failedTitle: 'Boards could not be opened',
  forbiddenTitle: 'Boards are edited by administrators',
  forbiddenText: 'You need to be an administrator to open this page.',
};

/** The names of their fields, on the screens and in messages of the API. */
export const boardFields = {
  'board-name': 'Name',
  'board-slug': 'Address',
  'board-lead': 'Introduction',
  'board-text': 'Text',
  'board-isShown': 'Show on the site',
  'board-members': 'Members',
  'board-office': 'Office in the board',
  'board-menu': 'Place in the menu',
  'board-target': 'Where the address leads',
};

/** What their part of the API says. */
export const platform = {
  fields: boardFields,
  validation: {
    boardFixed: 'The name and the address of this board stay, and it cannot be deleted.',
    boardsTooMany: 'There can be at most 100 boards.',
    boardUnknown: 'One of the boards was not found. It may have been deleted; reload the page.',
    boardMembers: 'One of the people was deleted or added twice. Reload the page.',
    boardNotShown: 'Only a board that is shown on the site can be in the menu.',
  },
};

/** Their events, as the audit log shows them. */
export const audit = {
  group: { board: 'Boards' },
  action: {
    'board-create': 'Board added',
    'board-update': 'Board changed',
    'board-members': 'Members of a board',
    'board-remove': 'Board deleted',
  },
  did: {
    'board-create': 'Added a board',
    'board-update': 'Changed a board',
    'board-members': 'Changed the members of a board',
    'board-remove': 'Deleted a board',
  },
  didTo: {
    'board-create': 'Added the board {{subject}}',
    'board-update': 'Changed the board {{subject}}',
    'board-members': 'Changed the members of {{subject}}',
    'board-remove': 'Deleted the board {{subject}}',
  },
  fields: {
    'board-name': 'Name',
    'board-slug': 'Address',
    'board-isShown': 'Show on the site',
    'board-members': 'Members',
    'board-target': 'Where the address leads',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { boardsDesk, boardFields, audit };
