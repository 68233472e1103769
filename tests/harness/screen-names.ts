import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/platform/i18n/locales.ts';
import { mergeTexts, type Namespaces } from '../../src/platform/i18n/texts.ts';
import { flattenTexts } from './flatten-texts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The texts that a signed-in browser has loaded in a language, by key, e.g. `content:editor.new`. */
export async function screenNames(locale: Locale): Promise<Map<string, string>> {
  const files = globSync(`src/features/**/text/${locale}.ts`, { cwd: ROOT });
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file))));
  const own = await import(join(ROOT, `src/dashboard/text/${locale}.ts`));
  const start = await import(join(ROOT, `src/dashboard/language/${locale}.ts`));
  const parts: Namespaces[] = [start.texts, own.screens, ...modules.map(({ screens }) => screens)];
  return new Map(flattenTexts(mergeTexts(parts.filter(Boolean))));
}
