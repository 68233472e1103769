import type { Locale } from './locales.ts';

/** Texts by key, in groups of any depth. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

export type Namespaces = Readonly<Record<string, TextTree>>;

/** By language, the texts of some namespaces. */
export type Texts = Readonly<Record<Locale, Namespaces>>;

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
