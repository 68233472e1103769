/** Its events, as the audit log shows them. */
export const en = {
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
