import * as z from 'zod/mini';
import {
  changed,
  contract,
  one,
  PREVIEW_RATE,
  type ReplyBody,
  whole,
} from '../../platform/http/contract.ts';
import { dataReply } from '../../platform/http/replies.ts';
import { LOCALES, splitLocale } from '../../platform/i18n/locales.ts';
import { isAllowedLink } from '../../platform/markup/allowed-link.ts';
import { everybody, siteRight } from '../../platform/rights.ts';
import { oneLine } from '../../platform/typed-text.ts';
import { MENU_KEYS, MenuItem } from './schema.ts';

export const MENU_LIMITS = {
  /** Of both levels together. */
  items: 60,
  title: 60,
  url: 500,
} as const;

const title = oneLine(MENU_LIMITS.title);
const link = {
  /** A new item gets its id from the program that adds it. */
  _id: z.uuid(),
  key: z.nullable(z.enum(MENU_KEYS)),
  title: title.check(z.minLength(1)),
  /** `#`: it only opens the items below it. */
  url: oneLine(MENU_LIMITS.url).check(z.minLength(1)),
  visible: z.boolean(),
  external: z.boolean(),
  /** Empty: the name of the fixed item or of the page, or the Turkish title. */
  translations: z.strictObject({ en: title, de: title, es: title }),
};
const most = z.maxLength(MENU_LIMITS.items);
const MenuChild = z.strictObject(link);
const MenuNode = z.strictObject({ ...link, children: z.array(MenuChild).check(most) });
export type MenuChild = z.infer<typeof MenuChild>;
export type MenuNode = z.infer<typeof MenuNode>;

/** What an admin edits. */
export const MenuFields = z.strictObject({ items: z.array(MenuNode).check(most) });
export type MenuFields = z.infer<typeof MenuFields>;

/** The whole menu. It replaces the stored one of this version. */
export const MenuChange = z.extend(MenuFields, { version: z.int().check(z.minimum(0)) });
export type MenuChange = z.infer<typeof MenuChange>;

export const MenuRecord = z.object({
  /** Hidden items included. */
  items: z.array(MenuNode),
  /** 0: the menu was never changed. */
  version: z.int(),
  /** Whether the installation has no menu of its own. */
  isStandard: z.boolean(),
});
export type MenuRecord = z.infer<typeof MenuRecord>;

const names = z.object({ tr: z.string(), en: z.string(), de: z.string(), es: z.string() });
const label = { icon: z.nullable(z.string()), names };
const keyed = Object.fromEntries(MENU_KEYS.map((key) => [key, z.object(label)])) as Record<
  (typeof MENU_KEYS)[number],
  z.ZodMiniObject<typeof label>
>;

/** What a menu can be made of. */
export const MenuParts = z.object({
  /** The pages of the site, with the icon and the names that an item with this address gets. */
  pages: z.array(z.object({ path: z.string(), ...label })),
  keys: z.object(keyed),
  standard: z.array(MenuNode),
  /** The paths of the pages that have nothing to show now: the site does not lead to them. */
  empty: z.array(z.string()),
});
export type MenuParts = z.infer<typeof MenuParts>;

const shown = {
  ...link,
  title: z.string().check(z.maxLength(MENU_LIMITS.title * 4)),
  url: z.string().check(z.maxLength(MENU_LIMITS.url * 4)),
};

/** A menu as it is being typed: titles may be empty, addresses wrong. */
export const MenuDraft = z.strictObject({
  items: z
    .array(z.strictObject({ ...shown, children: z.array(z.strictObject(shown)).check(most) }))
    .check(most),
  locale: z.enum(LOCALES),
});
export type MenuDraft = z.infer<typeof MenuDraft>;

/** Parts of a public page, as HTML. */
export const MenuPreview = z.object({
  header: z.string(),
  drawer: z.string(),
  /** Addresses of the style sheets of public pages. */
  sheets: z.array(z.string()),
  /** The rules of the party's colour. */
  style: z.string(),
  /** The width of the window in px from which the header has room for the menu; null: never. */
  fitsFrom: z.nullable(z.int()),
});
export type MenuPreview = z.infer<typeof MenuPreview>;

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
const fieldNames: Record<string, string> = Object.fromEntries([
  ['items', 'menu-items'],
  ...named('items.*'),
  ...named('items.*.children.*'),
]);

/** Sixty items with titles in four languages. */
const MENU_BYTES = 256 * 1024;

/** The public menu; all other calls are for admins. */
export const menuRoutes = contract(
  'menu',
  { right: siteRight, fieldNames },
  {
    list: {
      at: 'GET /menu/list',
      summary: 'The public menu',
      right: everybody,
      withoutSession: true,
      reply: one(z.array(MenuItem)),
    },
    get: {
      at: 'GET /menu',
      summary: 'The whole menu with hidden items; the standard menu if there is no other',
      reply: whole(z.extend(dataReply(MenuRecord), { parts: MenuParts })),
    },
    save: {
      at: 'PUT /menu',
      summary: 'Replace the whole menu; public pages show it at once',
      body: MenuChange,
      bytes: MENU_BYTES,
      reply: changed(MenuRecord, 'updated'),
    },
    preview: {
      at: 'POST /menu/preview',
      summary: 'The header and the drawer of public pages with a menu that is not saved',
      unconfirmed: 'stores nothing',
      body: MenuDraft,
      bytes: MENU_BYTES,
      rate: PREVIEW_RATE,
      reply: one(MenuPreview),
    },
  },
);
export type OpenedMenu = ReplyBody<typeof menuRoutes.get>;

/** What the schema cannot say, by the path of the field: the rule that it breaks. */
export function menuFaults({ items }: MenuFields): Record<string, string> {
  const faults: Record<string, string> = {};
  const count = items.reduce((sum, { children }) => sum + 1 + children.length, 0);
  if (count === 0) faults.items = 'menuEmpty';
  if (count > MENU_LIMITS.items) faults.items = 'menuTooLong';
  for (const [at, item] of items.entries()) {
    const rule = urlFault(item, item.children.length > 0);
    if (rule) faults[`items.${at}.url`] = rule;
    for (const [under, child] of item.children.entries()) {
      const broken = urlFault(child, false);
      if (broken) faults[`items.${at}.children.${under}.url`] = broken;
    }
  }
  return faults;
}

type Link = Pick<MenuNode, 'url' | 'external'>;

/** The rule that an address breaks; null for a good one. */
function urlFault({ url, external }: Link, hasChildren: boolean): string | null {
  const address = url.trim();
  if (address === '') return null;
  if (external) return isHttps(address) && isAllowedLink(address) ? null : 'menuHttps';
  if (address === '#') return hasChildren ? null : 'menuGroupEmpty';
  if (!address.startsWith('/') || !isAllowedLink(address)) return 'menuPath';
  const [path = ''] = address.split(/[?#]/, 1);
  return splitLocale(path).locale === 'tr' ? null : 'menuPathLanguage';
}

function isHttps(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
}
