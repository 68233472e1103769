import type { TextOf } from '../../platform/i18n/text.ts';
import type { tr } from './text/tr.ts';

export type Words = TextOf<typeof tr>;

const loaders: Record<string, () => Promise<Words>> = {
  tr: async () => (await import('./text/tr.ts')).tr,
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  es: async () => (await import('./text/es.ts')).es,
};

/** The texts in this language, or in Turkish if it is unknown. */
export const loadWords = (language: string): Promise<Words> =>
  (loaders[language] ?? (loaders.tr as () => Promise<Words>))();

/** `fill('{{site}} videosu', { site: 'Vimeo' })` is "Vimeo videosu". */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
