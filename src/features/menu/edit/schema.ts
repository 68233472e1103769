import * as z from 'zod/mini';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { oneLine } from '../../../platform/typed-text.ts';
import { MENU_KEYS } from '../schema.ts';

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
