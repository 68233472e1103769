const OF_ITEM = ['title', 'url', 'visible', 'external', 'children'];
const LANGUAGES = ['en', 'de', 'es'];

const named = (path: string): [string, string][] => [
  ...OF_ITEM.map((field): [string, string] => [`${path}.${field}`, `menu-${field}`]),
  ...LANGUAGES.map((locale): [string, string] => [
    `${path}.translations.${locale}`,
    'menu-translation',
  ]),
];

/** The keys of the names of the fields in messages, by their paths; `*` is the number of an item. */
export const fieldNames: Record<string, string> = Object.fromEntries([
  ['items', 'menu-items'],
  ...named('items.*'),
  ...named('items.*.children.*'),
]);
