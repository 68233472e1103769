import type { SiteMenuItem } from '../schema.ts';
import type { MenuChild, MenuFields, MenuNode } from './schema.ts';

const NONE = { en: '', de: '', es: '' };

/** A menu of the site as an admin edits it. */
export const toFields = (items: readonly SiteMenuItem[]): MenuNode[] =>
  items.map(({ children, ...item }) => ({
    ...editable(item),
    children: children.map(editable),
  }));

type Link = Omit<SiteMenuItem, 'children'>;

const editable = ({ translations, ...link }: Link): MenuChild => ({
  ...link,
  translations: { ...NONE, ...translations },
});

/** The translations as they are stored: without empty ones. */
export const withoutEmpty = <T extends object>(translations: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(translations).filter(([, title]) => title !== ''),
  ) as Partial<T>;

/** A menu on public pages that has not been stored. */
export const toSite = (items: MenuFields['items']): SiteMenuItem[] =>
  items.map(({ children, ...item }) => ({ ...shown(item), children: children.map(shown) }));

const shown = ({ translations, ...link }: MenuChild): Link => ({
  ...link,
  translations: withoutEmpty(translations),
});

/** Whether both menus have the same items in the same order, whatever their ids are. */
export const isSameMenu = (a: readonly MenuNode[], b: readonly MenuNode[]): boolean =>
  JSON.stringify(a.map(comparable)) === JSON.stringify(b.map(comparable));

const comparable = ({ children, ...item }: MenuNode) => [
  valuesOf(item),
  children.map((child) => valuesOf(child)),
];
const valuesOf = ({ key, title, url, visible, external, translations }: MenuChild) => [
  ...[key, title, url, visible, external],
  ...[translations.en, translations.de, translations.es],
];
