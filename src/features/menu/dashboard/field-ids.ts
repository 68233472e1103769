import type { MenuChild, MenuFields } from '../contract.ts';

export const PREFIX = 'menu-';
export const LIST_ID = `${PREFIX}items`;
/** The button that opens the fields of an item. */
export const titleButtonId = (id: string) => `${PREFIX}${id}`;
export const fieldId = (id: string, field: string): string =>
  `${PREFIX}${id}-${field.replaceAll('.', '-')}`;

const FIELDS = ['url', 'title', 'translations.en', 'translations.de', 'translations.es'];

/** All items with the paths of their fields in the form. */
export const itemPaths = ({ items }: MenuFields): { path: string; item: MenuChild }[] =>
  items.flatMap((item, at) => [
    { path: `items.${at}`, item },
    ...item.children.map((child, under) => ({
      path: `items.${at}.children.${under}`,
      item: child,
    })),
  ]);

/** The ids of the fields by their paths. An id stays when its item is moved. */
export const idsOf = (fields: MenuFields): Record<string, string> =>
  Object.fromEntries([
    ['items', LIST_ID],
    ...itemPaths(fields).flatMap(({ path, item }) =>
      FIELDS.map((field) => [`${path}.${field}`, fieldId(item._id, field)]),
    ),
  ]);

/** The item to which a field with this id belongs. */
export const itemOfField = (fields: MenuFields, id: string): string | null =>
  itemPaths(fields).find(({ item }) => id.startsWith(`${titleButtonId(item._id)}-`))?.item._id ??
  null;
