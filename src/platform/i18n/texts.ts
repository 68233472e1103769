import type { Locale } from './locales.ts';

/** Texts by key, in groups of any depth. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

export type Namespaces = Readonly<Record<string, TextTree>>;

/** By language, the texts of some namespaces. */
export type Texts = Readonly<Record<Locale, Namespaces>>;

/** The type of the texts in another language: the same keys as in Turkish, all with texts. */
export type TextOf<T> = { [K in keyof T]: T[K] extends string ? string : TextOf<T[K]> };

/**
 * The texts of the four files of a folder `text/`. Every export of a file is a namespace, but
 * `screens`, which names those that the dashboard loads.
 */
export function textsOf<T extends Namespaces>(
  files: { tr: T } & Record<Exclude<Locale, 'tr'>, TextOf<T>>,
): Texts {
  const { tr, en, de, es }: Texts = files as Texts;
  return {
    tr: withoutScreens(tr),
    en: withoutScreens(en),
    de: withoutScreens(de),
    es: withoutScreens(es),
  };
}

const withoutScreens = ({ screens: _, ...namespaces }: Namespaces): Namespaces => namespaces;

/**
 * Merges the texts of several parts. Parts may share a namespace: a feature adds the names of its
 * events to `audit`, and its errors to `platform`.
 * @throws if two parts have the same key
 */
export function mergeTexts(parts: readonly Namespaces[]): Namespaces {
  return parts.reduce<TextTree>((all, part) => merge(all, part, ''), {}) as Namespaces;
}

function merge(all: TextTree, part: TextTree, path: string): TextTree {
  const merged: Record<string, string | TextTree> = { ...all };
  for (const [key, value] of Object.entries(part)) {
    const known = merged[key];
    const here = path ? `${path}.${key}` : key;
    if (known === undefined) merged[key] = value;
    else if (typeof known === 'object' && typeof value === 'object')
      merged[key] = merge(known, value, here);
    else throw new Error(`The text ${here} is declared twice.`);
  }
  return merged;
}
