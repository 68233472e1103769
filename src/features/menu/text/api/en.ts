/** What its part of the API says: rules, names of fields. */
export const en = {
  validation: {
    menuEmpty: 'The menu needs at least one item. You can also return to the standard menu.',
    menuTooLong: 'The menu can have at most 60 items, counting those below a title.',
    menuPath:
      '{{field}} must be a path of this site, such as /haberler. If it leads to another site, turn on “Another site”.',
    menuPathLanguage:
      '{{field}} must be written without a language: /haberler instead of /en/haberler. The menu itself leads to the pages in other languages.',
    menuHttps: '{{field}} must be a whole address that begins with https://.',
    menuGroupEmpty:
      'There is no item below this title. Move one here, choose a page to which it leads, or remove the title.',
  },
  fields: {
    'menu-items': 'Menu',
    'menu-title': 'Title',
    'menu-url': 'Address',
    'menu-visible': 'Visible',
    'menu-external': 'Another site',
    'menu-children': 'Items below',
    'menu-translation': 'Translation',
  },
};
