import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

/** The screen on which admins edit the menu. */
export const menu: TextOf<typeof tr.menu> = {
  title: 'Menu',
  administration: 'The main menu of the site: its items, their order, submenus and visibility.',
  lead: 'The site shows changes as soon as you save them.',
  help: 'The arrow keys lead from item to item. Alt with the up or down arrow moves an item; Alt with the right arrow puts it below the item above, Alt with the left arrow takes it to the top level.',
  faults: 'The menu could not be saved',
  wrong: '{{field}} is not valid.',
  fieldOf: '{{field}} ({{item}})',
  fieldOfLine: '{{field}} (item {{position}})',
  failedTitle: 'The menu could not be opened',
  forbiddenTitle: 'Admins edit the menu',
  forbiddenText: 'You need to be an admin to open this page.',
  noneTitle: 'The menu has no items',
  noneText: 'Add an item or return to the standard menu.',
  save: 'Save',
  add: 'Add item',
  addUnder: 'Add item below',
  edit: 'Edit',
  remove: 'Remove',
  undo: 'Undo',
  count_one: '{{formatted}} of {{most}} items',
  count_other: '{{formatted}} of {{most}} items',
  untitled: 'Untitled item',
  under: '{{name}}: items below',
  fieldsOf: '{{name}}: details',
  grip: 'Drag to move',
  hidden: 'hidden',
  isEmpty: 'Empty at the moment, not shown in the menu',
  isWrong: 'needs correction',
  leadsNowhere: 'submenu',
  visibleFor: 'Show {{name}} on the site',
  move: {
    up: 'Move up',
    down: 'Move down',
    in: 'Put below the item above',
    inGroup: 'Put below “{{group}}”',
    out: 'Take to the top level',
  },
  said: {
    moved: '{{title}} is now number {{position}} at the top level.',
    movedUnder: '{{title}} is now number {{position}} below {{group}}.',
    first: '{{title}} is already the first one.',
    last: '{{title}} is already the last one.',
    nothingAbove: '{{title}} is the first one; there is no item above it.',
    hasChildren: '{{title}} has items below it, so it cannot be put below another one.',
    isTop: '{{title}} is already at the top level.',
    isUnder: '{{title}} is already below an item; the menu has two levels.',
    added: 'Item added. Choose where it leads.',
    removed_zero: '{{title}} was removed.',
    removed_one: '{{title}} and one item below it were removed.',
    removed_other: '{{title}} and {{count}} items below it were removed.',
    restored: '{{title}} is back.',
    standard: 'The standard menu is loaded. It is not saved yet.',
  },
  standard: {
    action: 'Return to the standard menu',
    title: 'Return to the standard menu?',
    text: 'The standard menu links to every page of the party, and gets the pages of new versions by itself. Your own menu stays on the site until you save.',
    confirm: 'Load the standard menu',
  },
  target: 'Where does it lead?',
  chooseTarget: 'Choose',
  pages: 'Pages of the site',
  otherTargets: 'Other',
  typedAddress: 'I will type another address',
  nowhere: 'Nowhere: it only opens its submenu',
  addressHint: 'The path on this site, such as /haberler/yeni-yil',
  externalHint: 'The whole address, such as https://example.org',
  externalText: 'Visitors can see that the link leaves the site.',
  otherLanguages: 'Title in other languages',
  automaticNames:
    'If a field is empty, the name in grey is used; it stays when the Turkish title changes.',
  turkishTitle: 'If a field is empty, the Turkish title is shown.',
  preview: {
    title: 'Preview',
    mode: 'Mode of the preview',
    language: 'Language of the preview',
    light: 'Light',
    dark: 'Dark',
    drawer: 'Menu on a phone',
    header: 'Header',
    headerText: 'As in a wide window; submenus open when the pointer is on them.',
    tooLong:
      'The header has no room for this menu: visitors can open it only with the menu button. Use fewer items at the top level or shorter titles.',
    failed: 'The preview could not be updated; you can go on editing.',
  },
};

/** The names of its fields, on the screens and in messages of the API. */
export const menuFields: TextOf<typeof tr.menuFields> = {
  'menu-items': 'Menu',
  'menu-title': 'Title',
  'menu-url': 'Address',
  'menu-visible': 'Visible',
  'menu-external': 'Another site',
  'menu-children': 'Items below',
  'menu-translation': 'Translation',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const menuRules: TextOf<typeof tr.menuRules> = {
  menuEmpty: 'The menu needs at least one item. You can also return to the standard menu.',
  menuTooLong: 'The menu can have at most 60 items, counting those below a title.',
  menuPath:
    '{{field}} must be a path of this site, such as /haberler. If it leads to another site, turn on “Another site”.',
  menuPathLanguage:
    '{{field}} must be written without a language: /haberler instead of /en/haberler. The menu itself leads to the pages in other languages.',
  menuHttps: '{{field}} must be a whole address that begins with https://.',
  menuGroupEmpty:
    'There is no item below this title. Move one here, choose a page to which it leads, or remove the title.',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: menuRules,
  fields: menuFields,
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { menu: 'Menu' },
  action: { 'menu-changed': 'Change' },
  did: { 'menu-changed': 'Changed the menu' },
  didTo: { 'menu-changed': 'Changed the menu {{subject}}' },
  fields: {
    'menu-added': 'Added',
    'menu-removed': 'Removed',
    'menu-renamed': 'Renamed',
    'menu-moved': 'Moved',
    'menu-addressed': 'Address changed',
    'menu-shown': 'Made visible',
    'menu-hidden': 'Hidden',
    'menu-translated': 'Translation changed',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { menu, menuFields, menuRules, audit };
